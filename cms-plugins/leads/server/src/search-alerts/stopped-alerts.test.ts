import { table } from "@gevel/core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { changeByLink } from "../subscriptions/subscriptions-controller.js";
import { endOfAddress } from "../subscriptions/change-subscription.js";
import { subscriptionsPersonalData } from "../subscriptions/subscriptions-personal-data.js";
import { alertTable } from "../subscriptions/alert-tables.js";
import { nextDigest } from "./follow-changes.js";
import { openTestApp } from "./app.fixture.js";
import { listingOf } from "./items.fixture.js";
import { searchAlertsJob } from "./search-alerts-job.js";

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeEach(async () => {
  app = await openTestApp();
  // The first run records the existing listings.
  await searchAlertsJob.once(app.strapi);
});
afterEach(() => app.close());

describe("FORM-12 alerts that are paused or ended", () => {
  it("FORM-9 each saved search has its own alert, ended only by its own link", async () => {
    const first = await app.subscribe();
    const second = await app.subscribe();
    await app.change(listingOf(1));
    await searchAlertsJob.once(app.strapi);
    const mails = await app.send();
    expect(mails.map(({ to }) => to)).toEqual([["lead-1@example.org"], ["lead-2@example.org"]]);
    expect(mails[0]?.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const [, token = ""] = /subscription\/([^/]+)\/>/.exec(mails[0]?.headers?.["List-Unsubscribe"] ?? "") ?? [];
    const now = Date.now();
    await changeByLink(app.strapi, { token, change: "erase" }, now);
    await changeByLink(app.strapi, { token, change: "end" }, now);
    await changeByLink(app.strapi, { token, change: "end" }, now);
    expect((await app.rowOf(first)).ended_at).toBe(now);
    expect((await app.rowOf(second)).ended_at).toBeNull();
    await app.change(listingOf(2));
    await searchAlertsJob.once(app.strapi);
    expect((await app.send()).map(({ to }) => to)).toEqual([["lead-2@example.org"]]);
  });

  it("FORM-12 a pause mails nothing, then or later, and an erased saved search leaves no data", async () => {
    const lead = await app.subscribe();
    await app.apply(lead, "pause");
    await app.change(listingOf(1));
    expect(await app.mailed()).toEqual([]);
    await app.apply(lead, "resume");
    await app.change(listingOf(2));
    await searchAlertsJob.once(app.strapi);
    await app.apply(lead, "erase");
    expect(await app.send()).toEqual([]);
    for (const name of [alertTable, "gevel_alert_mails", "gevel_subscriptions", "gevel_outbox"])
      expect(await table(app.strapi, app.strapi.db.connection, name).select("*"), name).toEqual([]);
  });

  it("FORM-12 changes during a pause are not mailed, even without a run before it ended", async () => {
    const lead = await app.subscribe();
    await app.apply(lead, "pause");
    await app.change(listingOf(1));
    await app.apply(lead, "resume");
    expect(await app.mailed()).toEqual([]);
    await app.change(listingOf(2));
    expect(await app.mailed()).toEqual([2]);
  });

  it("FORM-12 a pending daily mail waits through a pause", async () => {
    const lead = await app.subscribe({ alertsFrequency: "daily" });
    await app.change(listingOf(1));
    await app.mailed();
    await app.apply(lead, "pause");
    const digest = nextDigest(new Date()).getTime();
    expect(await app.mailed(digest)).toEqual([]);
    await app.apply(lead, "resume");
    expect(await app.mailed(digest)).toEqual([1]);
  });

  it("FORM-12 an address that unsubscribes gets no mail that was already queued", async () => {
    await app.subscribe();
    await app.change(listingOf(1));
    await searchAlertsJob.once(app.strapi);
    await endOfAddress(app.strapi, "Lead-1@Example.org", Date.now());
    expect(await app.send()).toEqual([]);
    await subscriptionsPersonalData.erase?.(app.strapi, {
      address: "lead-1@example.org",
      leads: [],
      enquiries: [],
      reason: "asked",
    });
    expect(await app.strapi.db.connection("gevel_subscriptions").select("*")).toEqual([]);
  });
});
