import { daysOfMonth, type ViewDay } from "@gevel/config";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { viewDaysTable } from "../../page-views/view-tables.js";

const rows = z.array(z.object({ day: z.string(), views: z.coerce.number() }));

/** The very rows that the portal's counters are made of, and the days without one between them. */
export async function monthViews(strapi: Core.Strapi, listing: number, month: string): Promise<ViewDay[]> {
  const days = daysOfMonth(month);
  const known = await inTransaction(strapi, async ({ trx }) =>
    rows.parse(await table(strapi, trx, viewDaysTable).where({ listing }).whereIn("day", days).select("day", "views")),
  );
  const views = new Map(known.map((row) => [row.day, row.views]));
  return days.map((day) => ({ day, views: views.get(day) ?? 0 }));
}
