import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { rejectRequest } from "./routes/reject-request";

/** An anonymous request to a route that requires a permission. */
const anonymousSchema = z.object({
  route: z.object({ config: z.object({ auth: z.unknown().refine((auth) => auth !== false) }) }),
  auth: z.object({ credentials: z.null().optional() }).optional(),
});

/**
 * A request without a token, or with a wrong or expired one, gets 401, as the OpenAPI says; Strapi answers 403 where
 * its public role lacks the permission. An unknown address, for which Strapi answers that only GET is allowed, gets 404
 * and not 405.
 */
const unauthorizedResponses: Core.MiddlewareFactory = () => async (ctx, next) => {
  await next();
  if (ctx.status === 405) {
    ctx.remove("Allow");
    rejectRequest(ctx, 404);
  }
  if (ctx.status === 403 && anonymousSchema.safeParse(ctx.state).success) rejectRequest(ctx, 401);
  if (ctx.status === 401) ctx.set("WWW-Authenticate", "Bearer");
};

export default unauthorizedResponses;
