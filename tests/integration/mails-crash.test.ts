import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bootCms, type BootedCms } from "../support/boot-cms.js";
import { databases } from "../support/databases.js";
import { leadOf, sendLead } from "../support/leads-api.js";
import { configureAgency } from "../support/mail-agency.js";
import { startMailServer } from "../support/mail-server.js";
import { runUntilCrash } from "../support/run-until-crash.js";

const outbox = ({ strapi }: BootedCms) => strapi.db.connection("gevel_outbox");

describe.each(databases())(
  "a CMS killed between the mail server's acceptance and its own record, on $name",
  ({ open }) => {
    it("FORM-4 resends the unrecorded mail under the same Message-ID, once, and nothing else", async () => {
      const server = await startMailServer();
      const dataDir = await mkdtemp(join(tmpdir(), "gevel-mails-"));
      const { url: databaseUrl, drop } = await open(dataDir);
      const settings = { SMTP_URL: server.url, MAIL_FROM: "no-reply@agency.example" };
      const boot = (JOBS: "mail" | "none") => bootCms({ dataDir, databaseUrl, settings: { ...settings, JOBS } });
      try {
        const before = await boot("none");
        await configureAgency(before);
        for (const name of ["one", "two", "three"]) await sendLead(before, leadOf(name));
        await before.close();

        expect(await runUntilCrash({ dataDir, databaseUrl, settings: { ...settings, JOBS: "mail" } })).toBe("SIGKILL");
        const accepted = server.received.map(({ mail }) => mail.messageId);
        expect(accepted.length).toBeGreaterThan(0);

        const alive = await boot("mail");
        // A killed process holds the leases of the job and its mails until they expire; expired here.
        await outbox(alive).where({ state: "waiting" }).update({ next_at: 0 });
        await alive.strapi.db.connection("gevel_jobs").update({ held_until: 0 });
        await expect.poll(() => outbox(alive).whereNot({ state: "sent" }).select("id")).toEqual([]);
        await alive.close();

        const times = new Map<string | undefined, number>();
        for (const { mail } of server.received) times.set(mail.messageId, (times.get(mail.messageId) ?? 0) + 1);
        expect(times.size).toBe(6);
        for (const [id, count] of times) expect(count).toBeLessThanOrEqual(accepted.includes(id) ? 2 : 1);
      } finally {
        await drop();
        await server.goDown();
        await rm(dataDir, { recursive: true, force: true });
      }
    });
  },
);
