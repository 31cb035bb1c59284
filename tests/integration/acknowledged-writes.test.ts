import { randomBytes, randomUUID } from "node:crypto";
import type { ViewBatch } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { testSecret } from "../support/boot-cms.js";
import { databases } from "../support/databases.js";
import { mailingApp } from "../support/agency-app.js";
import { failCommitsOn } from "../support/failing-commits.js";
import { importApi, listingItem } from "../support/import-api.js";
import { leadOf, sendLead } from "../support/leads-api.js";
import { publishingApp } from "../support/publishing-app.js";
import { appointmentsApp } from "../support/appointments-app.js";

const popup = "api::popup.popup";
const many = z.array(z.unknown());

/** Each call fails while no COMMIT on that table succeeds, and succeeds when it is repeated afterwards. */
describe.each(databases("sql"))("confirmed writes are stored, on $name", ({ boot }) => {
  const app = appointmentsApp(boot);
  const rows = async (table: string, where: object) => many.parse(await app.row(table).where(where).select()).length;

  async function whileCommitsFail<Result>(table: string, task: () => Promise<Result>): Promise<Result> {
    const heal = await failCommitsOn(app.cms.strapi, table);
    try {
      return await task();
    } finally {
      await heal();
    }
  }

  it("Q-6 FORM-4 a lead, alone and among concurrent ones", async () => {
    const leads = Array.from({ length: 12 }, (_, at) => leadOf(`full-${at}`));
    const send = async () =>
      (await Promise.all(leads.map((lead) => sendLead(app.cms, lead)))).map(({ status }) => status);
    const each = (status: number) => leads.map(() => status);
    expect(await whileCommitsFail("leads", send)).toEqual(each(500));
    for (const { key } of leads) expect(await rows("leads", { key })).toBe(0);
    expect(await send()).toEqual(each(200));
    expect(await send()).toEqual(each(200));
    for (const { key } of leads) expect(await rows("leads", { key })).toBe(1);
  });

  it("Q-6 FORM-4 a lead whose mails cannot be stored", async () => {
    const lead = leadOf("no-mails");
    const { status } = await whileCommitsFail("gevel_outbox", () => sendLead(app.cms, lead));
    expect([status, await rows("leads", { key: lead.key })]).toEqual([500, 0]);
    expect((await sendLead(app.cms, lead)).status).toBe(200);
  });

  it("Q-6 API-2 an import, whose answer names the items it did not store", async () => {
    const api = await importApi(app.cms);
    const body = { source: "full", properties: Array.from({ length: 60 }, (_, at) => listingItem(`full-${at}`)) };
    const rejected = await whileCommitsFail("gevel_changes", () => api.post(body));
    expect(rejected.status).toBe(500);
    expect(await rows("properties", { source: "full" })).toBe(0);
    expect((await api.send(body)).summary).toMatchObject({ created: 60, unchanged: 0 });
    expect((await api.send(body)).summary).toMatchObject({ created: 0, unchanged: 60 });
  });

  it("Q-6 FORM-7 a viewing, whose slot is free again", async () => {
    const slot = await app.aSlot();
    const { status } = await whileCommitsFail("gevel_visit_places", () => app.ask("full", slot));
    expect([status, await app.placesOf(slot)]).toEqual([500, 0]);
    expect((await app.ask("full", slot)).status).toBe(200);
    expect(await app.placesOf(slot)).toBe(1);
  });

  it("Q-6 OWNER-5 page views, which count once when they are sent again", async () => {
    const listing = 7;
    const batch: ViewBatch = {
      ...{ batch: randomUUID(), counted: [] },
      views: [[listing, randomBytes(16).toString("base64url"), Math.floor(Date.now() / 1000)]],
    };
    const send = async () => {
      const answer = await fetch(`${app.cms.url}/api/owner-stats/views`, {
        method: "POST",
        headers: { authorization: `Bearer ${testSecret("REPLICA_SECRET")}`, "content-type": "application/json" },
        body: JSON.stringify(batch),
      });
      return answer.status;
    };
    expect(await whileCommitsFail("gevel_view_days", send)).toBe(500);
    expect(await rows("gevel_view_days", { listing })).toBe(0);
    expect([await send(), await send()]).toEqual([200, 200]);
    expect(await rows("gevel_view_days", { listing, views: 1 })).toBe(1);
  });

  it("Q-6 FORM-4 a sent mail goes out once, though its record failed", async () => {
    const name = "noted-late";
    const email = `${name}@visitor.example`;
    const lead = leadOf(name, { data: { ...leadOf(name).data, email } });
    await app.waitUntilMailed();
    const heal = await failCommitsOn(app.cms.strapi, "gevel_outbox", "new.state = 'sent'");
    try {
      expect((await sendLead(app.cms, lead)).status).toBe(200);
      await app.mailsTo(email, 1);
    } finally {
      await heal();
    }
    await app.waitUntilMailed();
    expect(app.to(email)).toHaveLength(1);
  });
});

describe.each(databases())("a mail whose record fails for long, on $name", ({ boot }) => {
  const app = mailingApp(boot, () => ({ JOBS: "none" }));
  const sendDue = z.custom<{ sendDue(): Promise<unknown> }>();
  const outbox = () => app.row("gevel_outbox");

  it("Q-6 FORM-4 goes out once, in however many rounds it is due", async () => {
    const { sendDue: send } = sendDue.parse(app.cms.strapi.service("plugin::leads.mails"));
    const email = "noted-never@visitor.example";
    const lead = leadOf(email, { data: { ...leadOf(email).data, email } });
    await app.send(lead);
    const heal = await failCommitsOn(app.cms.strapi, "gevel_outbox", "new.state = 'sent'");
    try {
      await expect(send()).rejects.toThrow();
      expect(app.to(email)).toHaveLength(1);
    } finally {
      await heal();
    }
    await outbox().update({ next_at: 0 });
    await send();
    await app.waitUntilMailed();
    expect(app.to(email)).toHaveLength(1);
  });
});

describe.each(databases("sql"))("actions confirmed to staff are stored, on $name", ({ boot }) => {
  const app = publishingApp(boot);
  const rows = async (table: string, where: object) =>
    many.parse(await app.cms().strapi.db.connection(table).where(where).select()).length;

  async function whileCommitsFail<Result>(table: string, task: () => Promise<Result>): Promise<Result> {
    const heal = await failCommitsOn(app.cms().strapi, table);
    try {
      return await task();
    } finally {
      await heal();
    }
  }

  it("Q-6 CMS-10 a publication in the admin", async () => {
    const { documentId } = await app.make(popup, { title: "Vol" });
    const publish = async () => {
      const path = `/content-manager/collection-types/${popup}/${documentId}/actions/publish?locale=nl`;
      return (await app.staff().call(path, "POST", { title: "Vol" })).status;
    };
    expect(await whileCommitsFail("gevel_changes", publish)).toBe(500);
    expect(await app.published(popup, documentId)).toBeNull();
    expect(await publish()).toBe(200);
    expect(await app.published(popup, documentId)).toMatchObject({ title: "Vol" });
  });

  it("Q-6 CMS-10 a schedule, which stays until it has run", async () => {
    const { documentId } = await app.make(popup, { title: "Gepland" });
    const at = new Date(Date.now() + 3_600_000);
    expect(await app.plan(popup, documentId, "publish", at)).toMatchObject({ status: 200 });
    const after = new Date(at.getTime() + 60_000);
    await whileCommitsFail("gevel_changes", () => app.runNow(after));
    expect(await app.published(popup, documentId)).toBeNull();
    expect(await rows("publishing_plans", { document: documentId })).toBe(1);
    await app.runNow(after);
    expect(await app.published(popup, documentId)).toMatchObject({ title: "Gepland" });
  });
});
