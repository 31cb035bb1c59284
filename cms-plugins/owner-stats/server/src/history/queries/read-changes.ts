import { listingStates } from "@gevel/config";
import { table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { listingChangesTable } from "../history-tables.js";
import { newestPerListing, type Newest } from "./newest-per-listing.js";
import type { ListingEvent } from "./read-entries.js";

const shared = { listing: z.number(), at: z.coerce.number() };
const changes = z.array(
  z.discriminatedUnion("kind", [
    z.object({ ...shared, kind: z.literal("price"), before: z.number().nullable(), after: z.number().nullable() }),
    z.object({ ...shared, kind: z.literal("state"), state: z.enum(listingStates) }),
  ]),
);

/** Prices and states that became others while the house looked on. */
export async function readListingChanges(
  strapi: Core.Strapi,
  { listings, before: earlierThan, limit }: Newest,
): Promise<ListingEvent[]> {
  const rows = await newestPerListing(strapi, limit, (trx) => {
    const query = table(strapi, trx, listingChangesTable)
      .whereIn("listing", [...listings])
      .select("*");
    if (earlierThan) void query.where("at", "<", earlierThan.getTime());
    return { query, home: "listing", timestamp: "at" };
  });
  return changes.parse(rows).map((change) => {
    const at = new Date(change.at).toISOString();
    if (change.kind === "state") return { home: change.listing, event: { kind: "state", at, state: change.state } };
    return { home: change.listing, event: { kind: "price", at, before: change.before, after: change.after } };
  });
}
