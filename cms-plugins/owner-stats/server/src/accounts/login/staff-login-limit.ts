import { answerFailure } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { limitTries } from "./limit-tries.js";

const attemptSchema = z.object({ email: z.string().min(1) });

/**
 * CMS-8: before Strapi's `POST /admin/login`. Strapi counts by address and account together, in one process: whoever has many
 * addresses tries one account as often as they like, and whoever has many accounts tries all of them from one address.
 */
export function staffLoginLimit(strapi: Core.Strapi): Core.MiddlewareHandler {
  return async (ctx, next) => {
    const attempt = attemptSchema.safeParse(ctx.request.body);
    // Strapi says what is missing.
    if (!attempt.success) {
      await next();
      return;
    }
    let tried: Awaited<ReturnType<typeof limitTries>>;
    try {
      const account = attempt.data.email.trim().toLowerCase().slice(0, 320);
      tried = await limitTries(strapi, "staff", { account, address: ctx.request.ip });
    } catch (cause) {
      answerFailure(strapi, ctx, cause);
      return;
    }
    await next();
    if (ctx.status !== 200) return;
    await tried.succeed().catch((cause: unknown) => {
      // Whoever has the right password is let in all the same.
      strapi.log.error(`staff login: the counted try could not be taken back: ${String(cause).slice(-300)}`);
    });
  };
}
