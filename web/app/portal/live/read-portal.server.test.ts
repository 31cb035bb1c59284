import { AppError, type Portal } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { ownerSession, ownerSite, sentBy } from "./owner-site.fixture";
import { portalFixture } from "./portal-fixture";
import { readPortal } from "./read-portal.server";

/** An app whose CMS returns this portal for the session. */
const app = (portal: Portal | null, live: Parameters<typeof ownerSite>[0] = {}) =>
  ownerSite({ portal: async () => portal, ...live });

const request = async (site: ReturnType<typeof app>, query = "", isLoggedIn = true) =>
  readPortal(site.context, await sentBy(site, `/nl/mijn-woning/${query}`, { isLoggedIn }), "nl");

const two = portalFixture([{ id: 7 }, { id: 8, more: true }]);

describe("access to an owner's listings", () => {
  it("OWNER-2 an owner sees their own, in their language, by their session only", async () => {
    const site = app(two);
    expect(await request(site, "?home=8")).toMatchObject({ kind: "shown", view: { home: { id: 8 }, before: null } });
    expect(site.cms.portal).toHaveBeenCalledWith(ownerSession, "nl");
  });

  it("OWNER-3 nobody sees any without a session, and the CMS gets no request", async () => {
    const site = app(two);
    expect(await request(site, "?home=8", false)).toEqual({ kind: "nobody", hasEnded: false, headers: {} });
    expect(site.cms.portal).not.toHaveBeenCalled();
  });

  it("OWNER-3 somebody else's listing, an unknown one and an invalid id get the same answer", async () => {
    for (const home of ["9", "0", "-7", "7.5", "8'--", "", "1e99", "99999999999999999999"])
      expect((await request(app(two), `?home=${home}`)).kind, home).toBe("not-theirs");
  });

  it("OWNER-1 an ended session is over, and its cookie is deleted", async () => {
    const ended = await request(app(two, { sessionState: async () => "ended" }));
    const rejected = await request(app(null));
    for (const answer of [ended, rejected]) {
      expect(answer).toMatchObject({ kind: "nobody", hasEnded: true });
      expect(answer.headers["set-cookie"]).toMatch(/^__Host-gevel_owner=;.*Max-Age=0/);
    }
  });

  it("OWNER-1 a renewed session sets a new cookie", async () => {
    const renewed = { ...ownerSession, token: "fresh" };
    const site = app(two, { sessionState: async () => "expired", refresh: async () => renewed });
    const answer = await request(site);
    expect(answer.kind).toBe("shown");
    expect(answer.headers["set-cookie"]).toMatch(/^__Host-gevel_owner=/);
    expect(site.cms.portal).toHaveBeenCalledWith(renewed, "nl");
  });

  it("OWNER-2 older events load before a given time, and not for an invalid one", async () => {
    const site = app(two);
    const before = "2026-11-01T09:00:00.000Z";
    const shown = { kind: "shown", view: { before, home: { id: 8, more: false, timeline: [{ kind: "state" }] } } };
    expect(await request(site, `?home=8&before=${before}`)).toMatchObject(shown);
    expect(site.cms.portalHistory).toHaveBeenCalledWith(ownerSession, { home: 8, before });
    expect(await request(site, "?home=8&before=yesterday")).toMatchObject({
      view: { before: null, home: { more: true } },
    });
  });

  it("ERR-2 while the CMS is away it says so, and the log has the cause", async () => {
    const away = async () => Promise.reject(new AppError("CMS_UNAVAILABLE", "refused"));
    for (const live of [{ sessionState: away }, { portal: away }]) {
      const site = app(two, live);
      expect((await request(site)).kind).toBe("unavailable");
      expect(site.log.error).toHaveBeenCalledOnce();
    }
  });
});
