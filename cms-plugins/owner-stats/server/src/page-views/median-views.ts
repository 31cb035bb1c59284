import { belgianDay, graphOf, medianOf } from "@gevel/config";
import { inTransaction, perStrapi, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { viewDaysTable } from "./view-tables.js";

/** SQLite binds at most 32,766 values a statement. */
const idsPerQuery = 1_000;
/**
 * The numbers of similar listings are not any owner's own: they may be this old, and are summed once for all requests
 * meanwhile.
 */
const cacheMs = 60_000;

const sumRows = z.array(z.object({ listing: z.coerce.number(), views: z.coerce.number() }));

interface Cache {
  day: string;
  since: number;
  sums: Map<number, number>;
}
const cacheOf = perStrapi((): { now: Cache } => ({ now: { day: "", since: 0, sums: new Map() } }));

async function readSums(strapi: Core.Strapi, ids: readonly number[], today: string): Promise<Map<number, number>> {
  const since = graphOf([], today)[0]?.day ?? today;
  const found = new Map(ids.map((id) => [id, 0]));
  for (let start = 0; start < ids.length; start += idsPerQuery) {
    // A listing is compared with thousands: the database sums their days.
    const sums: unknown = await inTransaction(strapi, ({ trx }) =>
      table(strapi, trx, viewDaysTable)
        .whereIn("listing", ids.slice(start, start + idsPerQuery))
        .whereBetween("day", [since, today])
        .groupBy("listing")
        .select("listing")
        .sum({ views: "views" }),
    );
    for (const { listing, views } of sumRows.parse(sums)) found.set(listing, views);
  }
  return found;
}

/** Each listing's page views in the last thirty days, cached for a minute. */
async function thirtyDaySums(
  strapi: Core.Strapi,
  ids: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  const day = belgianDay(now);
  const holder = cacheOf(strapi);
  const age = now.getTime() - holder.now.since;
  if (holder.now.day !== day || age < 0 || age >= cacheMs) holder.now = { day, since: now.getTime(), sums: new Map() };
  const { sums } = holder.now;
  const unknown = ids.filter((id) => !sums.has(id));
  if (unknown.length > 0) for (const [id, views] of await readSums(strapi, unknown, day)) sums.set(id, views);
  return sums;
}

export interface MedianViews {
  median: number;
  homes: number;
}

/**
 * The median of the listings' page views in the last thirty days, per group; null for an empty group. A listing in
 * several groups is queried once, and not again within a minute.
 */
export async function medianViews(
  strapi: Core.Strapi,
  groups: readonly (readonly number[])[],
  now: Date,
): Promise<(MedianViews | null)[]> {
  const sums = await thirtyDaySums(strapi, [...new Set(groups.flat())], now);
  return groups.map((ids) => {
    const median = medianOf(ids.map((id) => sums.get(id) ?? 0));
    return median === null ? null : { median, homes: ids.length };
  });
}
