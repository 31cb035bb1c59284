import { AppError, isAppError, slugify, type Language } from "@gevel/config";
import { redirect, type AppLoadContext } from "@remix-run/node";
import { loginPath, portalPath } from "~/i18n/paths";
import { textOf } from "~/i18n/text-of.server";
import { currentOwner } from "../current-owner.server";
import { endedOwnerCookie } from "../owner-session.server";

const numbered = /^([1-9]\d{0,8})\.pdf$/;

/**
 * OWNER-8: the file of a report, for the session that it is of. An id that is none of theirs, whatever it is of others, leads to
 * the portal, as that of a home does (OWNER-3).
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

/** A home may become another's between two questions. */
async function orNone<Found>(promise: Promise<Found>): Promise<Found | null> {
  try {
    return await promise;
  } catch (error) {
    if (isAppError(error) && error.code === "PAGE_NOT_FOUND") return null;
    throw error;
  }
}
