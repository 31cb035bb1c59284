import type { AppLoadContext } from "@remix-run/node";
import type { OwnerSession } from "~/cms/cms.server";
import { endedOwnerCookie, ownerCookie, readOwnerSession } from "./owner-session.server";
import { renewSession } from "./renew-session.server";

interface CurrentOwner {
  session: OwnerSession | null;
  /** The browser had a session, which may have ended. */
  hadSession: boolean;
  /** Response headers; a cookie only if it changes. */
  headers: Record<string, string>;
}

/** OWNER-1: asks the CMS each time, so an ended session is over wherever a copy of its cookie is. */
export async function currentOwner(context: AppLoadContext, request: Request): Promise<CurrentOwner> {
  const known = await readOwnerSession(context, request);
  if (!known) return { session: null, hadSession: false, headers: {} };
  const session = await renewSession(context.cms, known);
  const noStore = { "cache-control": "no-store" };
  if (session === known) return { session, hadSession: true, headers: noStore };
  const cookie = session ? await ownerCookie(context, session) : await endedOwnerCookie(context);
  return { session, hadSession: true, headers: { ...noStore, "set-cookie": cookie } };
}
