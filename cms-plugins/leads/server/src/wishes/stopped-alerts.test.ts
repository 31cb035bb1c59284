import { table } from "@gevel/kit";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { changeBehindLink } from "../subscriptions/answer-link.js";
import { endOfAddress } from "../subscriptions/change-subscription.js";
import { subscriptionsPlace } from "../subscriptions/subscriptions-place.js";
import { alertTable } from "./alert-tables.js";
import { nextDigest } from "./digest-time.js";
import { openHouse } from "./house.fixture.js";
import { homeOf } from "./items.fixture.js";
import { lookForMatches } from "./watch-alerts.js";

let house: Awaited<ReturnType<typeof openHouse>>;
beforeEach(async () => {
  house = await openHouse();
  // The first look takes in what there is.
  await lookForMatches(house.strapi);
});
afterEach(() => house.close());

describe("FORM-12 alerts that are paused or ended", () => {
  it("FORM-9 each wish has its own, and ends by the mail's own link alone", async () => {
    const first = await house.wished();
    const second = await house.wished();
    await house.change(homeOf(1));
    await lookForMatches(house.strapi);
    const mails = await house.send();
    expect(mails.map(({ to }) => to)).toEqual([["lead-1@example.org"], ["lead-2@example.org"]]);
    expect(mails[0]?.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const [, token = ""] = /subscription\/([^/]+)\/>/.exec(mails[0]?.headers?.["List-Unsubscribe"] ?? "") ?? [];
    const now = Date.now();
    await changeBehindLink(house.strapi, { token, change: "erase" }, now);
    await changeBehindLink(house.strapi, { token, change: "end" }, now);
    await changeBehindLink(house.strapi, { token, change: "end" }, now);
    expect((await house.rowOf(first)).ended_at).toBe(now);
    expect((await house.rowOf(second)).ended_at).toBeNull();
    await house.change(homeOf(2));
    await lookForMatches(house.strapi);
    expect((await house.send()).map(({ to }) => to)).toEqual([["lead-2@example.org"]]);
  });

  it("FORM-12 a pause tells nothing, then or afterwards, and an erased wish leaves nothing behind", async () => {
    const lead = await house.wished();
    await house.does(lead, "pause");
    await house.change(homeOf(1));
    expect(await house.told()).toEqual([]);
    await house.does(lead, "resume");
    await house.change(homeOf(2));
    await lookForMatches(house.strapi);
    await house.does(lead, "erase");
    expect(await house.send()).toEqual([]);
    for (const name of [alertTable, "gevel_alert_mails", "gevel_subscriptions", "gevel_outbox"])
      expect(await table(house.strapi, house.strapi.db.connection, name).select("*"), name).toEqual([]);
  });

  it("FORM-12 what came during a pause is not told, also where nobody had looked before it ended", async () => {
    const lead = await house.wished();
    await house.does(lead, "pause");
    await house.change(homeOf(1));
    await house.does(lead, "resume");
    expect(await house.told()).toEqual([]);
    await house.change(homeOf(2));
    expect(await house.told()).toEqual([2]);
  });

  it("FORM-12 what waited for the day's mail waits through a pause", async () => {
    const lead = await house.wished({ alertsFrequency: "daily" });
    await house.change(homeOf(1));
    await house.told();
    await house.does(lead, "pause");
    const digest = nextDigest(new Date()).getTime();
    expect(await house.told(digest)).toEqual([]);
    await house.does(lead, "resume");
    expect(await house.told(digest)).toEqual([1]);
  });

  it("FORM-12 an address that unsubscribes is mailed nothing that was already under way", async () => {
    await house.wished();
    await house.change(homeOf(1));
    await lookForMatches(house.strapi);
    await endOfAddress(house.strapi, "Lead-1@Example.org", Date.now());
    expect(await house.send()).toEqual([]);
    await subscriptionsPlace.erase?.(house.strapi, { address: "lead-1@example.org", leads: [], reason: "asked" });
    expect(await house.strapi.db.connection("gevel_subscriptions").select("*")).toEqual([]);
  });
});
