import { inTransaction, table, tableOf } from "@gevel/core";
import { listingSchema, type Listing } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { readListing } from "../listings/listing-row.js";
import { propertySchema } from "../listings/property-schema.js";
import { staffListing } from "../listings/staff-listing.js";
import { toPublicListing } from "../listings/to-public-listing.js";
import { propertyUid } from "../rows/content-type-uids.js";
import type { Row } from "../rows/read-value.js";
import { readTypes } from "../types/stored-types.js";
import { previewItem, type PreviewItem } from "./preview-item.js";
import { readViewContext } from "../change-log/read-view-context.js";

const rowSchema = z.record(z.string(), z.unknown()).optional();

const toShownListing =
  (strapi: Core.Strapi) =>
  async (row: Row): Promise<Listing> => {
    const stored = readListing(row, tableOf(strapi, propertyUid));
    return toPublicListing(stored, await readViewContext(strapi, await readTypes(strapi), "property", [stored.id]));
  };

/** CMS-9: a listing as its page would show it, withdrawn or not, with what is typed in its form; null where there is none. */
export async function readListingPreview(strapi: Core.Strapi, item: PreviewItem): Promise<Listing | null> {
  const listing = await previewItem(strapi, item, {
    items: tableOf(strapi, propertyUid),
    kind: { values: staffListing, attributes: propertySchema.attributes },
    show: toShownListing(strapi),
    schema: listingSchema,
  });
  // Its page names the number of one that has no reference, and this one has no number yet.
  return listing && item.documentId === null ? { ...listing, recordFile: listing.recordFile || "–" } : listing;
}

/** A listing as its page shows it, and its location, which the page may hide (PROP-9). */
export interface LocatedListing {
  listing: Listing;
  address: Pick<Listing, "street" | "houseNumber" | "boxNr">;
}

/** By the id that its address and leads use; null where there is none. */
export function readListingById(strapi: Core.Strapi, id: number): Promise<LocatedListing | null> {
  const properties = tableOf(strapi, propertyUid);
  return inTransaction(strapi, async ({ trx }) => {
    const row = rowSchema.parse(await table(strapi, trx, properties.name).where({ id }).first());
    if (!row) return null;
    const { street, houseNumber, boxNr } = readListing(row, properties).listing;
    return { listing: await toShownListing(strapi)(row), address: { street, houseNumber, boxNr } };
  });
}
