import { lastDueMonth, type Language, type ReportOwner } from "@gevel/config";
import { backgroundJob, inTransaction } from "@gevel/core";
import { clearRequest, readPlan } from "../stored/report-plan.js";
import { pluginSettings } from "../../settings/plugin-settings.js";
import type { Core } from "@strapi/strapi";
import { dueReports, type DueListing } from "../collect/due-reports.js";
import { collectReport } from "../collect/collect-report.js";
import { mailDelivery } from "../mail/report-mails.js";
import { reportPdf } from "../pdf/report-pdf.js";
import { deliveriesOfMonth, saveDelivery, saveReport, reportOf, type DeliveryRow } from "../stored/stored-reports.js";

interface Making {
  month: string;
  now: Date;
  /** The member of staff who requested it; empty for the job. */
  by: string;
  /** Called before each listing. */
  goOn: () => boolean;
}

type Owed = DueListing["owners"][number];

/** Owners without this report: matched by their entry, or by the address a report went to. */
export const owedOf = ({ home, owners }: DueListing, deliveries: readonly DeliveryRow[]): Owed[] =>
  owners.filter(
    ({ entry, email }) =>
      !deliveries.some((each) => each.home === home && (each.owner === entry || each.email === email)),
  );

/** Stores a report and its delivery, both or neither. */
async function deliver(
  strapi: Core.Strapi,
  { home, owners }: { home: number; owners: readonly ReportOwner[] },
  { month, now, by }: Making,
  saveAndDeliver: () => Promise<number>,
): Promise<number> {
  return inTransaction(strapi, async () => {
    const report = await saveAndDeliver();
    let delivered = 0;
    for (const { entry: owner, email, name, wish: way } of owners) {
      const to = { report, home, month, owner, email, name, way, at: now.getTime(), by, turn: 1 };
      const id = await saveDelivery(strapi, to);
      if (id !== null && way === "mail") await mailDelivery(strapi, id);
      if (id !== null) delivered += 1;
    }
    return delivered;
  });
}

async function inLanguage(strapi: Core.Strapi, due: DueListing, owners: Owed[], language: Language, making: Making) {
  const { month, now, by } = making;
  const known = await reportOf(strapi, { home: due.home, month, language });
  if (known !== null) return deliver(strapi, { home: due.home, owners }, making, async () => known);
  const collected = await collectReport(strapi, { due: { ...due, owners }, month, language, now });
  if (!collected) return 0;
  const { matter, pictures } = collected;
  const pdf = await reportPdf(matter, pictures);
  const saveAndDeliver = () => saveReport(strapi, { matter, pdf, at: now.getTime(), by });
  return deliver(strapi, { home: due.home, owners }, making, saveAndDeliver);
}

/**
 * OWNER-8: makes and delivers the missing reports of a month, listing by listing. Existing reports stay as they are, so
 * it may be interrupted at any time and restarted; a listing that fails holds up no other. Returns how many owners got
 * one.
 */
async function makeReports(strapi: Core.Strapi, making: Making): Promise<number> {
  const deliveries = await deliveriesOfMonth(strapi, making.month);
  let delivered = 0;
  for (const due of await dueReports(strapi, making.month)) {
    const owed = owedOf(due, deliveries);
    if (owed.length === 0) continue;
    if (!making.goOn()) break;
    for (const language of new Set(owed.map((owner) => owner.language))) {
      const owners = owed.filter((owner) => owner.language === language);
      try {
        delivered += await inLanguage(strapi, due, owners, language, making);
      } catch (cause) {
        strapi.log.error(
          `reports: making a report failed, listing=${due.home} month=${making.month}: ${String(cause).slice(-300)}`,
        );
      }
    }
  }
  return delivered;
}

/** Makes the missing reports: of the month that staff requested, and of the last one that is due. */
export const reportsJob = backgroundJob({
  name: "owner-stats.reports",
  schedule: { cron: "*/5 * * * *" },
  // Some seconds each, and on the first of the month all of them.
  timeLimitMs: 4 * 3_600_000,
  isEnabled: (strapi) => pluginSettings(strapi).reportJob,
  failed: "reports: making monthly reports failed",
  async round(strapi, { canContinue: goOn, now }) {
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
