import { AppError, errors, isAppError, isMailAddress, passwordProblems } from "@gevel/config";
import { data, redirect, type AppLoadContext } from "@remix-run/node";
import { canonicalPath } from "~/i18n/paths";
import { currentOwner } from "../current-owner.server";
import { accountPages, accountPath } from "./account-addresses";
import type { AccountState, ChoiceProblem } from "./account-state";
import { accountHeaders, renderAccount, languageOf, tokenIn, type AccountParams } from "./account.server";
import { redirectAfterLogin, visitorOf } from "./after-login.server";
import { typedText } from "./typed-text.server";

type Sent = readonly [context: AppLoadContext, request: Request, params: AccountParams, form: FormData];

function again([context, , params]: Sent, state: AccountState, status: number, wait: number | null = null) {
  const page = renderAccount(context, languageOf(context, params), state, "account-answer");
  const headers = { ...accountHeaders, ...(wait !== null && { "Retry-After": String(wait) }) };
  return data({ page }, { status, headers });
}

async function answerLinkRequest(sent: Sent, what: "reset" | "login") {
  const [context, request, params, form] = sent;
  const language = languageOf(context, params);
  const email = typedText(form, "email").trim();
  if (!isMailAddress(email)) return again(sent, { kind: "ask", what, email, problem: "missing", wait: null }, 400);
  try {
    await context.cms.requestAccountLink({ kind: what, email, language }, visitorOf(context, request));
  } catch (error) {
    if (!isAppError(error)) throw error;
    const problem = error.code === "TOO_MANY_REQUESTS" ? error.code : "LOGIN_FAILED";
    if (problem === "LOGIN_FAILED")
      context.log.warn({ err: error }, "accounts: requesting a link by mail failed, the owner sees the form again");
    const minutes = error.wait === null ? null : Math.ceil(error.wait / 60);
    return again(sent, { kind: "ask", what, email, problem, wait: minutes }, errors[problem].status, error.wait);
  }
  const next = `${accountPath(canonicalPath(language, "login"), "sent")}${what}/`;
  return redirect(next, { status: 303, headers: accountHeaders });
}

function problemOf(password: string, confirmation: string): ChoiceProblem | null {
  if (password === "") return "missing";
  return password === confirmation ? null : "mismatch";
}

async function answerChoice(sent: Sent) {
  const [context, request, params, form] = sent;
  const token = tokenIn(params);
  const link = await context.cms.readAccountLink(token);
  if (!link || link.kind === "login") return again(sent, { kind: "gone", what: "reset" }, 404);
  const reject = (problem: ChoiceProblem) =>
    again(sent, { kind: "choose", link: link.kind === "login" ? "reset" : link.kind, email: link.email, problem }, 400);
  const password = typedText(form, "password");
  const problem = problemOf(password, typedText(form, "confirmation"));
  if (problem) return reject(problem);
  try {
    const session = await context.cms.choosePassword({ token, password }, visitorOf(context, request));
    if (!session) return again(sent, { kind: "gone", what: "reset" }, 404);
    return await redirectAfterLogin(context, languageOf(context, params), session);
  } catch (error) {
    const problemText = isAppError(error) && error.code === "INVALID_INPUT" ? error.fields[0]?.message : undefined;
    const known = passwordProblems.find((each) => each === problemText);
    if (!known) throw error;
    return reject(known);
  }
}

async function answerConfirmLogin(sent: Sent) {
  const [context, request, params] = sent;
  const session = await context.cms.logInByLink(tokenIn(params), visitorOf(context, request));
  if (!session) return again(sent, { kind: "gone", what: "login" }, 404);
  return redirectAfterLogin(context, languageOf(context, params), session);
}

async function answerDevices([context, request, params, form]: Sent) {
  const login = canonicalPath(languageOf(context, params), "login");
  const { session, headers } = await currentOwner(context, request);
  if (!session) return redirect(login, { status: 303, headers });
  const end = typedText(form, "end");
  const known = await context.cms.devices(session);
  const ended = known.filter(({ id, current }) => !current && (end === "others" || id === end));
  for (const { id } of ended) await context.cms.endDevice(session, id);
  return redirect(accountPath(login, "devices"), { status: 303, headers: { ...accountHeaders, ...headers } });
}

/** Answers a form of an account page: an ordinary post, then a redirect, or the page again with the problem. */
export async function answerAccount(context: AppLoadContext, request: Request, params: AccountParams) {
  languageOf(context, params);
  const sent: Sent = [context, request, params, await request.formData().catch(() => new FormData())];
  const { page, token } = params;
  if (token !== undefined && page === accountPages.choosePassword) return answerChoice(sent);
  if (token !== undefined && page === accountPages.byMail) return answerConfirmLogin(sent);
  if (token === undefined && page === accountPages.forgotten) return answerLinkRequest(sent, "reset");
  if (token === undefined && page === accountPages.byMail) return answerLinkRequest(sent, "login");
  if (token === undefined && page === accountPages.devices) return answerDevices(sent);
  throw new AppError("PAGE_NOT_FOUND");
}
