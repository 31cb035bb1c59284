import { lastDueMonth } from "@gevel/config";
import { backgroundJob } from "@gevel/core";
import { clearRequest, readPlan } from "../stored/report-plan.js";
import { ensureReportTables, reportJobTable } from "../stored/report-tables.js";
import { makeReports } from "./make-reports.js";

/** Makes what is lacking: of the month that staff asked for, and of the last one that is due. */
export const reportsJob = backgroundJob({
  table: reportJobTable,
  restMs: 300_000,
  failed: "reports: making monthly reports failed",
  prepare: ensureReportTables,
  async round(strapi, goOn, now) {
    const { requested, enabled, firstMonth, ...time } = await readPlan(strapi);
    if (requested) {
      await makeReports(strapi, { ...requested, now: new Date(now), goOn });
      if (!goOn()) return false;
      await clearRequest(strapi, requested);
    }
    const month = lastDueMonth(new Date(now), time);
    if (!enabled || month < firstMonth) return true;
    const delivered = await makeReports(strapi, { month, now: new Date(now), by: "", goOn });
    if (delivered > 0) strapi.log.info(`reports: delivered, month=${month} owners=${delivered}`);
    return goOn();
  },
});
