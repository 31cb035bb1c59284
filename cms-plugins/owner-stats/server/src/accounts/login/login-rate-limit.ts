import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { accountByName } from "../account.js";
import { limitLogins } from "./limit-logins.js";
import { accountKey } from "./limit-attempts.js";
import { recordLogin } from "./record-login.js";

const attemptSchema = z.object({ identifier: z.string().min(1) });
const enteredSchema = z.object({ user: z.object({ id: z.number() }) });

/** Runs before Strapi's own `POST /auth/local`: limits attempts, and records logins. */
export const loginRateLimit = (strapi: Core.Strapi): Core.MiddlewareHandler =>
  limitLogins(strapi, {
    attemptKind: "login",
    async accountOf(body) {
      const attempt = attemptSchema.safeParse(body);
      if (!attempt.success) return null;
      const { identifier } = attempt.data;
      const account = await accountByName(strapi, identifier);
      return { account, key: account ? accountKey(account.id) : identifier.toLowerCase() };
    },
    async onLogin(ctx, account) {
      const entered = enteredSchema.safeParse(ctx.body);
      if (!entered.success || !account) return false;
      await recordLogin(strapi, entered.data.user.id, { way: "password", userAgent: ctx.get("user-agent") });
      return true;
    },
  });
