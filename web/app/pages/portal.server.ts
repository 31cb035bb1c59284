import { AppError, isLanguage, type Language, isAppError, type OwnReports, slugify } from "@gevel/config";
import { data, redirect, type AppLoadContext } from "@remix-run/node";
import { prefixLanguage } from "~/i18n/language-of-path";
import { loginPath, portalPath } from "~/i18n/paths";
import { textOf } from "~/i18n/text-of.server";
import type { PortalPageData } from "~/portal/dashboard/portal-page";
import { ownHeaders, readPortal } from "~/portal/live/read-portal.server";
import { answerReportPreference } from "~/portal/reports/answer-report-preference.server";
import { ViewsChart } from "~/portal/dashboard/views/views-chart-island";
import { treeOf } from "~/shell/chrome/chrome.server";
import { screenMeta } from "~/shell/head/page-meta.server";
import { resolveRequest } from "./resolve/resolve-request.server";
import type { OwnerSession } from "~/cms/cms.server";
import { currentOwner } from "~/portal/current-owner.server";
import { endedOwnerCookie } from "~/portal/owner-session.server";

const numbered = /^([1-9]\d{0,8})\.pdf$/;

/**
 * OWNER-8: a report's file, for the owner's session. An id that is not theirs, whether or not it exists, redirects to
 * the portal, as a listing's does (OWNER-3).
 */
export async function reportFile(context: AppLoadContext, request: Request, language: Language, file: string) {
  context.leftOut = true;
  const { session, hadSession, headers } = await currentOwner(context, request);
  const login = (cookie: Record<string, string>) =>
    redirect(loginPath(language, hadSession ? "ended" : undefined), { status: 303, headers: cookie });
  if (!session) return login(headers);
  const known = await context.cms.ownReports(session);
  if (!known) return login({ "set-cookie": await endedOwnerCookie(context) });
  const id = Number(numbered.exec(file)?.[1] ?? 0);
  const report = known.reports.find((one) => one.id === id);
  const answer = report && (await orNone(context.cms.ownReport(session, id)));
  if (!answer) return redirect(portalPath(language), { status: 303, headers });
  if (answer.headers.get("content-type") !== "application/pdf")
    throw new AppError("API_ERROR", "the CMS's answer is not a report");
  const name = [textOf(language, "portal.reports.file", { month: report.month }), slugify(report.place)];
  return new Response(answer.body, {
    headers: {
      ...headers,
      "cache-control": "private, no-store",
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${name.filter(Boolean).join("-")}.pdf"`,
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex, nofollow",
    },
  });
}

/** A listing may change owner between two requests. */
async function orNone<Found>(promise: Promise<Found>): Promise<Found | null> {
  try {
    return await promise;
  } catch (error) {
    if (isAppError(error) && error.code === "PAGE_NOT_FOUND") return null;
    throw error;
  }
}

/** OWNER-8: null if they are unavailable now: the portal works without them and says so. */
export async function readReports(context: AppLoadContext, session: OwnerSession): Promise<OwnReports | null> {
  try {
    return await context.cms.ownReports(session);
  } catch (error) {
    if (!isAppError(error)) throw error;
    context.log.error(
      { err: error },
      "reports: an owner's reports could not be loaded from the CMS, the portal shows an error",
    );
    return null;
  }
}

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

/** OWNER-2: the listings of the logged-in owner. Loaded anew for each request, never cached. */
export async function loadPortal(context: AppLoadContext, request: Request) {
  const resolved = resolveRequest(context, new URL(request.url));
  if (resolved.kind === "redirect") throw redirect(resolved.to, 301);
  if (resolved.kind !== "portal") throw new AppError("PAGE_NOT_FOUND");
  context.leftOut = true;
  const { language } = resolved;
  // The server renders synchronously, and few of its pages have a chart.
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
