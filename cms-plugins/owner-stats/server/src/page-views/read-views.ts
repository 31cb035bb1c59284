import { belgianDay, firstCountedDay, graphOf, viewCounters, type ViewCounters, type ViewDay } from "@gevel/config";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { viewDaysTable } from "./view-tables.js";

/** SQLite binds at most 32,766 values a statement. */
const idsPerQuery = 1_000;

/** In place of a day, for a row that sums all days. */
const ofAllTime = "";

const dayRows = z.array(z.object({ listing: z.coerce.number(), day: z.string(), views: z.coerce.number() }));

export interface ViewTotals {
  counters: ViewCounters;
  /** Thirty, today last. */
  days: ViewDay[];
  /** Sum of these thirty days. */
  thirtyDays: number;
}

const sumOf = (days: readonly ViewDay[]) => days.reduce((sum, { views }) => sum + views, 0);

/** Days and sums in one statement, so that what is counted meanwhile is in both or in none. */
async function countedRows(strapi: Core.Strapi, ids: readonly number[], since: string) {
  return inTransaction(strapi, async ({ trx }) => {
    const rows = () => table(strapi, trx, viewDaysTable).whereIn("listing", [...ids]);
    const sums = rows()
      .groupBy("listing")
      .select("listing", trx.raw("? as ??", [ofAllTime, "day"]), trx.raw("sum(??) as ??", ["views", "views"]));
    const answer: unknown = await rows().andWhere("day", ">=", since).select("listing", "day", "views").unionAll(sums);
    return dayRows.parse(answer);
  });
}

/** OWNER-2: the page views of listings as their owners see them, by listing id; zeros for one without page views. */
export async function readViews(
  strapi: Core.Strapi,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, ViewTotals>> {
  const today = belgianDay(now);
  const shown = new Map<number, ViewTotals>();
  for (let start = 0; start < ids.length; start += idsPerQuery) {
    const chunk = ids.slice(start, start + idsPerQuery);
    const found = await countedRows(strapi, chunk, firstCountedDay(today));
    for (const id of chunk) {
      const rows = found.filter(({ listing, day }) => listing === id && day !== ofAllTime);
      const total = found.find(({ listing, day }) => listing === id && day === ofAllTime)?.views ?? 0;
      const days = graphOf(rows, today);
      shown.set(id, { counters: viewCounters(rows, total, today), days, thirtyDays: sumOf(days) });
    }
  }
  return shown;
}
