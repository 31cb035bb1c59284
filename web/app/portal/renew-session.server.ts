import type { Cms, OwnerSession } from "../cms/cms.server";

/** Two pages of one browser may send the same token, which the CMS accepts once. */
const renewalCacheMs = 60_000;
const renewals = new WeakMap<object, Map<string, Promise<OwnerSession | null>>>();

/**
 * OWNER-1: the continued session, with fresh tokens if the old ones expired; null if it was ended, in this browser or
 * elsewhere.
 */
export async function renewSession(
  cms: Pick<Cms, "sessionState" | "refresh">,
  session: OwnerSession,
): Promise<OwnerSession | null> {
  const state = await cms.sessionState(session);
  if (state !== "expired") return state === "lasts" ? session : null;
  const { refreshToken } = session;
  if (refreshToken === null) return null;
  const ofCms = renewals.get(cms) ?? new Map<string, Promise<OwnerSession | null>>();
  renewals.set(cms, ofCms);
  const running = ofCms.get(refreshToken);
  if (running) return stillLasts(cms, await running);
  const renewal = cms.refresh(session, refreshToken);
  ofCms.set(refreshToken, renewal);
  setTimeout(() => ofCms.delete(refreshToken), renewalCacheMs).unref();
  return renewal;
}

/** Recently fetched tokens may belong to a session that was ended since. */
async function stillLasts(cms: Pick<Cms, "sessionState">, renewed: OwnerSession | null): Promise<OwnerSession | null> {
  return renewed && (await cms.sessionState(renewed)) === "lasts" ? renewed : null;
}

/** Its end, also for the CMS. */
export async function endSession(
  cms: Pick<Cms, "sessionState" | "refresh" | "logOut">,
  session: OwnerSession,
): Promise<void> {
  const live = await renewSession(cms, session);
  if (live) await cms.logOut(live);
}
