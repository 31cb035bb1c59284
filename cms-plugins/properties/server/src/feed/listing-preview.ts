import { inTransaction, table, tableOf } from "@gevel/kit";
import type { Listing } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { propertyUid } from "../rows/content-type-uids.js";
import { readListing } from "../listings/listing-row.js";
import { readTypes } from "../types/stored-types.js";
import type { Entry } from "../ownership/edited-fields.js";
import { surroundingsOf } from "./surroundings.js";
import { typedRow } from "./typed-row.js";
import { toPublicListing } from "../listings/to-public-listing.js";

const rowSchema = z.record(z.string(), z.unknown()).optional();

/** A listing as its page would show it, withdrawn or not, with what is typed in its form; null where there is none. */
async function readOne(
  strapi: Core.Strapi,
  by: "id" | "documentId",
  value: number | string,
  typed: Entry | null = null,
): Promise<Listing | null> {
  const properties = tableOf(strapi, propertyUid);
  return inTransaction(strapi, async ({ trx }) => {
    const row = rowSchema.parse(
      await table(strapi, trx, properties.name)
        .where(by === "id" ? by : properties.column(by), value)
        .first(),
    );
    if (!row) return null;
    const stored = readListing(typed === null ? row : typedRow(row, typed, properties), properties);
    const surroundings = await surroundingsOf(strapi, await readTypes(strapi), "property", [stored.id]);
    return toPublicListing(stored, surroundings);
  });
}

/** CMS-9 */
export const readListingPreview = (
  strapi: Core.Strapi,
  documentId: string,
  typed: Entry | null,
): Promise<Listing | null> => readOne(strapi, "documentId", documentId, typed);

/** By the number that its address and leads have. */
export const readListingById = (strapi: Core.Strapi, id: number): Promise<Listing | null> => readOne(strapi, "id", id);
