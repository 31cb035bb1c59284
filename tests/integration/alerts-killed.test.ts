import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bootCms, type BootedCms } from "../support/boot-cms.js";
import { oneDatabase } from "../support/each-database.js";
import { importApi } from "../support/import-api.js";
import { leadOf, sendLead } from "../support/leads-api.js";
import { setUpAgency } from "../support/mail-agency.js";
import { startMailServer } from "../support/mail-server.js";
import { runUntilGone } from "../support/run-until-gone.js";

const many = 600;

describe.each(oneDatabase)("a CMS that is killed while it looks for matches, on $name", ({ open }) => {
  /** In the middle of what it found, and in the middle of putting it into mails. */
  it.each(["insert into .?gevel_alerts", "update .?gevel_alert_work. set .?epoch", "insert into .?gevel_alert_mails"])(
    "FORM-9 tells each of an import's homes exactly once all the same, killed at %s",
    async (at) => {
      const server = await startMailServer();
      const dataDir = await mkdtemp(join(tmpdir(), "gevel-alerts-"));
      const { url: databaseUrl, drop } = await open(dataDir);
      const settings = { SMTP_URL: server.url, MAIL_FROM: "no-reply@agency.example" };
      const options = (MAIL_WORK: "on" | "off") => ({ dataDir, databaseUrl, settings: { ...settings, MAIL_WORK } });
      const table = ({ strapi }: BootedCms, name: string) => strapi.db.connection(name);
      try {
        const before = await bootCms(options("off"));
        await setUpAgency(before);
        const imports = await importApi(before);
        const { propertyTypes } = await imports.feed();
        const type = propertyTypes?.find(({ webId }) => webId === 1);
        const data = {
          ...{ goal: "buy", propertyTypes: [String(type?.id)], zones: ["region:flanders"], title: "ms" },
          ...{ firstName: "An", lastName: "Peeters", email: "an@visitor.example", phone: "0470123456" },
          ...{ alertsOptIn: "yes", alertsFrequency: "at-once" },
        };
        await sendLead(before, leadOf("wish", { form: "demand-register", data }));
        await table(before, "gevel_subscriptions").update({ confirmed_at: Date.now(), since: 0 });
        await imports.send({
          source: "crm",
          properties: Array.from({ length: many }, (_, number) => ({
            ...{ reference: `H-${number}`, goal: 0, webId: 1, zip: "2000", city: "Antwerpen", price: 300_000 },
          })),
        });
        await before.close();
        expect(await runUntilGone(options("on"), at)).toBe("SIGKILL");

        const alive = await bootCms(options("on"));
        // Who died holds the works until their time is over; it passes here.
        for (const name of ["gevel_alert_work", "gevel_outbox_work"])
          await table(alive, name).update({ held_until: 0 });
        await table(alive, "gevel_outbox").where({ state: "waiting" }).update({ next_at: 0 });
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
    },
  );
});
