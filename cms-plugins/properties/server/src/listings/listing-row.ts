import {
  documentSchema,
  goalSchema,
  itemSeoSchema,
  listingAgentSchema,
  pictureSchema,
  readAttributes,
  toldAttributes,
  type ItemSeo,
} from "@gevel/config";
import { z } from "zod";
import { propertySchema } from "./property-schema.js";
import { type NormalisedListing } from "./normalise-listing.js";
import { defaultCountry } from "../items/item-values.js";
import {
  readFlag,
  readJson,
  readLocalized,
  readNumber,
  readText,
  readTime,
  storedObject,
  type Row,
} from "../rows/read-value.js";
import { rowWriter } from "../rows/row-writer.js";
import type { TableOf } from "../rows/table-of.js";

export interface StoredListing {
  id: number;
  source: string;
  listing: NormalisedListing;
  withdrawnAt: Date | null;
  seo: ItemSeo | null;
  createdAt: Date;
  updatedAt: Date;
}

/** Attributes that nobody told are not written. */
export const listingRow = rowWriter<NormalisedListing>(propertySchema.attributes, (listing) => [
  { attributes: toldAttributes(listing.attributes) },
  listing,
]);

const pictures = z.array(pictureSchema);
const documents = z.array(documentSchema);
const typeIds = z.array(z.number().int());

/** A row read back, whichever database it comes from. */
export function readListing(row: Row, { column }: Pick<TableOf, "column">): StoredListing {
  const at = (key: string) => row[column(key)];
  const createdAt = readTime(at("createdAt")) ?? new Date(0);
  return {
    id: readNumber(row.id) ?? 0,
    source: readText(at("source")),
    withdrawnAt: readTime(at("withdrawnAt")),
    seo: readJson(at("seo"), itemSeoSchema, null),
    createdAt,
    updatedAt: readTime(at("updatedAt")) ?? createdAt,
    listing: {
      reference: readText(at("reference")),
      goal: goalSchema.catch(0).parse(at("goal")),
      webId: readNumber(at("webId")) ?? 0,
      webIds: readJson(at("webIds"), typeIds, []),
      mainTypeName: readLocalized(at("mainTypeName")),
      typeDescription: readLocalized(at("typeDescription")),
      description: readLocalized(at("description")),
      recordFile: readText(at("recordFile")),
      publishPrice: readFlag(at("publishPrice")) ?? false,
      price: readNumber(at("price")),
      priceUnit: readNumber(at("priceUnit")) ?? 0,
      priceUnitText: readLocalized(at("priceUnitText")),
      marquee: readNumber(at("marquee")) ?? 0,
      marqueeName: readLocalized(at("marqueeName")),
      publishAddress: readFlag(at("publishAddress")) ?? false,
      street: readText(at("street")),
      houseNumber: readText(at("houseNumber")),
      boxNr: readText(at("boxNr")),
      zip: readText(at("zip")),
      city: readText(at("city")),
      countryId: readNumber(at("countryId")) ?? defaultCountry,
      countryName: readLocalized(at("countryName")),
      latitude: readNumber(at("latitude")),
      longitude: readNumber(at("longitude")),
      pictures: readJson(at("pictures"), pictures, []),
      documents: readJson(at("documents"), documents, []),
      videoUrl: readText(at("videoUrl")),
      virtualTourUrl: readText(at("virtualTourUrl")),
      agent: readJson(at("agent"), listingAgentSchema, null),
      projectReference: readText(at("projectReference")),
      createdAtSource: readTime(at("createdAtSource"))?.toISOString() ?? null,
      attributes: readAttributes(readJson(at("attributes"), storedObject, {})),
    },
  };
}
