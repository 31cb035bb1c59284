import { inboxSchema, leadAnswersSchema } from "@gevel/config";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bootCms, type BootedCms } from "../support/boot-cms.js";
import { copyFirstStart } from "../support/first-start.js";
import { leadOf, sendLead } from "../support/leads-api.js";
import { logInStaff } from "../support/strapi-accounts.js";

/** As leads were stored before lists showed phone and message. */
describe("leads stored by an earlier version", () => {
  let dataDir: string;
  let cms: BootedCms;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "gevel-leads-"));
    await copyFirstStart(dataDir);
    const before = await bootCms({ dataDir });
    for (let lead = 0; lead < 450; lead += 1) await sendLead(before, leadOf(`old ${lead}`));
    const missing = { phone: null, message: null, person_key: null, search_text: null, last_contact_at: null };
    await before.strapi.db.connection("leads").update(missing);
    await before.close();
    cms = await bootCms({ dataDir });
  });
  afterAll(async () => {
    await cms.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it("FORM-11 show their phone and message from the next start on", async () => {
    const leads = cms.strapi.db.query("plugin::leads.lead");
    expect(await leads.count({ where: { phone: "0470 12 34 56", message: "Is er een tuin?" } })).toBe(450);
  });

  it("FORM-11 are found by their sender, and FORM-12 are retained from the day they came", async () => {
    const staff = await logInStaff(cms, "Bo");
    const { pagination } = inboxSchema.parse((await staff.call("/leads/inbox?search=peeters")).json);
    expect(pagination.total).toBe(450);
    const leads = cms.strapi.db.query("plugin::leads.lead");
    expect(await leads.count({ where: { personKey: "an@visitor.example", lastContactAt: { $notNull: true } } })).toBe(
      450,
    );
  });

  it("FORM-11 are readable in plain text, only with read permission", async () => {
    const [lead] = await cms.strapi.documents("plugin::leads.lead").findMany({ limit: 1 });
    const path = `/leads/answers/${lead?.documentId}`;
    const staff = await logInStaff(cms);
    const { facts, messages } = leadAnswersSchema.parse((await staff.call(path)).json);
    expect(facts).toContainEqual({ label: "Phone", value: "0470 12 34 56", href: "tel:0470123456" });
    expect(messages.map(({ text }) => text)).toEqual(["Is er een tuin?"]);
    expect((await fetch(cms.url + path)).status).toBe(401);
  });
});
