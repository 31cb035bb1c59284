import { AppError, type Portal } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { ownerSession, ownerSite, sentBy } from "./owner-site.fixture";
import { portalFixture } from "./portal-fixture";
import { readPortal } from "./read-portal.server";

/** A CMS that has these homes for whoever comes with that session. */
const app = (portal: Portal | null, live: Parameters<typeof ownerSite>[0] = {}) =>
  ownerSite({ portal: async () => portal, ...live });

const request = async (site: ReturnType<typeof app>, query = "", isLoggedIn = true) =>
  readPortal(site.context, await sentBy(site, `/nl/mijn-woning/${query}`, { isLoggedIn }), "nl");

const two = portalFixture([{ id: 7 }, { id: 8, more: true }]);

describe("who sees which homes", () => {
  it("OWNER-2 an owner sees their own, in their language, by their session alone", async () => {
    const site = app(two);
    expect(await request(site, "?home=8")).toMatchObject({ kind: "shown", view: { home: { id: 8 }, before: null } });
    expect(site.cms.portal).toHaveBeenCalledWith(ownerSession, "nl");
  });

  it("OWNER-3 nobody sees any without a session, and the CMS is not even asked", async () => {
    const site = app(two);
    expect(await request(site, "?home=8", false)).toEqual({ kind: "nobody", hasEnded: false, headers: {} });
    expect(site.cms.portal).not.toHaveBeenCalled();
  });

  it("OWNER-3 a home of somebody else, none at all and nonsense are answered alike", async () => {
    for (const home of ["9", "0", "-7", "7.5", "8'--", "", "1e99", "99999999999999999999"])
      expect((await request(app(two), `?home=${home}`)).kind, home).toBe("not-theirs");
  });

  it("OWNER-1 a session that was ended is over, and the browser forgets it", async () => {
    const ended = await request(app(two, { sessionState: async () => "ended" }));
    const rejected = await request(app(null));
    for (const answer of [ended, rejected]) {
      expect(answer).toMatchObject({ kind: "nobody", hasEnded: true });
      expect(answer.headers["set-cookie"]).toMatch(/^__Host-gevel_owner=;.*Max-Age=0/);
    }
  });

  it("OWNER-1 a session that goes on with other tokens says so to the browser", async () => {
    const renewed = { ...ownerSession, token: "fresh" };
    const site = app(two, { sessionState: async () => "expired", refresh: async () => renewed });
    const answer = await request(site);
    expect(answer.kind).toBe("shown");
    expect(answer.headers["set-cookie"]).toMatch(/^__Host-gevel_owner=/);
    expect(site.cms.portal).toHaveBeenCalledWith(renewed, "nl");
  });

  it("OWNER-2 more of a home's history is that before a moment, and of nothing that is no moment", async () => {
    const site = app(two);
    const before = "2026-11-01T09:00:00.000Z";
    const shown = { kind: "shown", view: { before, home: { id: 8, more: false, timeline: [{ kind: "state" }] } } };
    expect(await request(site, `?home=8&before=${before}`)).toMatchObject(shown);
    expect(site.cms.portalHistory).toHaveBeenCalledWith(ownerSession, { home: 8, before });
    expect(await request(site, "?home=8&before=yesterday")).toMatchObject({
      view: { before: null, home: { more: true } },
    });
  });

  it("ERR-2 while the CMS is away it says so, and the log has the reason", async () => {
    const away = async () => Promise.reject(new AppError("CMS_UNAVAILABLE", "refused"));
    for (const live of [{ sessionState: away }, { portal: away }]) {
      const site = app(two, live);
      expect((await request(site)).kind).toBe("unavailable");
      expect(site.log.error).toHaveBeenCalledOnce();
    }
  });
});
