import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { savedSearchSchema } from "@gevel/config";
import { z } from "zod";
import { bootCms, type BootedCms } from "../support/boot-cms.js";
import { openOfflineDatabase } from "../support/offline-database.js";
import { databases } from "../support/databases.js";
import { importApi, listingItem } from "../support/import-api.js";
import { leadOf, sendLead } from "../support/leads-api.js";
import { configureAgency } from "../support/mail-agency.js";
import { startMailServer } from "../support/mail-server.js";
import { runUntilCrash } from "../support/run-until-crash.js";

/** Of listings and projects: seven steps of the matching, and one mail. */
const many = { homes: 300, projects: 20 };
const all = many.homes + many.projects;

/** A step is 50 changes; three of the first are the listings' type, and the listing and project of the first import. */
const inFirstStep = 47;

/** The statements at which the CMS is killed, in order, and what is stored after each kill. */
const ends = [
  // In the middle of what it found: one step is whole, the next one is not there at all.
  {
    deadly: ["insert into .?gevel_alerts", "2"],
    alerts: inFirstStep,
    mails: 0,
  },
  // All is found and nothing committed.
  {
    deadly: ["update .?gevel_jobs. set .?cursor", "1"],
    alerts: inFirstStep,
    mails: 0,
  },
  // In the middle of putting it into mails.
  { deadly: ["insert into .?gevel_alert_mails", "1"], alerts: all, mails: 0 },
] as const;

const table = ({ strapi }: BootedCms, name: string) => strapi.db.connection(name);

/** A saved search in Flanders with immediate alerts, and an import with many listings. */
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
  // The first import of a source is not news.
  const first = listingItem("H-first", { goal: 1, zip: "9000", city: "Gent" });
  await imports.send({ source: "crm", properties: [first], projects: [project("P-first")] });
  await imports.send({ source: "crm", properties, projects });
}

describe.each(databases())("a CMS killed repeatedly while it matches alerts, on $name", ({ open }) => {
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

      // A killed process holds the leases of its jobs until they expire; expired here.
      const release = () =>
        openOfflineDatabase(options("none"), async (db) => {
          await db("gevel_jobs").update({ held_until: 0 });
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
      // The mail to the agency and the lead's confirmation name no listing.
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
