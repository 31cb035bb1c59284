import { leadResponseSchema, subscriptionEndedSchema, subscriptionListSchema } from "@gevel/config";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { databases, type TestCms } from "../support/databases.js";
import { importApi } from "../support/import-api.js";
import { leadOf, sendLead } from "../support/leads-api.js";
import { configureAgency } from "../support/mail-agency.js";
import { logInStaff, type Staff } from "../support/strapi-accounts.js";

describe.each(databases("sql"))("the subscription list for staff, on $name", ({ boot }) => {
  let cms: TestCms;
  let staff: Staff;
  let apps: string;

  beforeAll(async () => {
    cms = await boot({ settings: () => ({ JOBS: "none" }) });
    await configureAgency(cms);
    staff = await logInStaff(cms);
    const { propertyTypes } = await (await importApi(cms)).feed();
    apps = String(propertyTypes?.find(({ webId }) => webId === 1)?.id);
    for (const name of ["ria", "maria"]) await savedSearch(name);
    await newsletter("ria");
  });
  afterAll(() => cms.close());

  const send = async (name: string, given: Parameters<typeof leadOf>[1]) =>
    leadResponseSchema.parse(await (await sendLead(cms, leadOf(name, given))).json()).id;
  const savedSearch = (name: string) =>
    send(`wish ${name}`, {
      form: "demand-register",
      data: {
        ...{ goal: "buy", propertyTypes: [apps], zones: ["municipality:11002"], maxPrice: "350000", title: "ms" },
        ...{ firstName: name, lastName: "Kamer", email: `${name}@visitor.example`, phone: "0470123456" },
        ...{ alertsOptIn: "yes", alertsFrequency: "at-once" },
      },
    });
  const newsletter = (name: string) =>
    send(`news ${name}`, {
      form: "newsletter",
      data: { firstName: name, email: `${name}@visitor.example`, newsletterConsent: "yes" },
    });
  const rows = () => cms.strapi.db.connection("gevel_subscriptions");
  const check = async (requested: object = {}) =>
    subscriptionListSchema.parse((await staff.call("/leads/subscriptions/search", "POST", requested)).json);
  const end = async (one: string) =>
    subscriptionEndedSchema.parse((await staff.call("/leads/subscriptions/end", "POST", { one })).json).ended;

  it("FORM-11 FORM-12 shows address, criteria in words, start date and last mail; newest first, in pages", async () => {
    await rows().where({ kind: "alerts", email: "ria@visitor.example" }).update({ confirmed_at: 1_700_000_000_000 });
    const row: unknown = await rows().where({ kind: "alerts", email: "ria@visitor.example" }).first("id");
    const { id } = z.object({ id: z.number() }).parse(row);
    await cms.strapi.db.connection("gevel_alert_mails").insert({ key: "told", subscription: id });
    await cms.strapi.db.connection("gevel_outbox").insert({
      ...{ lead: "told", kind: "alert", part: "", message_id: "<told@agency.example>", state: "sent", tries: 1 },
      ...{ refusals: 0, created_at: 1, next_at: 1, sent_at: 1_750_000_000_000, recipients: "", subject: "" },
    });
    const all = await check();
    expect(all.subscriptions.map(({ kind, email }) => [kind, email])).toEqual([
      ["newsletter", "ria@visitor.example"],
      ["alerts", "maria@visitor.example"],
      ["alerts", "ria@visitor.example"],
    ]);
    expect(all.subscriptions[2]).toMatchObject({
      ...{ state: "running", name: "ria Kamer", lastAlertAt: "2025-06-15T15:06:40.000Z" },
      confirmedAt: "2023-11-14T22:13:20.000Z",
    });
    expect(JSON.stringify(all.subscriptions[2]?.facts)).toContain("350");
    const second = await check({ page: 2, pageSize: 2 });
    expect(second.subscriptions.map(({ one }) => one)).toEqual([all.subscriptions[2]?.one]);
    expect(second.pagination).toMatchObject({ total: 3, pageCount: 2 });
  });

  it("FORM-12 is searched by part of an address or a whole one, and by state", async () => {
    expect((await check({ search: "RIA@visitor" })).pagination.total).toBe(3);
    expect((await check({ search: " Ria@Visitor.example ", isWhole: true })).pagination.total).toBe(2);
    expect((await check({ search: "r_a@visitor" })).pagination.total).toBe(0);
    expect((await check({ search: "%" })).pagination.total).toBe(0);
    await rows().where({ kind: "newsletter" }).update({ confirmed_at: 1, paused_at: 2 });
    const kindsIn = async (state: string) => (await check({ state })).subscriptions.map(({ kind }) => kind);
    expect([await kindsIn("asked"), await kindsIn("paused"), await kindsIn("ended")]).toEqual([
      ["alerts"],
      ["newsletter"],
      [],
    ]);
  });

  it("FORM-12 subscriptions are ended on request, once, and the lead records by whom", async () => {
    const [news] = (await check({ search: "ria@visitor.example", isWhole: true })).subscriptions;
    const one = news?.one ?? "";
    // The second tab finds it done.
    expect([await end(one), await end(one), await end("nobody")]).toEqual([true, false, false]);
    expect((await check({ state: "ended" })).subscriptions).toMatchObject([{ one, endedBy: "staff" }]);
    const reported = JSON.stringify((await staff.call(`/leads/inbox/${news?.lead}`)).json);
    expect(reported).toContain("Ended by the agency on request");
  });

  it("FORM-12 an older row without a lead is listed too", async () => {
    await rows().where({ email: "maria@visitor.example" }).update({ lead: "gone-long-ago" });
    expect((await check({ search: "maria@" })).subscriptions).toMatchObject([{ name: "", lead: "" }]);
  });

  it("FORM-12 nobody reads it without a staff permission", async () => {
    const answer = await fetch(`${cms.url}/leads/subscriptions/search`, { method: "POST" });
    expect(answer.status).toBe(401);
  });
});
