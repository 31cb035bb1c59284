import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { belgianDateTime } from "@gevel/config";
import { expect, it } from "vitest";
import { z } from "zod";
import { bootCms, type BootedCms } from "../support/boot-cms.js";
import { databases } from "../support/databases.js";
import { runUntilCrash } from "../support/run-until-crash.js";
import { logInStaff } from "../support/strapi-accounts.js";

const popup = "api::popup.popup";
const checking = z.object({ runNow: z.custom<(now?: number) => Promise<boolean>>() });

const table = ({ strapi }: BootedCms, name: "plans" | "versions" | "work") =>
  strapi.db.connection(`publishing_${name}`);
const count = async (cms: BootedCms, name: "plans" | "versions") => (await table(cms, name)).length;
const isLive = async ({ strapi }: BootedCms) =>
  (await strapi.db.query(popup).count({ where: { title: "Bij het krieken", publishedAt: { $notNull: true } } })) > 0;

it.each(databases())(
  "CMS-10 on $name a schedule interrupted by a crash runs completely in the next process, once",
  async ({ open }) => {
    const dataDir = await mkdtemp(join(tmpdir(), "gevel-plans-"));
    const { url: databaseUrl, drop } = await open(dataDir);
    const options = { dataDir, databaseUrl };
    try {
      const before = await bootCms(options);
      const staff = await logInStaff(before, "Lien", "gevel-marketing");
      const made = await staff.call(`/content-manager/collection-types/${popup}?locale=nl`, "POST", {
        title: "Bij het krieken",
      });
      const { documentId } = z.object({ data: z.object({ documentId: z.string() }) }).parse(made.json).data;
      const at = belgianDateTime(new Date(Date.now() + 3_600_000));
      const { status } = await staff.call(`/publishing/entries/${popup}/${documentId}/plan`, "PUT", {
        ...{ action: "publish", at, locale: "nl" },
      });
      expect(status).toBe(200);
      // The CMS is down at the scheduled time.
      await table(before, "plans").update({ at: Date.now() - 60_000 });
      await before.close();

      // All is written and nothing committed.
      const deadly = "insert into .*publishing_versions";
      expect(await runUntilCrash(options, deadly, "1", "publishing.publishing")).toBe("SIGKILL");
      const alive = await bootCms(options);
      expect([await count(alive, "plans"), await count(alive, "versions"), await isLive(alive)]).toEqual([1, 0, false]);
      // A killed process holds the lease until it expires; expired here.
      await alive.strapi.db.connection("gevel_jobs").update({ held_until: 0 });
      const { runNow } = checking.parse(alive.strapi.plugin("publishing").service("publishing"));
      for (let round = 0; round < 2; round += 1) await runNow();
      expect([await count(alive, "plans"), await count(alive, "versions"), await isLive(alive)]).toEqual([0, 1, true]);
      await alive.close();
    } finally {
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);
