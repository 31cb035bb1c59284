import { daysOfMonth, slugify } from "@gevel/config";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { portalDaysTable } from "../../history/history-tables.js";
import { readMedia } from "../../history/queries/read-media.js";
import type { ReportData } from "../report-data.js";

const sums = z.array(z.object({ source: z.string(), views: z.coerce.number() }));

/**
 * Where else the home was shown in a month, and what those media counted then. One that sent numbers without being named to us is
 * there as well, by the name it sends them under.
 */
export async function monthMedia(strapi: Core.Strapi, home: number, month: string): Promise<ReportData["media"]> {
  const days = daysOfMonth(month);
  const [first = "", last = ""] = [days[0], days.at(-1)];
  const counted = await inTransaction(strapi, async ({ trx }) =>
    sums.parse(
      await table(strapi, trx, portalDaysTable)
        .where({ property_id: home })
        .whereIn("day", days)
        .groupBy("source")
        .orderBy("source")
        .select("source")
        .sum({ views: "views" }),
    ),
  );
  const views = new Map(counted.map((row) => [row.source, row.views]));
  const shown = (await readMedia(strapi, [home]))
    .filter(({ fromDay, untilDay }) => (fromDay ?? "") <= last && (untilDay ?? last) >= first)
    .map(({ name }) => name);
  const named = [...new Set(shown)].map((name) => ({ name, views: views.get(slugify(name)) ?? null }));
  const known = new Set(named.map(({ name }) => slugify(name)));
  return [
    ...named,
    ...counted.filter(({ source }) => !known.has(source)).map(({ source, ...row }) => ({ name: source, ...row })),
  ];
}
