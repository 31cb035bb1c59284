import {
  documentSchema,
  goalSchema,
  itemSeoSchema,
  listingAgentSchema,
  listingFields,
  pictureSchema,
  readAttributes,
  definedAttributes,
  defaultFieldValues,
  type ItemSeo,
  type ListingFieldKind,
  type ListingFieldValues,
} from "@gevel/config";
import type { TableOf } from "@gevel/core";
import { z } from "zod";
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
import type { NormalisedListing } from "./normalise-listing.js";
import { propertySchema } from "./property-schema.js";

export interface StoredListing {
  id: number;
  source: string;
  listing: NormalisedListing;
  /** When it was first on the site; null where unknown. */
  publicSince: Date | null;
  withdrawnAt: Date | null;
  seo: ItemSeo | null;
  createdAt: Date;
  updatedAt: Date;
}

/** Undefined attributes are not written. */
export const listingRow = rowWriter<NormalisedListing>(propertySchema.attributes, (listing) => [
  { attributes: definedAttributes(listing.attributes) },
  listing,
]);

const pictures = z.array(pictureSchema);
const documents = z.array(documentSchema);
const typeIds = z.array(z.number().int());
const goal = goalSchema.catch(0);

/** Reads a column of each kind, from either database. */
const readers: Readonly<Record<ListingFieldKind, (value: unknown, unsaid: unknown) => unknown>> = {
  line: readText,
  url: readText,
  reference: readText,
  zip: readText,
  texts: readLocalized,
  html: readLocalized,
  flag: (value) => readFlag(value) ?? false,
  whole: (value, unsaid) => readNumber(value) ?? unsaid,
  decimal: readNumber,
  goal: (value) => goal.parse(value),
  type: (value, unsaid) => readNumber(value) ?? unsaid,
  types: (value) => readJson(value, typeIds, []),
  pictures: (value) => readJson(value, pictures, []),
  documents: (value) => readJson(value, documents, []),
  agent: (value) => readJson(value, listingAgentSchema, null),
  moment: (value) => readTime(value)?.toISOString() ?? null,
};

const ownFields = Object.entries(listingFields).map(([key, { kind, unsaid }]) => ({
  key,
  unsaid,
  read: readers[kind],
}));

function readFields(at: (key: string) => unknown): ListingFieldValues {
  // A copy has its keys in their order, and takes values without becoming another shape each time.
  const fields: Record<string, unknown> = { ...defaultFieldValues };
  for (const { key, unsaid, read } of ownFields) fields[key] = read(at(key), unsaid);
  // Each reader returns the kind of its field, from the same table the type is derived from.
  return fields as ListingFieldValues;
}

/** A row read back. */
export function readListing(row: Row, { column }: Pick<TableOf, "column">): StoredListing {
  const at = (key: string) => row[column(key)];
  const createdAt = readTime(at("createdAt")) ?? new Date(0);
  return {
    id: readNumber(row.id) ?? 0,
    source: readText(at("source")),
    publicSince: readTime(at("publicSince")),
    withdrawnAt: readTime(at("withdrawnAt")),
    seo: readJson(at("seo"), itemSeoSchema, null),
    createdAt,
    updatedAt: readTime(at("updatedAt")) ?? createdAt,
    listing: {
      ...readFields(at),
      attributes: readAttributes(readJson(at("attributes"), storedObject, {})),
    },
  };
}
