import { answerFailure } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { accountByName } from "../account.js";
import { accountKey, limitAttempts, type AttemptKind } from "./limit-attempts.js";
import { recordLogin } from "./record-login.js";

interface Logins<Account> {
  attemptKind: AttemptKind;
  /** The account a request tries to log in to; null if it names none, which Strapi handles. */
  accountOf(body: unknown): Promise<{ key: string; account: Account } | null>;
  /** Called after Strapi has answered: false if the login failed, whatever the status. */
  onLogin?(ctx: Parameters<Core.MiddlewareHandler>[0], account: Account): Promise<boolean>;
}

/**
 * Runs before a login of Strapi's own: limits attempts, and does not count a successful one. A rejection reveals
 * nothing about accounts.
 */
function limitLogins<Account>(
  strapi: Core.Strapi,
  { attemptKind, accountOf, onLogin }: Logins<Account>,
): Core.MiddlewareHandler {
  return async (ctx, next) => {
    const attempt = await accountOf(ctx.request.body);
    if (!attempt) {
      await next();
      return;
    }
    let limited: Awaited<ReturnType<typeof limitAttempts>>;
    try {
      limited = await limitAttempts(strapi, attemptKind, { account: attempt.key, address: ctx.request.ip });
    } catch (cause) {
      answerFailure(strapi, ctx, cause);
      return;
    }
    await next();
    if (ctx.status !== 200) return;
    try {
      if (onLogin && !(await onLogin(ctx, attempt.account))) return;
      await limited.succeed();
    } catch (cause) {
      // The password was right, so the login succeeds anyway.
      strapi.log.error(
        `login: recording a login failed, the user is logged in, kind=${attemptKind}: ${String(cause).slice(-300)}`,
      );
    }
  };
}

const ownerAttemptSchema = z.object({ identifier: z.string().min(1) });
const enteredSchema = z.object({ user: z.object({ id: z.number() }) });

/** Runs before Strapi's own `POST /auth/local`: limits attempts, and records logins. */
export const ownerLoginMiddleware = (strapi: Core.Strapi): Core.MiddlewareHandler =>
  limitLogins(strapi, {
    attemptKind: "login",
    async accountOf(body) {
      const attempt = ownerAttemptSchema.safeParse(body);
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

const staffAttemptSchema = z.object({ email: z.string().min(1) });

/**
 * CMS-8: runs before Strapi's `POST /admin/login`. Strapi counts per IP address and account combined, in one process:
 * an attacker with many addresses can try one account without limit, and one with many accounts all of them from one
 * address.
 */
export const staffLoginMiddleware = (strapi: Core.Strapi): Core.MiddlewareHandler =>
  limitLogins(strapi, {
    attemptKind: "staff",
    async accountOf(body) {
      const attempt = staffAttemptSchema.safeParse(body);
      return attempt.success ? { account: null, key: attempt.data.email.trim().toLowerCase().slice(0, 320) } : null;
    },
  });
