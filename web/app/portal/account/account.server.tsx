import { AppError, isLanguage, writtenAs, type Language } from "@gevel/config";
import { data, redirect, type AppLoadContext } from "@remix-run/node";
import { canonicalPath, createPaths, pathTable } from "~/i18n/paths";
import { textOf } from "~/i18n/text-of.server";
import { renderStatic, staticMarkup } from "~/islands/render-static.server";
import { treeOf } from "~/shell/chrome/chrome.server";
import { screenMeta } from "~/shell/head/page-meta.server";
import { currentOwner } from "../current-owner.server";
import { accountPages } from "./account-addresses";
import { AccountPage } from "./account-page";
import { screenOf, type AccountState, type DeviceItem } from "./account-state";

/** `Firefox on Windows`, as the CMS writes it, in the page's language: the names stay, the word between them is translated. */
export function deviceName(device: string | null, format: (browser: string, system: string) => string): string {
  const [, browser, system] = /^(.+) on (.+)$/.exec(device ?? "") ?? [];
  return browser !== undefined && system !== undefined ? format(browser, system) : (device ?? "");
}

export type AccountParams = Readonly<Record<"language" | "page" | "token", string | undefined>>;

/** Private: not cached, not indexed, and its address is not sent to other sites. */
export const accountHeaders = {
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex, nofollow",
  "Referrer-Policy": "same-origin",
};

export function languageOf({ replica }: AppLoadContext, { language }: AccountParams): Language {
  if (!isLanguage(language) || !replica.enabledLanguages.includes(language)) throw new AppError("PAGE_NOT_FOUND");
  return language;
}

export const tokenIn = ({ token = "" }: AccountParams): string => token.slice(0, 200);

async function linkState({ cms }: AppLoadContext, params: AccountParams): Promise<AccountState> {
  const wantsLogin = params.page === accountPages.byMail;
  const link = await cms.readAccountLink(tokenIn(params));
  const expired = { kind: "gone", what: wantsLogin ? "login" : "reset" } as const;
  if (!link) return expired;
  if (link.kind === "login") return wantsLogin ? { kind: "enter", email: link.email } : expired;
  return wantsLogin ? expired : { kind: "choose", link: link.kind, email: link.email, problem: null };
}

async function devicesOf(context: AppLoadContext, request: Request, language: Language) {
  const { session, headers } = await currentOwner(context, request);
  if (!session) throw redirect(canonicalPath(language, "login"), { status: 303, headers });
  const format = new Intl.DateTimeFormat(writtenAs[language], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Brussels",
  });
  const known = await context.cms.devices(session);
  const devices = known.map(({ id, device, current, lastActiveAt }): DeviceItem => ({
    ...{ id, current },
    device: deviceName(device, (browser, system) => textOf(language, "account.devices.on", { browser, system })),
    lastUsed: lastActiveAt === null ? "" : format.format(new Date(lastActiveAt)),
  }));
  return { state: { kind: "devices", devices } satisfies AccountState, headers };
}

/** The state of a page before anything is submitted. */
async function stateOf(context: AppLoadContext, request: Request, params: AccountParams) {
  const { page, token } = params;
  const language = languageOf(context, params);
  const plain = (state: AccountState) => ({ state, headers: {} });
  if (token !== undefined && (page === accountPages.choosePassword || page === accountPages.byMail))
    return plain(await linkState(context, params));
  if (page === accountPages.sent && (token === "reset" || token === "login"))
    return plain({ kind: "sent", what: token });
  if (token !== undefined) throw new AppError("PAGE_NOT_FOUND");
  if (page === accountPages.forgotten)
    return plain({ kind: "ask", what: "reset", email: "", problem: null, wait: null });
  if (page === accountPages.byMail) return plain({ kind: "ask", what: "login", email: "", problem: null, wait: null });
  if (page === accountPages.devices) return devicesOf(context, request, language);
  throw new AppError("PAGE_NOT_FOUND");
}

/**
 * The page of a state, rendered on the server: it has no script of its own. `name` distinguishes an answer from the
 * page before it.
 */
export function renderAccount(context: AppLoadContext, language: Language, state: AccountState, name: string) {
  const tree = treeOf(context, language);
  const paths = createPaths(pathTable(tree.routes, language, context.replica.defaultLanguage));
  return staticMarkup(context, name, renderStatic(<AccountPage state={state} />, paths, name));
}

export async function loadAccount(context: AppLoadContext, request: Request, params: AccountParams) {
  const language = languageOf(context, params);
  // Kept for nobody.
  context.leftOut = true;
  const { state, headers } = await stateOf(context, request, params);
  const title = textOf(language, `account.${screenOf(state)}.title`);
  const path = ["login", params.page, params.token].filter(Boolean).join("/");
  const meta = screenMeta(context, treeOf(context, language), { title, path, canonical: false });
  return data(
    { meta, page: renderAccount(context, language, state, "account") },
    { status: state.kind === "gone" ? 404 : 200, headers: { ...accountHeaders, ...headers } },
  );
}
