import { AppError, isLanguage, uncountedPath, type Language } from "@gevel/config";
import { data, redirect, type AppLoadContext } from "@remix-run/node";
import { createPaths, pathTable } from "~/i18n/paths";
import { textOf } from "~/i18n/text-of.server";
import { draw, drawnMarkup } from "~/islands/draw.server";
import { treeOf } from "~/shell/chrome/chrome.server";
import { screenMeta } from "~/shell/head/page-meta.server";
import { countAgain, isUncounted, uncount } from "~/uncounted/uncounted-cookie.server";
import { UncountedPage } from "~/uncounted/uncounted-page";

/** Of this browser, and of this moment. */
export const uncountedHeaders = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };

function languageOf({ replica }: AppLoadContext, language: string | undefined): Language {
  if (!isLanguage(language) || !replica.enabledLanguages.includes(language)) throw new AppError("PAGE_NOT_FOUND");
  return language;
}

export function loadUncounted(context: AppLoadContext, request: Request, asked: string | undefined) {
  // As staff come from the admin, which does not know the site's languages.
  if (asked === undefined)
    throw redirect(uncountedPath(context.replica.defaultLanguage), { status: 302, headers: uncountedHeaders });
  const language = languageOf(context, asked);
  const tree = treeOf(context, language);
  const isCounted = !isUncounted(request.headers.get("cookie") ?? "");
  const title = textOf(language, isCounted ? "uncounted.title.counted" : "uncounted.title.uncounted");
  const paths = createPaths(pathTable(tree.routes, language, context.replica.defaultLanguage));
  const html = draw(<UncountedPage isCounted={isCounted} />, paths, "uncounted");
  const meta = screenMeta(context, tree, { title, path: "", canonical: false });
  return data({ meta, page: drawnMarkup(context, "uncounted", html) }, { headers: uncountedHeaders });
}

/** What was pressed; then the page again, so that a reload presses nothing. */
export async function answerUncounted(context: AppLoadContext, request: Request, asked: string | undefined) {
  const language = languageOf(context, asked);
  const pressed = (await request.formData().catch(() => new FormData())).get("count");
  if (pressed !== "no" && pressed !== "yes") throw new AppError("INVALID_INPUT", "a press of no button of ours");
  const cookie = pressed === "no" ? uncount(context.siteUrl) : countAgain(context.siteUrl);
  return redirect(uncountedPath(language), { status: 303, headers: { ...uncountedHeaders, "set-cookie": cookie } });
}
