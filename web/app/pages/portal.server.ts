import { AppError, isLanguage, type Language } from "@gevel/config";
import { data, redirect, type AppLoadContext } from "@remix-run/node";
import { prefixLanguage } from "~/i18n/language-of-path";
import { loginPath, portalPath } from "~/i18n/paths";
import { textOf } from "~/i18n/text-of.server";
import type { PortalPageData } from "~/portal/dashboard/portal-page";
import { ownHeaders, readPortal } from "~/portal/live/read-portal.server";
import { answerReportPreference } from "~/portal/reports/answer-report-preference.server";
import { readReports } from "~/portal/reports/read-reports.server";
import { reportFile } from "~/portal/reports/report-file.server";
import { ViewsChart } from "~/portal/dashboard/views/views-chart-island";
import { treeOf } from "~/shell/chrome/chrome.server";
import { screenMeta } from "~/shell/head/page-meta.server";
import { resolveRequest } from "./resolve/resolve-request.server";

/** OWNER-8: what an owner sends from their portal. */
export async function answerPortal(context: AppLoadContext, request: Request) {
  return answerReportPreference(context, request, languageOf(context, request));
}

/** OWNER-8: a file below the portal. */
export async function loadReport(context: AppLoadContext, request: Request, file: string) {
  return reportFile(context, request, languageOf(context, request), file);
}

function languageOf({ replica }: AppLoadContext, request: Request): Language {
  const language = prefixLanguage(new URL(request.url).pathname, replica.enabledLanguages);
  if (language === null) throw new AppError("PAGE_NOT_FOUND");
  return language;
}

/** OWNER-2: the homes of who is logged in. Made anew each time, kept by nobody. */
export async function loadPortal(context: AppLoadContext, request: Request) {
  const resolved = resolveRequest(context, new URL(request.url));
  if (resolved.kind === "redirect") throw redirect(resolved.to, 301);
  if (resolved.kind !== "portal") throw new AppError("PAGE_NOT_FOUND");
  context.leftOut = true;
  const { language } = resolved;
  // The server draws in one go, and few of its pages have a graph.
  const [answer] = await Promise.all([readPortal(context, request, language), ViewsChart.preload()]);
  const headers = { ...ownHeaders, ...answer.headers };
  if (answer.kind === "nobody")
    throw redirect(loginPath(language, answer.hasEnded ? "ended" : undefined), { status: 303, headers });
  if (answer.kind === "not-theirs") throw redirect(portalPath(language), { status: 303, headers });
  const tree = treeOf(context, language);
  const { phone, email } = tree.config;
  const shown: PortalPageData = {
    kind: "portal",
    meta: screenMeta(context, tree, { title: textOf(language, "portal.title"), path: portalPath, canonical: false }),
    view: answer.kind === "shown" ? answer.view : null,
    portal: portalPath(language),
    office: { phone, email },
    reports: answer.kind === "shown" ? await readReports(context, answer.session) : null,
    saved: new URL(request.url).searchParams.has("saved"),
  };
  return data(shown, { status: shown.view ? 200 : 503, headers });
}

/** The same once more, for a page that is open; why not, where it cannot be had. */
export async function refreshedPortal(context: AppLoadContext, request: Request): Promise<Response> {
  const language = new URL(request.url).searchParams.get("language");
  if (!isLanguage(language)) throw new AppError("BAD_ADDRESS", "the address has no language");
  const answer = await readPortal(context, request, language);
  const headers = { ...ownHeaders, ...answer.headers };
  if (answer.kind === "shown") return Response.json(answer.view, { headers });
  const status = { nobody: 401, "not-theirs": 404, unavailable: 503 }[answer.kind];
  return Response.json({ problem: answer.kind }, { status, headers });
}
