import { languageSchema, type OwnedListings } from "@gevel/config";
import { inTransaction, table, tableOf } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { readListing } from "../listings/listing-row.js";
import { toPublicListing } from "../listings/to-public-listing.js";
import { listingsOfOwner } from "../owners/owner-links.js";
import { ownerUid, propertyUid } from "../rows/content-type-uids.js";
import { readText } from "../rows/read-value.js";
import { readTypes } from "../types/stored-types.js";
import { readViewContext } from "../change-log/read-view-context.js";

const rows = z.array(z.record(z.string(), z.unknown()));
const language = languageSchema.nullable().catch(null);

/**
 * OWNER-2, OWNER-3: the listings of the owner with this email, published or not, with the price and address hidden from
 * the public. The query itself restricts access: no other listing is read.
 */
export function ownedListings(strapi: Core.Strapi, email: string): Promise<OwnedListings> {
  const properties = tableOf(strapi, propertyUid);
  const owners = tableOf(strapi, ownerUid);
  return inTransaction(strapi, async ({ trx }) => {
    const found = rows.parse(
      await table(strapi, trx, properties.name)
        .whereIn("id", listingsOfOwner(strapi, trx, email))
        .orderBy("id")
        .select("*"),
    );
    const entries = rows.parse(
      await table(strapi, trx, owners.name)
        .where(owners.column("email"), email.toLowerCase())
        .orderBy("id")
        .select("*"),
    );
    const ownerEntries = entries.map((row) => ({
      name: readText(row[owners.column("name")]),
      language: language.parse(row[owners.column("language")]),
    }));
    const stored = found.map((row) => readListing(row, properties));
    const ids = stored.map(({ id }) => id);
    const viewContext = await readViewContext(strapi, await readTypes(strapi), "property", ids);
    return {
      name: ownerEntries.find(({ name }) => name !== "")?.name ?? "",
      language: ownerEntries.find((each) => each.language !== null)?.language ?? null,
      listings: stored.map((item) => ({
        listing: toPublicListing(
          { ...item, listing: { ...item.listing, publishPrice: true, publishAddress: true } },
          viewContext,
        ),
        ...{ reference: item.listing.reference, source: item.source },
        ...{ publishPrice: item.listing.publishPrice, publishAddress: item.listing.publishAddress },
        createdAtSource: item.listing.createdAtSource,
        publicSince: item.publicSince?.toISOString() ?? null,
        withdrawnAt: item.withdrawnAt?.toISOString() ?? null,
        documents: item.listing.documents.map(({ name }) => name),
      })),
    };
  });
}

export function ownsListing(strapi: Core.Strapi, email: string, id: number): Promise<boolean> {
  return inTransaction(strapi, async ({ trx }) => {
    const found: unknown = await table(strapi, trx, tableOf(strapi, propertyUid).name)
      .where({ id })
      .whereIn("id", listingsOfOwner(strapi, trx, email))
      .first("id");
    return found !== undefined;
  });
}
