import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { savedSearchSchema } from "@gevel/config";
import { z } from "zod";
import { bootCms, type BootedCms } from "../support/boot-cms.js";
import { openOfflineDatabase } from "../support/offline-database.js";
import { oneDatabase } from "../support/databases.js";
import { importApi, listingItem } from "../support/import-api.js";
import { leadOf, sendLead } from "../support/leads-api.js";
import { configureAgency } from "../support/mail-agency.js";
import { startMailServer } from "../support/mail-server.js";
import { runUntilCrash } from "../support/run-until-crash.js";

/** Of homes and of projects: seven steps of the look for matches, and one mail. */
const many = { homes: 300, projects: 20 };
const all = many.homes + many.projects;

/** A step is 50 changes; three of the first are those of the homes' type, and of home and project of the first import. */
const inFirstStep = 47;

/** The statements at which it is killed, one after the other, and how much of it stands after each end. */
const ends = [
  // In the middle of what it found: one step is whole, the next one is not there at all.
  {
    deadly: ["insert into .?gevel_alerts", "2"],
    alerts: inFirstStep,
    mails: 0,
  },
  // All is found and nothing committed.
  {
    deadly: ["update .?gevel_alert_work. set .?epoch", "1"],
    alerts: inFirstStep,
    mails: 0,
  },
  // In the middle of putting it into mails.
  { deadly: ["insert into .?gevel_alert_mails", "1"], alerts: all, mails: 0 },
] as const;

const table = ({ strapi }: BootedCms, name: string) => strapi.db.connection(name);

/** Somebody who looks for homes in Flanders, at once, and an import that brings many. */
async function subscribeAndImport(cms: BootedCms): Promise<void> {
  await configureAgency(cms);
  const imports = await importApi(cms);
  const { propertyTypes } = await imports.feed();
  const type = propertyTypes?.find(({ webId }) => webId === 1);
  const data = {
    ...{
      goal: "buy",
      propertyTypes: [String(type?.id)],
      zones: ["region:flanders"],
      title: "ms",
    },
    ...{
      firstName: "An",
      lastName: "Peeters",
      email: "an@visitor.example",
      phone: "0470123456",
    },
    ...{ alertsOptIn: "yes", alertsFrequency: "at-once" },
  };
  await sendLead(cms, leadOf("wish", { form: "demand-register", data }));
  const { wish } = z.object({ wish: z.string() }).parse(await table(cms, "gevel_subscriptions").first("wish"));
  await table(cms, "gevel_subscriptions").update({
    wish: JSON.stringify({ ...savedSearchSchema.parse(JSON.parse(wish)), types: [], projects: true }),
    confirmed_at: Date.now(),
    since: 0,
  });
  const properties = Array.from({ length: many.homes }, (_, number) => listingItem(`H-${number}`, { webId: 1 }));
  const project = (reference: string) => ({ reference, name: { nl: reference }, zip: "2000", city: "Antwerpen" });
  const projects = Array.from({ length: many.projects }, (_, number) => project(`P-${number}`));
  // What the first import of a source brings is no news.
  const first = listingItem("H-first", { goal: 1, zip: "9000", city: "Gent" });
  await imports.send({ source: "crm", properties: [first], projects: [project("P-first")] });
  await imports.send({ source: "crm", properties, projects });
}

describe.each(oneDatabase)("a CMS killed repeatedly while it matches alerts, on $name", ({ open }) => {
  it("FORM-9 mails each listing and project of an import exactly once, in one mail", async () => {
    const server = await startMailServer();
    const dataDir = await mkdtemp(join(tmpdir(), "gevel-alerts-"));
    const { url: databaseUrl, drop } = await open(dataDir);
    const settings = {
      SMTP_URL: server.url,
      MAIL_FROM: "no-reply@agency.example",
    };
    const options = (JOBS: "mail" | "none") => ({
      dataDir,
      databaseUrl,
      settings: { ...settings, JOBS },
    });
    try {
      const before = await bootCms(options("none"));
      await subscribeAndImport(before);
      await before.close();

      // Who died holds the works until their time is over; it passes here.
      const release = () =>
        openOfflineDatabase(options("none"), async (db) => {
          for (const name of ["gevel_alert_work", "gevel_outbox_work"]) await db(name).update({ held_until: 0 });
          await db("gevel_outbox").where({ state: "waiting" }).update({ next_at: 0 });
          const [alerts, mails] = await Promise.all([db("gevel_alerts").select("id"), db("gevel_alert_mails")]);
          return { alerts: alerts.length, mails: mails.length };
        });
      for (const { deadly, ...left } of ends) {
        expect(await runUntilCrash(options("mail"), ...deadly)).toBe("SIGKILL");
        expect([deadly, await release()]).toEqual([deadly, left]);
      }

      const alive = await bootCms(options("mail"));
      await expect.poll(() => table(alive, "gevel_alerts").whereNotNull("mail").select("id")).toHaveLength(all);
      await expect.poll(() => table(alive, "gevel_outbox").whereNot({ state: "sent" }).select("id")).toEqual([]);
      await alive.close();

      const mails = new Map(server.received.map(({ mail }) => [mail.messageId, mail.text ?? ""]));
      // The mail to the agency and the confirmation of the lead name no home.
      const alertMails = [...mails.values()].filter((text) => /\/(?:te-koop|projecten)\//.test(text));
      expect(alertMails).toHaveLength(1);
      const addresses = alertMails[0]?.match(/\/(?:te-koop|projecten)\/\S+\/\d+\//g) ?? [];
      expect([addresses.length, new Set(addresses).size]).toEqual([50, 50]);
      expect(alertMails[0]).toContain("300 woningen en 20 nieuwbouwprojecten");
      expect(alertMails[0]).toMatch(/En nog 270 woningen te koop: \S+\/nl\/te-koop\//);
    } finally {
      await drop();
      await server.goDown();
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});
