import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bootCms, type BootedCms } from "../support/boot-cms.js";
import { atRest } from "../support/database-at-rest.js";
import { oneDatabase } from "../support/each-database.js";
import { importApi, listingItem } from "../support/import-api.js";
import { leadOf, sendLead } from "../support/leads-api.js";
import { setUpAgency } from "../support/mail-agency.js";
import { startMailServer } from "../support/mail-server.js";
import { runUntilGone } from "../support/run-until-gone.js";

/** Seven steps of the look for matches, and six mails. */
const many = 300;

/** A step is 50 changes; two of the first are those of the homes' type and of the home of the first import. */
const inFirstStep = 48;

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
  { deadly: ["insert into .?gevel_alert_mails", "3"], alerts: many, mails: 0 },
] as const;

const table = ({ strapi }: BootedCms, name: string) => strapi.db.connection(name);

/** Somebody who looks for homes in Flanders, at once, and an import that brings many. */
async function askAndImport(cms: BootedCms): Promise<void> {
  await setUpAgency(cms);
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
  await table(cms, "gevel_subscriptions").update({
    confirmed_at: Date.now(),
    since: 0,
  });
  const properties = Array.from({ length: many }, (_, number) => listingItem(`H-${number}`, { webId: 1 }));
  // What the first import of a source brings is no news.
  const first = listingItem("H-first", { goal: 1, zip: "9000", city: "Gent" });
  await imports.send({ source: "crm", properties: [first] });
  await imports.send({ source: "crm", properties });
}

describe.each(oneDatabase)("a CMS that is killed again and again while it looks for matches, on $name", ({ open }) => {
  it("FORM-9 tells each of an import's homes exactly once all the same", async () => {
    const server = await startMailServer();
    const dataDir = await mkdtemp(join(tmpdir(), "gevel-alerts-"));
    const { url: databaseUrl, drop } = await open(dataDir);
    const settings = {
      SMTP_URL: server.url,
      MAIL_FROM: "no-reply@agency.example",
    };
    const options = (MAIL_WORK: "on" | "off") => ({
      dataDir,
      databaseUrl,
      settings: { ...settings, MAIL_WORK },
    });
    try {
      const before = await bootCms(options("off"));
      await askAndImport(before);
      await before.close();

      // Who died holds the works until their time is over; it passes here.
      const letGo = () =>
        atRest(options("off"), async (db) => {
          for (const name of ["gevel_alert_work", "gevel_outbox_work"]) await db(name).update({ held_until: 0 });
          await db("gevel_outbox").where({ state: "waiting" }).update({ next_at: 0 });
          const [alerts, mails] = await Promise.all([db("gevel_alerts").select("id"), db("gevel_alert_mails")]);
          return { alerts: alerts.length, mails: mails.length };
        });
      for (const { deadly, ...left } of ends) {
        expect(await runUntilGone(options("on"), ...deadly)).toBe("SIGKILL");
        expect([deadly, await letGo()]).toEqual([deadly, left]);
      }

      const alive = await bootCms(options("on"));
      await expect.poll(() => table(alive, "gevel_alerts").whereNotNull("mail").select("id")).toHaveLength(many);
      await expect.poll(() => table(alive, "gevel_outbox").whereNot({ state: "sent" }).select("id")).toEqual([]);
      await alive.close();

      const mails = new Map(server.received.map(({ mail }) => [mail.messageId, mail.text ?? ""]));
      const told = [...mails.values()].flatMap((text) => text.match(/\/te-koop\/\S+/g) ?? []);
      expect([told.length, new Set(told).size]).toEqual([many, many]);
    } finally {
      await drop();
      await server.goDown();
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});
