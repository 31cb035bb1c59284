import { ownSite } from "@gevel/config";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { viewDaysTable } from "../page-views/view-tables.js";

/** What portals tell, a row a home, portal and day: columns `property_id`, `source`, `day`, `views`. */
const portalDaysTable = "owner_stats_portal_days";

/** SQLite binds at most 32,766 values a statement. */
const idsAtOnce = 1_000;

export interface Span {
  from: string;
  until: string;
}

const perListing = z.array(z.object({ home: z.coerce.number(), views: z.coerce.number() }));
const perDay = z.array(z.object({ day: z.string(), views: z.coerce.number() }));
const perListingAndDay = z.array(perListing.element.extend({ day: z.string() }));
const perSource = z.array(z.object({ source: z.string(), views: z.coerce.number() }));

/** A house whose portals told nothing yet may be without their table. */
async function hasPortals(strapi: Core.Strapi): Promise<boolean> {
  return inTransaction(strapi, ({ trx }) => strapi.db.getSchemaConnection(trx).hasTable(portalDaysTable));
}

/** Visits by day as one source tells them: the agency's own site, or a portal. */
export function countedDays(strapi: Core.Strapi, source: string) {
  const home = source === ownSite ? "listing" : "property_id";

  async function read<Row>(span: Span, listings: readonly number[] | null, columns: string[], rows: z.ZodType<Row[]>) {
    if (source !== ownSite && !(await hasPortals(strapi))) return [];
    const found: Row[] = [];
    for (let start = 0; listings === null ? start === 0 : start < listings.length; start += idsAtOnce) {
      const answer: unknown = await inTransaction(strapi, async ({ trx }) => {
        const query = table(strapi, trx, source === ownSite ? viewDaysTable : portalDaysTable)
          .whereBetween("day", [span.from, span.until])
          .groupBy(columns)
          .select(columns.map((column) => (column === home ? `${column} as home` : column)))
          .sum({ views: "views" });
        if (source !== ownSite) query.where({ source });
        if (listings !== null) query.whereIn(home, listings.slice(start, start + idsAtOnce));
        return query;
      });
      found.push(...rows.parse(answer));
    }
    return found;
  }

  return {
    byListing: (span: Span) => read(span, null, [home], perListing),
    byDay: (span: Span, listings: readonly number[] | null) => read(span, listings, ["day"], perDay),
    byListingAndDay: (span: Span, listings: readonly number[]) => read(span, listings, [home, "day"], perListingAndDay),
  };
}

/** The sources that told anything in that time, the own site first. */
export async function countedSources(strapi: Core.Strapi, { from, until }: Span) {
  const own = await countedDays(strapi, ownSite).byDay({ from, until }, null);
  const site = { source: ownSite, views: own.reduce((sum, { views }) => sum + views, 0) };
  if (!(await hasPortals(strapi))) return [site];
  const portals: unknown = await inTransaction(strapi, ({ trx }) =>
    table(strapi, trx, portalDaysTable)
      .whereBetween("day", [from, until])
      .groupBy("source")
      .select("source")
      .sum({ views: "views" })
      .orderBy("source"),
  );
  return [site, ...perSource.parse(portals)];
}
