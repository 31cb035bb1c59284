import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monthBefore, monthOf } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { bootCms, type BootedCms } from "../support/boot-cms.js";
import { openOfflineDatabase } from "../support/offline-database.js";
import { databases } from "../support/databases.js";
import { importApi, listingItem } from "../support/import-api.js";
import { configureAgency } from "../support/mail-agency.js";
import { runUntilCrash } from "../support/run-until-crash.js";

const checking = z.object({
  runNow: z.custom<(now?: number) => Promise<unknown>>(),
});
const serviceOf = (cms: BootedCms, name: string) => checking.parse(cms.strapi.plugin("owner-stats").service(name));

const reports = z.array(z.object({ id: z.number(), home: z.number(), sha256: z.string() }));
const deliveries = z.array(z.object({ id: z.number(), home: z.number(), email: z.string() }));
const mails = z.array(z.object({ lead: z.string() }));

/** The stored rows; also checks that none is incomplete. */
async function stored(db: BootedCms["strapi"]["db"]["connection"]) {
  const found = {
    reports: reports.parse(await db("owner_stats_reports").orderBy("id").select("id", "home", "sha256")),
    deliveries: deliveries.parse(await db("owner_stats_report_deliveries").orderBy("id").select("id", "home", "email")),
    mails: mails.parse(await db("gevel_outbox").where({ kind: "owner-report" }).orderBy("id").select("lead")),
  };
  expect(found.mails.map(({ lead }) => lead)).toEqual(found.deliveries.map(({ id }) => String(id)));
  expect(found.deliveries).toHaveLength(2 * found.reports.length);
  return found;
}

describe.each(databases())("a CMS killed while it makes reports, on $name", ({ open }) => {
  it("OWNER-8 goes on with the next listing: none is missing, duplicated or changed", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "gevel-reports-"));
    const { url: databaseUrl, drop } = await open(dataDir);
    const options = { dataDir, databaseUrl };
    const month = monthBefore(monthOf(new Date()));
    try {
      const before = await bootCms(options);
      await configureAgency(before);
      const api = await importApi(before);
      const properties = ["A", "B", "C", "D"];
      await api.send({
        source: "crm",
        properties: properties.map((reference) => listingItem(reference, { createdAt: `${month}-10T08:00:00Z` })),
        owners: ["an", "bo"].map((name) => ({
          reference: name,
          email: `${name}@owners.example`,
          properties,
        })),
      });
      await serviceOf(before, "history").runNow();
      // Staff requested the reports before the CMS went down.
      await before.strapi.db.connection("owner_stats_report_work").update({ asked_month: month, asked_by: "Sam" });
      await before.close();

      // Between the report and its delivery; between a delivery and its mail; with listings done before it.
      const ends = [
        ["insert into .*owner_stats_report_deliveries", "2"],
        ["insert into .*gevel_outbox. \\(", "3"],
      ] as const;
      let seen: Awaited<ReturnType<typeof stored>>["reports"] = [];
      for (const deadly of ends) {
        expect(await runUntilCrash(options, ...deadly, "reports")).toBe("SIGKILL");
        const now = await openOfflineDatabase(options, async (db) => {
          // A killed process holds the lease until it expires; expired here.
          await db("gevel_jobs").update({ held_until: 0 });
          return (await stored(db)).reports;
        });
        expect(now.slice(0, seen.length)).toEqual(seen);
        expect(now.length).toBeLessThan(properties.length);
        seen = now;
      }
      expect(seen.length).toBeGreaterThan(0);
      const alive = await bootCms(options);
      await serviceOf(alive, "reports").runNow();
      const all = await stored(alive.strapi.db.connection);
      expect(all.reports).toHaveLength(properties.length);
      expect(all.reports.slice(0, seen.length)).toEqual(seen);
      expect(await alive.strapi.db.connection("owner_stats_report_work").first("asked_month")).toEqual({
        asked_month: "",
      });
      await alive.close();
    } finally {
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});
