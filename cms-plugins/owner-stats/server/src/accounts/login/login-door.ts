import { answerFailure } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { accountByName } from "../account.js";
import { limitTries, triedAccount } from "./limit-tries.js";
import { noteLogin } from "./note-login.js";

const attemptSchema = z.object({ identifier: z.string().min(1) });
const enteredSchema = z.object({ user: z.object({ id: z.number() }) });

/** Stands before Strapi's own `POST /auth/local`: counts tries, and writes down who came in. What it refuses says nothing of accounts. */
export function loginDoor(strapi: Core.Strapi): Core.MiddlewareHandler {
  return async (ctx, next) => {
    const attempt = attemptSchema.safeParse(ctx.request.body);
    // Strapi says what is missing.
    if (!attempt.success) {
      await next();
      return;
    }
    const { identifier } = attempt.data;
    const known = await accountByName(strapi, identifier);
    const account = known ? triedAccount(known.id) : identifier.toLowerCase();
    let tried: Awaited<ReturnType<typeof limitTries>>;
    try {
      tried = await limitTries(strapi, "login", { account, address: ctx.request.ip });
    } catch (cause) {
      return answerFailure(strapi, ctx, cause);
    }
    await next();
    const entered = enteredSchema.safeParse(ctx.body);
    if (ctx.status !== 200 || !entered.success || !known) return;
    try {
      await tried.succeed();
      await noteLogin(strapi, entered.data.user.id, { way: "password", userAgent: ctx.get("user-agent") });
    } catch (cause) {
      // Whoever has the right password is let in all the same.
      strapi.log.error(`a login could not be written down: ${String(cause).slice(-300)}`);
    }
  };
}
