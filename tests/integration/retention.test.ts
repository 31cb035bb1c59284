import { randomUUID } from "node:crypto";
import { retentionPlanSchema } from "@gevel/config";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { databases, type TestCms } from "../support/databases.js";
import { insertLeads } from "../support/insert-leads.js";
import { configureAgency } from "../support/mail-agency.js";
import { logInStaff, type Staff } from "../support/strapi-accounts.js";

const uid = "plugin::leads.lead";
const day = 86_400_000;
const now = Date.parse("2026-11-22T10:00:00Z");
const yearsAgo = (years: number) => new Date(now - years * 366 * day);

const job = z.object({ runNow: z.custom<(now: number) => Promise<number | null>>() });

describe.each(databases("sql"))("the retention of leads on $name", ({ boot }) => {
  let cms: TestCms;
  let staff: Staff;

  beforeAll(async () => {
    cms = await boot();
    await configureAgency(cms);
    staff = await logInStaff(cms);
  });
  afterAll(() => cms.close());
  beforeEach(async () => {
    for (const table of [
      "gevel_subscriptions",
      "leads",
      "gevel_retention_plan",
      "gevel_erasures",
      "gevel_lead_history",
      "gevel_outbox",
    ])
      await cms.strapi.db.connection(table).delete();
  });

  const check = (at: number) => job.parse(cms.strapi.service("plugin::leads.retention")).runNow(at);
  const plan = async () => retentionPlanSchema.parse((await staff.call("/leads/retention")).json);
  const left = () => cms.strapi.db.query(uid).count();
  const subscription = (given: object) => ({
    ...{ key: randomUUID(), kind: "alerts", email: "an@visitor.example", language: "nl", asked_at: 1 },
    ...given,
  });
  async function savedSearches({ subscribed, ...leads }: { count: number; newest?: Date; subscribed: object }) {
    const given = () => ({ state: "done", form: "demand-register" });
    const made = await insertLeads(cms, { newest: yearsAgo(3), given, ...leads });
    for (const lead of made)
      await cms.strapi.db.connection("gevel_subscriptions").insert(subscription({ lead, ...subscribed }));
    return made;
  }
  const done = () => ({ state: "done" });

  it("FORM-12 announces erasures a week before, and then erases, anonymously", async () => {
    const [lead] = await insertLeads(cms, { count: 3, newest: yearsAgo(2), given: done });
    const others = (index: number) => ({ state: "done", personKey: `other${index}@many.example` });
    await insertLeads(cms, { count: 2, newest: new Date(now - day), given: others });
    const note = { key: randomUUID(), text: "Een notitie" };
    await staff.call(`/leads/inbox/${lead}/notes`, "POST", note);
    expect(await check(now)).toBe(0);
    expect((await plan()).planned).toEqual([{ day: "2026-11-29", form: "site-contact", count: 3, open: 0 }]);
    expect(await left()).toBe(5);
    expect(await check(now + 6 * day)).toBe(0);
    expect(await check(now + 7 * day)).toBe(3);
    expect(await left()).toBe(2);
    const { planned, erasures, lookedAt } = await plan();
    expect(planned).toEqual([]);
    expect(erasures).toMatchObject([{ reason: "retention", by: "" }]);
    expect(lookedAt).not.toBeNull();
    expect(await cms.strapi.db.connection("gevel_lead_history").first()).toBeUndefined();
  });

  it("FORM-12 stores each form as long as the privacy statement says, and saved searches until they are stopped", async () => {
    const forms = ["site-contact", "contact-appointment", "contact-demand", "job-contact", "newsletter", "old-form"];
    for (const form of forms)
      await insertLeads(cms, { count: 1, newest: new Date(now - 500 * day), given: () => ({ state: "done", form }) });
    const [savedSearch] = await savedSearches({ count: 1, subscribed: { confirmed_at: 1 } });
    await check(now);
    expect((await plan()).planned.map(({ form }) => form).toSorted()).toEqual([
      "contact-appointment",
      "job-contact",
      // Never confirmed by its link: a question.
      "newsletter",
      "old-form",
      "site-contact",
    ]);
    expect(await check(now + 7 * day)).toBe(5);
    const stored = await cms.strapi.db.query(uid).findMany({ select: ["documentId", "form"], orderBy: { id: "asc" } });
    expect(stored).toMatchObject([{ form: "contact-demand" }, { documentId: savedSearch }]);
  });

  it("FORM-12 a stopped saved search gets its notice then, and is erased with its mail history", async () => {
    const stopped = { confirmed_at: 1, ended_at: now };
    const [lead] = await savedSearches({ count: 1, newest: new Date(now - day), subscribed: stopped });
    await cms.strapi.db
      .connection("gevel_subscriptions")
      .insert(subscription({ lead, kind: "newsletter", ...stopped }));
    await check(now);
    expect((await plan()).planned).toMatchObject([{ form: "demand-register", count: 1 }]);
    expect(await check(now + 7 * day)).toBe(1);
    expect(await cms.strapi.db.connection("gevel_subscriptions").select("id")).toEqual([]);
  });

  it("FORM-12 a newsletter subscription outlives its lead, and is erased once it is stopped", async () => {
    const [lead] = await insertLeads(cms, { count: 1, newest: yearsAgo(2), given: done });
    const subscriptions = () => cms.strapi.db.connection("gevel_subscriptions");
    await subscriptions().insert(subscription({ lead, kind: "newsletter", confirmed_at: 1 }));
    await check(now);
    expect(await check(now + 7 * day)).toBe(1);
    expect(await subscriptions().select("lead")).toEqual([{ lead }]);
    await subscriptions().update({ ended_at: now });
    await check(now + 29 * day);
    expect(await subscriptions().select("lead")).toEqual([{ lead }]);
    await check(now + 31 * day);
    expect(await subscriptions().select("lead")).toEqual([]);
  });

  it("FORM-12 announces a month before where somebody may still work on a lead, and lists those leads", async () => {
    const [open] = await insertLeads(cms, { count: 1, newest: yearsAgo(2) });
    const [assigned] = await insertLeads(cms, {
      count: 1,
      newest: yearsAgo(3),
      given: () => ({ state: "done", assigneeId: 1 }),
    });
    await check(now);
    const reported = await plan();
    expect(reported.open.map(({ id }) => id).toSorted()).toEqual([open, assigned].toSorted());
    expect(await check(now + 29 * day)).toBe(0);
    expect(await left()).toBe(2);
    expect(await check(now + 30 * day)).toBe(2);
  });

  it("FORM-12 a reopened lead gets the longer notice", async () => {
    const [lead] = await insertLeads(cms, { count: 1, newest: yearsAgo(2), given: done });
    await check(now);
    await staff.call(`/leads/inbox/${lead}/state`, "PUT", { was: "done", to: "in-progress" });
    expect(await check(now + 8 * day)).toBe(0);
    expect(await left()).toBe(1);
    expect((await plan()).open.map(({ id }) => id)).toEqual([lead]);
  });

  it("FORM-12 counts from the last contact with that person, about any listing", async () => {
    const same = () => ({ state: "done", personKey: "an@visitor.example" });
    await insertLeads(cms, { count: 1, newest: yearsAgo(3), given: same });
    await check(now);
    expect((await plan()).planned).toHaveLength(1);
    await insertLeads(cms, { count: 1, newest: new Date(now - 10 * day), given: same });
    expect(await check(now + 8 * day)).toBe(0);
    expect((await plan()).planned).toEqual([]);
    expect(await left()).toBe(2);
  });

  it("FORM-12 a note stored while its lead is erased is erased too", async () => {
    const [lead] = await insertLeads(cms, { count: 1, given: done });
    await staff.call(`/leads/inbox/${lead}/notes`, "POST", { key: randomUUID(), text: "Van een lead" });
    const history = () => cms.strapi.db.connection("gevel_lead_history");
    const alone = { kind: "note", by: "Sam", was: "", now: "Alleen" };
    await history().insert({ ...alone, lead: "gone", at: Date.now() - 2 * 3_600_000 });
    await check(now);
    expect(await history().select("now")).toEqual([{ now: "Van een lead" }]);
  });

  it("FORM-12 of two concurrent runs one erases, and a thousand leads go in small steps, each once", async () => {
    await insertLeads(cms, { count: 1_000, newest: yearsAgo(2), given: done });
    await check(now);
    const answers = await Promise.all([check(now + 7 * day), check(now + 7 * day)]);
    expect(answers).toContain(null);
    expect(answers.reduce<number>((sum, erased) => sum + (erased ?? 0), 0)).toBe(1_000);
    expect(await left()).toBe(0);
    const { erasures } = await plan();
    expect(erasures.length).toBeGreaterThan(10);
  });
});
