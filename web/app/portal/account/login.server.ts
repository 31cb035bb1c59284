import { data, redirect, type AppLoadContext } from "@remix-run/node";
import { errors, isAppError, type ErrorCode } from "@gevel/config";
import { loginPath } from "~/i18n/paths";
import { requestLanguage } from "~/shell/chrome/request-language";
import { endedOwnerCookie, readOwnerSession } from "../owner-session.server";
import { endSession } from "../renew-session.server";
import { redirectAfterLogin, visitorOf } from "./after-login.server";
import { typedText } from "./typed-text.server";

export interface LoginProblem {
  code: ErrorCode;
  missing: ("username" | "password")[];
  /** The submitted username; the password is never sent back. */
  username: string;
  /** Minutes until the next attempt is allowed; null if it is allowed at once. */
  wait: number | null;
}

/** Logs in, or out when the form says so. Works without script: an ordinary post, an ordinary redirect. */
export async function answerLogin(context: AppLoadContext, request: Request) {
  const form = await request.formData();
  const language = requestLanguage(new URL(request.url), context.replica);
  if (form.get("intent") === "log-out") return logOut(context, request, loginPath(language));

  const username = typedText(form, "username").trim();
  const password = typedText(form, "password");
  const missing = [!username && ("username" as const), !password && ("password" as const)].filter(
    (field) => field !== false,
  );
  const reject = (code: ErrorCode, wait: number | null = null) => {
    const headers = { "cache-control": "no-store", ...(wait !== null && { "Retry-After": String(wait) }) };
    const minutes = wait === null ? null : Math.ceil(wait / 60);
    return data<LoginProblem>({ code, missing, username, wait: minutes }, { status: errors[code].status, headers });
  };

  if (missing.length > 0) return reject("INVALID_EMAIL_OR_PASSWORD");
  try {
    const session = await context.cms.logIn({ username, password }, visitorOf(context, request));
    if (!session) return reject("USER_NOT_FOUND");
    return await redirectAfterLogin(context, language, session);
  } catch (error) {
    if (!isAppError(error)) throw error;
    context.log.warn({ err: error }, "login: the CMS did not check a login, the owner sees the form again");
    return reject(error.code === "TOO_MANY_REQUESTS" ? error.code : "LOGIN_FAILED", error.wait);
  }
}

async function logOut(context: AppLoadContext, request: Request, back: string) {
  const session = await readOwnerSession(context, request);
  // Without an answer the session ends by itself in days; this browser forgets it in any case.
  if (session)
    await endSession(context.cms, session).catch((error: unknown) =>
      context.log.warn({ err: error }, "login: ending a session in the CMS failed, it expires there later"),
    );
  return redirect(back, { status: 303, headers: { "set-cookie": await endedOwnerCookie(context) } });
}
