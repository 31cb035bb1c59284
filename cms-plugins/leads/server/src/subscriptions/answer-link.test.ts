import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openHouse } from "../wishes/house.fixture.js";
import { changeBehindLink, readBehindLink } from "./answer-link.js";
import { linkSecret, linkToken } from "./signed-links.js";
import { subscriptionsPlace } from "./subscriptions-place.js";

let house: Awaited<ReturnType<typeof openHouse>>;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

describe("FORM-12 the link that confirms", () => {
  const confirmLink = (lead: string, until: number) =>
    linkToken(linkSecret(house.strapi), { purpose: "confirm", subject: lead, until });
  const later = Date.now() + 1_000_000;

  it("FORM-12 confirms nothing by being looked at, and keeps the day and the words once it is used", async () => {
    const lead = await house.ask();
    const token = confirmLink(lead, later);
    const looked = await readBehindLink(house.strapi, token, Date.now());
    expect(looked).toMatchObject({ purpose: "confirm", expired: false, manage: "", email: "l…@example.org" });
    expect((await house.rowOf(lead)).confirmed_at).toBeNull();
    const now = Date.now();
    const done = await changeBehindLink(house.strapi, { token, change: "confirm" }, now);
    expect(done?.subscriptions).toMatchObject([{ kind: "alerts", state: "running", frequency: "at-once" }]);
    expect(await house.rowOf(lead)).toMatchObject({ confirmed_at: now, text_version: "2026-11" });
    const again = await changeBehindLink(house.strapi, { token, change: "confirm" }, now + 5);
    expect((await house.rowOf(lead)).confirmed_at).toBe(now);
    expect(await readBehindLink(house.strapi, again?.manage ?? "", now)).toMatchObject({ purpose: "manage" });
  });

  it("FORM-12 does nothing after its time, and nothing but confirm", async () => {
    const lead = await house.ask();
    const late = await changeBehindLink(house.strapi, { token: confirmLink(lead, 5), change: "confirm" }, Date.now());
    expect(late).toMatchObject({ expired: true, manage: "" });
    await changeBehindLink(house.strapi, { token: confirmLink(lead, later), change: "end" }, Date.now());
    expect(await house.rowOf(lead)).toMatchObject({ confirmed_at: null, ended_at: null });
  });

  it("FORM-12 stands for nothing where its lead was erased, or where nobody made it", async () => {
    const lead = await house.ask();
    await subscriptionsPlace.erase?.(house.strapi, { address: null, leads: [lead], reason: "asked" });
    expect(await readBehindLink(house.strapi, confirmLink(lead, later), Date.now())).toBeNull();
    expect(await readBehindLink(house.strapi, "m.lead-1..AAAA", Date.now())).toBeNull();
  });
});
