import { answerFailure } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { limitAttempts, type AttemptKind } from "./limit-attempts.js";

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
export function limitLogins<Account>(
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
