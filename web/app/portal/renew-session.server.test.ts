import { describe, expect, it, vi } from "vitest";
import type { Cms, OwnerSession } from "~/cms/cms.server";
import { endSession, renewSession } from "./renew-session.server";

const session: OwnerSession = { token: "old", refreshToken: "once", username: "an@example.org" };
const fresh: OwnerSession = { ...session, token: "new", refreshToken: "twice" };

/** A CMS for which the session is in that state, and which takes its refresh token or not. */
function app(state: Awaited<ReturnType<Cms["sessionState"]>>, refreshed: OwnerSession | null = fresh) {
  const freshState: typeof state = "lasts";
  return {
    sessionState: vi.fn(async ({ token }: OwnerSession) => (token === fresh.token ? freshState : state)),
    refresh: vi.fn(async () => refreshed),
    logOut: vi.fn(async () => undefined),
  };
}

describe("renewing an owner's session", () => {
  it("OWNER-1 leaves a valid session unchanged, and reports an ended one", async () => {
    const lasting = app("lasts");
    expect(await renewSession(lasting, session)).toBe(session);
    expect(lasting.refresh).not.toHaveBeenCalled();
    expect(await renewSession(app("ended"), session)).toBeNull();
  });

  it("OWNER-1 requests fresh tokens once, for any number of pages with the old ones", async () => {
    const cms = app("expired");
    expect(await Promise.all([renewSession(cms, session), renewSession(cms, session)])).toEqual([fresh, fresh]);
    expect(cms.refresh).toHaveBeenCalledOnce();
    expect(await renewSession(cms, { ...session, refreshToken: "another" })).toEqual(fresh);
    expect(cms.refresh).toHaveBeenCalledTimes(2);
  });

  it("OWNER-1 rejects a late page with the old tokens, once the fresh ones have ended", async () => {
    const cms = app("expired");
    expect(await renewSession(cms, session)).toEqual(fresh);
    cms.sessionState.mockResolvedValue("expired");
    expect(await renewSession(cms, session)).toBeNull();
    expect(cms.refresh).toHaveBeenCalledOnce();
  });

  it("OWNER-1 ends a session whose access token expired without a refresh token", async () => {
    const cms = app("expired");
    expect(await renewSession(cms, { ...session, refreshToken: null })).toBeNull();
    expect(cms.refresh).not.toHaveBeenCalled();
    expect(await renewSession(app("expired", null), session)).toBeNull();
  });

  it("OWNER-1 logs out with valid tokens only, and does nothing for an ended session", async () => {
    const late = app("expired");
    await endSession(late, session);
    expect(late.logOut).toHaveBeenCalledWith(fresh);
    const ended = app("ended");
    await endSession(ended, session);
    expect(ended.logOut).not.toHaveBeenCalled();
  });
});
