import { lastDueMonth, monthBefore, monthOf, reportDueAt, type ReportBoard, type ReportBoardRow } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { dueReports, type DueListing } from "../collect/due-reports.js";
import { owedOf } from "../job/make-reports.js";
import { mailedStates, type MailedState } from "../mail/report-mails.js";
import { reportSources } from "../report-sources.js";
import { readPlan } from "../stored/report-plan.js";
import { deliveriesOfMonth, reportsOfMonth, type DeliveryRow, type ReportRow } from "../stored/stored-reports.js";

/** A board goes back so far: older ones are asked for by their month. */
const maxMonths = 24;

const iso = (at: number) => new Date(at).toISOString();

interface Known {
  due: readonly DueListing[];
  reports: readonly ReportRow[];
  deliveries: readonly DeliveryRow[];
  mailed: ReadonlyMap<number, MailedState>;
}

function rowOf(home: number, name: { title: string; reference: string }, known: Known): ReportBoardRow {
  const due = known.due.find((each) => each.home === home);
  const reports = known.reports.filter((report) => report.home === home);
  return {
    ...{ home, ...name },
    reports: reports.map(({ id, language, made_at, made_by, sha256 }) => ({
      ...{ id, language, sha256, madeAt: iso(made_at), madeBy: made_by },
    })),
    deliveries: known.deliveries
      .filter((delivery) => delivery.home === home)
      .map(({ id, name: to, email, way, at, by, report }) => {
        const mailed = known.mailed.get(id);
        return {
          ...{ id, name: to, email, at: iso(at), by },
          language: reports.find((each) => each.id === report)?.language ?? "nl",
          // A mail that is no longer written down was sent so long ago that its row was erased.
          state: way === "portal" ? ("portal" as const) : (mailed?.state ?? ("sent" as const)),
          problem: mailed?.problem ?? "",
        };
      }),
    owed: due ? owedOf(due, known.deliveries).map(({ name: to, email }) => ({ name: to, email })) : [],
  };
}

/** Homes that were on offer then and have no owner: nobody would be told. */
async function countOwnerless(strapi: Core.Strapi): Promise<number> {
  const sources = reportSources(strapi);
  const owned = new Set((await sources.owners()).flatMap(({ homes }) => [...homes]));
  return (await sources.offered()).filter((home) => !owned.has(home)).length;
}

function monthsFrom(first: string, last: string): string[] {
  const months = [last];
  for (let month = monthBefore(last); month >= first && months.length < maxMonths; month = monthBefore(month))
    months.push(month);
  return months;
}

/** What staff see of a month: what is due, what was made and what became of it. */
export async function readBoard(strapi: Core.Strapi, requested: string | undefined, now: Date): Promise<ReportBoard> {
  const { firstMonth, leaseUntil, requested: requestedMonth, ...plan } = await readPlan(strapi);
  // The month before this one can be made by hand before its day.
  const last = monthBefore(monthOf(now));
  const month = requested ?? last;
  const due = await dueReports(strapi, month);
  const deliveries = await deliveriesOfMonth(strapi, month);
  const mailed = await mailedStates(
    strapi,
    deliveries.filter(({ way }) => way === "mail").map(({ id }) => id),
  );
  const known = { due, reports: await reportsOfMonth(strapi, month), deliveries, mailed };
  const homes = [...new Set([...due.map(({ home }) => home), ...known.reports.map(({ home }) => home)])];
  const names = new Map((await reportSources(strapi).names(homes)).map(({ home, ...name }) => [home, name]));
  const rows = homes.map((home) => rowOf(home, names.get(home) ?? { title: "", reference: String(home) }, known));
  return {
    ...{ month, months: monthsFrom(firstMonth < last ? firstMonth : last, last), plan, rows },
    dueAt: reportDueAt(month, plan).toISOString(),
    // Of a month before the first nothing was counted; staff may have its reports made all the same.
    overdue: month >= firstMonth && month <= lastDueMonth(now, plan) && rows.some(({ owed }) => owed.length > 0),
    making: leaseUntil > now.getTime() || requestedMonth !== null,
    ownerless: await countOwnerless(strapi),
  };
}
