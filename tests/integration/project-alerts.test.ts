import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { savedSearchSchema, subscriptionsResponseSchema, type SubscriptionChange } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { removeProjectColumns, readAlerts } from "../support/alert-rows.js";
import { bootCms, testSecret, type BootedCms } from "../support/boot-cms.js";
import { openOfflineDatabase } from "../support/offline-database.js";
import { databases } from "../support/databases.js";
import { importApi, listingItem } from "../support/import-api.js";
import { leadOf, sendLead } from "../support/leads-api.js";
import { configureAgency } from "../support/mail-agency.js";
import { startMailServer } from "../support/mail-server.js";

const mails = z.object({ sendDue: z.custom<() => Promise<string>>() });
const alerts = z.object({ runSearchAlerts: z.custom<(now?: number) => Promise<boolean>>() });
const activity = z.object({ of: z.custom<(listings: readonly number[]) => Promise<unknown>>() });
const savedSearches = z.array(
  z.object({
    frequency: z.string(),
    wish: z.string().transform((text) => savedSearchSchema.parse(JSON.parse(text))),
  }),
);
const tomorrow = () => Date.now() + 86_400_000;

const projectItem = (reference: string, fields: object = {}) => ({
  ...{
    reference,
    name: { nl: `Residentie ${reference}`, fr: `Résidence ${reference}` },
    zip: "2000",
    city: "Antwerpen",
  },
  constructions: [
    { reference: "A", price: 310_000 },
    { reference: "B", price: 280_000, sold: true },
  ],
  ...fields,
});

/** The mails that a CMS sends, their recipients, and the pages behind their links. */
function mailing(cms: BootedCms, server: Awaited<ReturnType<typeof startMailServer>>) {
  const deliver = async (now?: number) => {
    await alerts.parse(cms.strapi.plugin("leads").service("alerts")).runSearchAlerts(now);
    await mails.parse(cms.strapi.plugin("leads").service("mails")).sendDue();
  };
  const to = (name: string) => server.received.filter((mail) => mail.to.includes(`${name}@visitor.example`));
  const tokenIn = (text: string | undefined) => /\/subscription\/([^/\s>]+)\//.exec(text ?? "")?.[1] ?? "";
  const change = async (token: string, what: SubscriptionChange["change"]) => {
    const answer = await fetch(`${cms.url}/api/leads/subscriptions/change`, {
      method: "POST",
      headers: { authorization: `Bearer ${testSecret("REPLICA_SECRET")}`, "content-type": "application/json" },
      body: JSON.stringify({ token, change: what }),
    });
    return subscriptionsResponseSchema.parse(await answer.json()).subscriptions;
  };
  /** Subscribes by the form, and confirms by the link in its mail. */
  const informed = async (name: string, interests: string[], language: "nl" | "fr" = "nl") => {
    const data = { interests, firstName: "An", lastName: "Peeters", email: `${name}@visitor.example` };
    const lead = leadOf(name, { form: "keep-informed", language, data: { ...data, alertsConsent: "yes" } });
    expect((await sendLead(cms, lead)).status).toBe(200);
    await deliver();
    const confirmed = await change(tokenIn(to(name)[0]?.mail.text), "confirm");
    server.received.length = 0;
    return confirmed;
  };
  return { deliver, to, tokenIn, change, informed };
}

describe.each(databases("sql"))("mails about new-build projects on $name", ({ boot, open }) => {
  it("FORM-9 PROP-13 a visitor who asked for projects gets one mail about each new one, and about no other", async () => {
    const server = await startMailServer();
    const settings = { SMTP_URL: server.url, MAIL_FROM: "no-reply@agency.example", JOBS: "none" };
    const cms = await boot({ settings: () => settings });
    try {
      await configureAgency(cms);
      const imports = await importApi(cms);
      const { deliver, to, tokenIn, change, informed } = mailing(cms, server);
      await deliver();
      const confirmed = await informed("projects", ["new-projects"], "fr");
      expect(confirmed?.subscriptions[0]).toMatchObject({
        ...{ state: "running", frequency: "daily" },
        facts: [{ value: "Projets neufs" }],
      });
      await informed("both", ["new-projects", "for-sale"]);
      await change(confirmed?.manage ?? "", { frequency: "at-once" });

      const first = { properties: [listingItem("first", { goal: 1 })], projects: [projectItem("P-first")] };
      await imports.send({ source: "crm", ...first });
      await deliver();
      expect(server.received).toEqual([]);

      await imports.send({
        source: "crm",
        properties: [listingItem("H-1"), listingItem("U-1", { projectReference: "P-1", price: 290_000 })],
        projects: [
          projectItem("P-1"),
          projectItem("P-sold", { soldOut: true }),
          projectItem("P-none", { constructions: [{ reference: "A", sold: true }] }),
        ],
      });
      await deliver();
      await deliver();
      expect(to("both")).toEqual([]);
      expect(to("projects").map(({ mail }) => mail.subject)).toEqual(["Nouveau pour vous : Résidence P-1"]);
      const text = to("projects")[0]?.mail.text ?? "";
      expect(text).toMatch(/https?:\/\/\S+\/fr\/projets\/anvers\/residence-p-1\/\d+\//);
      // The cheapest of what is left: a unit that is a listing.
      expect(text.replaceAll(/\s/g, " ")).toContain("À partir de 290 000 €");

      // A listing may have the same number: its owner sees no mail about the project.
      const number = Number(/residence-p-1\/(\d+)/.exec(text)?.[1]);
      expect(number).toBeGreaterThan(0);
      expect(await activity.parse(cms.strapi.plugin("leads").service("activity")).of([number])).toEqual([]);

      await deliver(tomorrow());
      expect(to("both").map(({ mail }) => mail.subject)).toEqual(["2 woningen en 1 nieuwbouwproject voor u"]);
      await imports.send({ source: "crm", projects: [projectItem("P-1", { projectNumber: "12" })] });
      await deliver(tomorrow());
      expect(server.received).toHaveLength(2);

      await imports.send({ source: "crm", projects: [projectItem("P-2")] });
      const removed = [projectItem("P-first"), projectItem("P-1"), projectItem("P-sold"), projectItem("P-none")];
      await alerts.parse(cms.strapi.plugin("leads").service("alerts")).runSearchAlerts();
      const properties = ["H-1", "U-1", "first"].map((reference) => listingItem(reference));
      await imports.send({ source: "crm", mode: "full", force: true, properties, projects: removed });
      server.received.length = 0;
      await deliver(tomorrow());
      expect(server.received.filter(({ mail }) => mail.text?.includes("P-2"))).toEqual([]);

      const leave = tokenIn(text.slice(text.lastIndexOf("/subscription/") - 5));
      expect((await change(leave, "end"))?.subscriptions[0]?.state).toBe("ended");
    } finally {
      await cms.close();
      await server.goDown();
    }
  });

  it("FORM-9 a database from before project mails keeps its mail history, and its project choices take effect", async () => {
    const server = await startMailServer();
    const dataDir = await mkdtemp(join(tmpdir(), "gevel-projects-"));
    const { url: databaseUrl, drop } = await open(dataDir);
    const settings = { SMTP_URL: server.url, MAIL_FROM: "no-reply@agency.example", JOBS: "none" };
    const options = { dataDir, databaseUrl, settings };
    try {
      const before = await bootCms(options);
      await configureAgency(before);
      const imports = await importApi(before);
      const first = mailing(before, server);
      await first.deliver();
      await first.informed("alone", ["new-projects"]);
      await first.informed("both", ["for-sale", "new-projects"]);
      await imports.send({
        source: "crm",
        properties: [listingItem("first", { goal: 1 })],
        projects: [projectItem("P-0")],
      });
      await imports.send({ source: "crm", properties: [listingItem("H-1")], projects: [projectItem("P-1")] });
      await first.deliver(tomorrow());
      expect(first.to("both")).toHaveLength(1);
      await before.close();

      const stored = await readAlerts(options);
      await removeProjectColumns(options);
      await openOfflineDatabase(options, async (db) => {
        const listings =
          '{"goals":[0],"types":[],"zones":[],"minPrice":null,"maxPrice":null,"minRooms":{},"maxRooms":{}}';
        const of = (name: string) => db("gevel_subscriptions").where({ email: `${name}@visitor.example` });
        await of("alone").update({ wish: null, frequency: null });
        await of("both").update({ wish: listings, frequency: "at-once" });
      });
      server.received.length = 0;

      const after = await bootCms(options);
      expect(stored.alertRecords).toHaveLength(1);
      expect(await readAlerts(options)).toEqual(stored);
      const choices = savedSearches.parse(await after.strapi.db.connection("gevel_subscriptions").orderBy("id"));
      expect(choices.map(({ wish: { goals, projects }, frequency }) => [goals, projects, frequency])).toEqual([
        [[], true, "daily"],
        [[0], true, "at-once"],
      ]);
      const again = await importApi(after, "after");
      const second = mailing(after, server);
      await again.send({
        source: "crm",
        properties: [listingItem("H-1", { city: "Berchem" })],
        projects: [projectItem("P-1", { projectNumber: "7" })],
      });
      await second.deliver(tomorrow());
      expect(server.received).toEqual([]);
      await again.send({ source: "crm", projects: [projectItem("P-2")] });
      await second.deliver(tomorrow());
      for (const name of ["alone", "both"])
        expect(second.to(name).map(({ mail }) => mail.subject)).toEqual(["Nieuw voor u: Residentie P-2"]);
      await after.close();
    } finally {
      await drop();
      await server.goDown();
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});
