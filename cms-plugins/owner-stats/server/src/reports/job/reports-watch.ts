import { lastDueMonth } from "@gevel/config";
import { backgroundWork } from "@gevel/kit";
import { forgetAsked, readPlan } from "../stored/report-plan.js";
import { ensureReportTables, reportWorkTable } from "../stored/report-tables.js";
import { makeReports } from "./make-reports.js";

/** Makes what is lacking: of the month that staff asked for, and of the last one that is due. */
export const reportsWatch = backgroundWork({
  table: reportWorkTable,
  restMs: 300_000,
  failed: "monthly reports could not be looked after",
  prepare: ensureReportTables,
  async round(strapi, goOn, now) {
    const { asked, enabled, firstMonth, ...time } = await readPlan(strapi);
    if (asked) {
      await makeReports(strapi, { ...asked, now: new Date(now), goOn });
      if (!goOn()) return false;
      await forgetAsked(strapi, asked);
    }
    const month = lastDueMonth(new Date(now), time);
    if (!enabled || month < firstMonth) return true;
    const delivered = await makeReports(strapi, { month, now: new Date(now), by: "", goOn });
    if (delivered > 0) strapi.log.info(`${delivered} owners have the report of ${month}`);
    return goOn();
  },
});
