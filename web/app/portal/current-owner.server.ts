import type { AppLoadContext } from "@remix-run/node";
import type { OwnerSession } from "~/cms/cms.server";
import { endedOwnerCookie, ownerCookie, readOwnerSession } from "./owner-session.server";
import { renewSession } from "./renew-session.server";

interface CurrentOwner {
  session: OwnerSession | null;
  /** The browser had a session, which may have come to its end. */
  hadSession: boolean;
  /** What the browser is told of it; a cookie only where it changes. */
  headers: Record<string, string>;
}

/** OWNER-1: the CMS is asked each time, so a session that was ended is over wherever a copy of its cookie went. */
export async function currentOwner(context: AppLoadContext, request: Request): Promise<CurrentOwner> {
  const known = await readOwnerSession(context, request);
  if (!known) return { session: null, hadSession: false, headers: {} };
  const session = await renewSession(context.cms, known);
  const noStore = { "cache-control": "no-store" };
  if (session === known) return { session, hadSession: true, headers: noStore };
  const cookie = session ? await ownerCookie(context, session) : await endedOwnerCookie(context);
  return { session, hadSession: true, headers: { ...noStore, "set-cookie": cookie } };
}
