import type { FeedPart, FeedQuestion, FeedSource } from "@gevel/change-feed";
import { inTransaction, mapInSlices, table, tableOf } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { propertyUid } from "../rows/content-type-uids.js";
import { readListing } from "../listings/listing-row.js";
import { readTypes } from "../types/stored-types.js";
import { surroundingsOf } from "./surroundings.js";
import { toPublicListing } from "../listings/to-public-listing.js";

const rows = z.array(z.record(z.string(), z.unknown()));

async function read(strapi: Core.Strapi, { changes, reset }: FeedQuestion): Promise<FeedPart> {
  const part: FeedPart = {};
  const types = await readTypes(strapi);
  if (reset || changes.some(({ kind }) => kind === "property-types")) part.propertyTypes = types;

  const asked = changes.filter(({ kind }) => kind === "property").map(({ key }) => Number(key));
  if (asked.length === 0) return part;
  const properties = tableOf(strapi, propertyUid);
  const surroundings = await surroundingsOf(strapi, types, "property", asked);
  const found: unknown = await inTransaction(strapi, ({ trx }) =>
    table(strapi, trx, properties.name)
      .whereIn("id", asked)
      .whereNull(properties.column("withdrawnAt"))
      .orderBy("id")
      .select("*"),
  );
  part.listings = await mapInSlices(rows.parse(found), (row) =>
    toPublicListing(readListing(row, properties), surroundings),
  );
  const present = new Set(part.listings.map(({ id }) => id));
  part.removedListings = asked.filter((id) => !present.has(id));
  return part;
}

/** The listings' share of the change feed. What is withdrawn or deleted is told as removed. */
export function listingSource(strapi: Core.Strapi): FeedSource {
  return { name: "listings", kinds: ["property", "property-types"], read: (question) => read(strapi, question) };
}
