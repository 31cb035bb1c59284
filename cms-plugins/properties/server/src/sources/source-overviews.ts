import type { ImportSource, SourceOverview } from "@gevel/config";
import { inTransaction, table, tableOf } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { readLastImports } from "../history/read-history.js";
import { propertyUid } from "../rows/content-type-uids.js";

const counted = z.array(z.object({ source: z.string(), count: z.coerce.number() }));

/** How many listings of each source the site has now. */
async function countOnSite(strapi: Core.Strapi, sources: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { name, column } = tableOf(strapi, propertyUid);
  const rows: unknown = await inTransaction(strapi, ({ trx }) =>
    table(strapi, trx, name)
      .whereIn(column("source"), [...sources])
      .whereNull(column("withdrawnAt"))
      .groupBy(column("source"))
      .select({ source: column("source") })
      .count({ count: "*" }),
  );
  return new Map(counted.parse(rows).map(({ source, count }) => [source, count]));
}

/** Each with its last delivery, as an integrator needs it. */
export async function overviewsOf(strapi: Core.Strapi, sources: readonly ImportSource[]): Promise<SourceOverview[]> {
  const names = sources.map(({ source }) => source);
  const onSite = await countOnSite(strapi, names);
  const last = await readLastImports(strapi, names);
  return sources.map((known) => ({
    ...known,
    onSite: onSite.get(known.source) ?? 0,
    lastDelivery: last.get(known.source) ?? null,
  }));
}
