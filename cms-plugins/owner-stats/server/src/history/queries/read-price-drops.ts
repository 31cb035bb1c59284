import { priceDrop, type PriceChange, type PriceDrop } from "@gevel/config";
import { inTransaction, perStrapi, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { listingChangesTable, listingStatesTable } from "../history-tables.js";

const amount = z.number().nullable();
const changes = z.array(
  z.object({
    listing: z.number(),
    at: z.coerce.number(),
    before: amount,
    after: amount,
    told: z
      .number()
      .nullable()
      .transform((told) => told === 1),
  }),
);
const states = z.array(z.object({ listing: z.number(), since: z.coerce.number() }));

/** As databases take them in one question. */
const atOnce = 500;

/** Asked before the tables are there, when other plugins begin their work, there is nothing to tell. */
export const isHistoryPublic = perStrapi(() => ({ yes: false }));

/** A7: of these listings, those whose price honestly dropped. */
export async function readPriceDrops(
  strapi: Core.Strapi,
  listings: readonly number[],
): Promise<ReadonlyMap<number, PriceDrop>> {
  const drops = new Map<number, PriceDrop>();
  if (!isHistoryPublic(strapi).yes) return drops;
  for (let start = 0; start < listings.length; start += atOnce) {
    const chunk = listings.slice(start, start + atOnce);
    const [changed, known] = await inTransaction(strapi, async ({ trx }) => [
      changes.parse(
        await table(strapi, trx, listingChangesTable)
          .whereIn("listing", chunk)
          .where({ kind: "price" })
          // What an import told of before came later than what the house saw itself.
          .orderBy(["at", "id"])
          .select("*"),
      ),
      states.parse(await table(strapi, trx, listingStatesTable).whereIn("listing", chunk).select("listing", "since")),
    ]);
    const since = new Map(known.map((row) => [row.listing, row.since]));
    const byListing = new Map<number, PriceChange[]>();
    for (const { listing, ...change } of changed) byListing.set(listing, [...(byListing.get(listing) ?? []), change]);
    for (const [listing, of] of byListing) {
      const drop = priceDrop(of, since.get(listing) ?? Infinity);
      if (drop) drops.set(listing, drop);
    }
  }
  return drops;
}
