import { errors, isAppError, reportPreferenceSchema, type Language } from "@gevel/config";
import { data, redirect, type AppLoadContext } from "@remix-run/node";
import { loginPath, portalPath } from "~/i18n/paths";
import { currentOwner } from "../current-owner.server";
import { endedOwnerCookie } from "../owner-session.server";
import { savedPath } from "./report-addresses";

/** Why a preference was rejected; the page shows the current one beside it. */
export interface ReportPreferenceAnswer {
  problem: "choose" | "failed";
}

const listingIdIn = (request: Request) =>
  /[?&]home=([1-9]\d{0,9})(?:&|$)/.exec(new URL(request.url).search)?.[1] ?? null;

/** OWNER-8: saves an owner's report preference. An ordinary post, an ordinary redirect. */
export async function answerReportPreference(context: AppLoadContext, request: Request, language: Language) {
  const sent = await request.formData().catch(() => new FormData());
  const parsed = reportPreferenceSchema.safeParse({ wish: sent.get("wish") });
  let headers: Record<string, string> = { "cache-control": "no-store" };
  const login = (ended: boolean) =>
    redirect(loginPath(language, ended ? "ended" : undefined), { status: 303, headers });
  const reject = (problem: ReportPreferenceAnswer["problem"], status: number) =>
    data<ReportPreferenceAnswer>({ problem }, { status, headers });
  try {
    const owner = await currentOwner(context, request);
    headers = { ...headers, ...owner.headers };
    if (!owner.session) return login(owner.hadSession);
    if (!parsed.success) return reject("choose", errors.INVALID_INPUT.status);
    if ((await context.cms.saveReportPreference(owner.session, parsed.data.wish)) === null) {
      headers["set-cookie"] = await endedOwnerCookie(context);
      return login(true);
    }
    return redirect(savedPath(portalPath(language), listingIdIn(request)), { status: 303, headers });
  } catch (error) {
    if (!isAppError(error)) throw error;
    context.log.error({ err: error }, "reports: saving an owner's preferences failed, the owner sees the form again");
    return reject("failed", error.status);
  }
}
