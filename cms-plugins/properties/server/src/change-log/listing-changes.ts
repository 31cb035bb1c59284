import type { DeltaPart, DeltaRequest, ChangeSource } from "@gevel/change-log";
import { inTransaction, mapYielding, table, tableOf } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { propertyUid } from "../rows/content-type-uids.js";
import { readListing } from "../listings/listing-row.js";
import { readTypes } from "../types/stored-types.js";
import { readViewContext } from "./read-view-context.js";
import { toPublicListing } from "../listings/to-public-listing.js";

const rows = z.array(z.record(z.string(), z.unknown()));

async function read(strapi: Core.Strapi, { changes, reset }: DeltaRequest): Promise<DeltaPart> {
  const part: DeltaPart = {};
  const types = await readTypes(strapi);
  if (reset || changes.some(({ kind }) => kind === "property-types")) part.propertyTypes = types;

  const ids = changes.filter(({ kind }) => kind === "property").map(({ key }) => Number(key));
  if (ids.length === 0) return part;
  const properties = tableOf(strapi, propertyUid);
  const viewContext = await readViewContext(strapi, types, "property", ids);
  const found: unknown = await inTransaction(strapi, ({ trx }) =>
    table(strapi, trx, properties.name)
      .whereIn("id", ids)
      .whereNull(properties.column("withdrawnAt"))
      .orderBy("id")
      .select("*"),
  );
  part.listings = await mapYielding(rows.parse(found), (row) =>
    toPublicListing(readListing(row, properties), viewContext),
  );
  const present = new Set(part.listings.map(({ id }) => id));
  part.removedListings = ids.filter((id) => !present.has(id));
  return part;
}

/** The listings' part of the change log. Withdrawn and deleted ones are reported as removed. */
export function listingChanges(strapi: Core.Strapi): ChangeSource {
  return { name: "listings", kinds: ["property", "property-types"], read: (question) => read(strapi, question) };
}
