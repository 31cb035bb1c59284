import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestApp } from "../search-alerts/app.fixture.js";
import { changeByLink, readByLink } from "./subscriptions-controller.js";
import { linkSecret, linkToken } from "./signed-links.js";
import { subscriptionsPersonalData } from "./subscriptions-personal-data.js";

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeEach(async () => {
  app = await openTestApp();
});
afterEach(() => app.close());

describe("FORM-12 the confirmation link", () => {
  const confirmLink = (lead: string, until: number) =>
    linkToken(linkSecret(app.strapi), { purpose: "confirm", subject: lead, until });
  const later = Date.now() + 1_000_000;

  it("FORM-12 confirms nothing when opened, and stores the day and the wording when used", async () => {
    const lead = await app.signUp();
    const token = confirmLink(lead, later);
    const looked = await readByLink(app.strapi, token, Date.now());
    expect(looked).toMatchObject({ purpose: "confirm", expired: false, manage: "", email: "l…@example.org" });
    expect((await app.rowOf(lead)).confirmed_at).toBeNull();
    const now = Date.now();
    const done = await changeByLink(app.strapi, { token, change: "confirm" }, now);
    expect(done?.subscriptions).toMatchObject([{ kind: "alerts", state: "running", frequency: "at-once" }]);
    expect(await app.rowOf(lead)).toMatchObject({ confirmed_at: now, text_version: "2026-11" });
    const again = await changeByLink(app.strapi, { token, change: "confirm" }, now + 5);
    expect((await app.rowOf(lead)).confirmed_at).toBe(now);
    expect(await readByLink(app.strapi, again?.manage ?? "", now)).toMatchObject({ purpose: "manage" });
  });

  it("FORM-12 does nothing after it expires, and nothing but confirm", async () => {
    const lead = await app.signUp();
    const late = await changeByLink(app.strapi, { token: confirmLink(lead, 5), change: "confirm" }, Date.now());
    expect(late).toMatchObject({ expired: true, manage: "" });
    await changeByLink(app.strapi, { token: confirmLink(lead, later), change: "end" }, Date.now());
    expect(await app.rowOf(lead)).toMatchObject({ confirmed_at: null, ended_at: null });
  });

  it("FORM-12 is void when its lead was erased, or when it is forged", async () => {
    const lead = await app.signUp();
    await subscriptionsPersonalData.erase?.(app.strapi, {
      address: null,
      leads: [lead],
      enquiries: [],
      reason: "asked",
    });
    expect(await readByLink(app.strapi, confirmLink(lead, later), Date.now())).toBeNull();
    expect(await readByLink(app.strapi, "m.lead-1..AAAA", Date.now())).toBeNull();
  });
});
