import type { AppLoadContext } from "@remix-run/node";
import type { Language } from "@gevel/config";
import { redirect } from "@remix-run/node";
import type { OwnerSession } from "~/cms/cms.server";
import { portalPath } from "~/i18n/paths";
import { ownerCookie } from "../owner-session.server";

/** The destination after any kind of login. */
export async function redirectAfterLogin(context: AppLoadContext, language: Language, session: OwnerSession) {
  const headers = { "set-cookie": await ownerCookie(context, session), "cache-control": "no-store" };
  return redirect(portalPath(language), { status: 303, headers });
}

/** The visitor on whose behalf the CMS is called. */
export const visitorOf = ({ visitorAddress }: AppLoadContext, request: Request) => ({
  address: visitorAddress,
  userAgent: request.headers.get("user-agent") ?? "",
});
