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

describe("an owner's session", () => {
  it("OWNER-1 goes on as it is while it lasts, and is over where it was ended", async () => {
    const lasting = app("lasts");
    expect(await renewSession(lasting, session)).toBe(session);
    expect(lasting.refresh).not.toHaveBeenCalled();
    expect(await renewSession(app("ended"), session)).toBeNull();
  });

  it("OWNER-1 asks once for fresh tokens, however many pages come with the old ones", async () => {
    const cms = app("expired");
    expect(await Promise.all([renewSession(cms, session), renewSession(cms, session)])).toEqual([fresh, fresh]);
    expect(cms.refresh).toHaveBeenCalledOnce();
    expect(await renewSession(cms, { ...session, refreshToken: "another" })).toEqual(fresh);
    expect(cms.refresh).toHaveBeenCalledTimes(2);
  });

  it("OWNER-1 is over for a page that comes late with the old tokens, once the fresh ones were ended", async () => {
    const cms = app("expired");
    expect(await renewSession(cms, session)).toEqual(fresh);
    cms.sessionState.mockResolvedValue("expired");
    expect(await renewSession(cms, session)).toBeNull();
    expect(cms.refresh).toHaveBeenCalledOnce();
  });

  it("OWNER-1 is over where its access token ran out and there is no other", async () => {
    const cms = app("expired");
    expect(await renewSession(cms, { ...session, refreshToken: null })).toBeNull();
    expect(cms.refresh).not.toHaveBeenCalled();
    expect(await renewSession(app("expired", null), session)).toBeNull();
  });

  it("OWNER-1 is ended by tokens that still hold, and needs no end where it has one", async () => {
    const late = app("expired");
    await endSession(late, session);
    expect(late.logOut).toHaveBeenCalledWith(fresh);
    const ended = app("ended");
    await endSession(ended, session);
    expect(ended.logOut).not.toHaveBeenCalled();
  });
});
