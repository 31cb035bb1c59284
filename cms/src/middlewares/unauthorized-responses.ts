import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { rejectRequest } from "../public-routes/reject-request";

/** A route that asks for a permission, called by nobody in particular. */
const anonymousSchema = z.object({
  route: z.object({ config: z.object({ auth: z.unknown().refine((auth) => auth !== false) }) }),
  auth: z.object({ credentials: z.null().optional() }).optional(),
});

/**
 * Who shows no token, or one that is wrong or expired, is told 401, as the OpenAPI says; Strapi answers 403 where its
 * public role may not do it. An address that takes nothing but GET, because it is no address, is told 404 and not 405.
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
