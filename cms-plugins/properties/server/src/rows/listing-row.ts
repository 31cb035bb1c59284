import {
  documentSchema,
  goalSchema,
  listingAgentSchema,
  listingAttributes,
  pictureSchema,
  type ListingAttribute,
  type ListingAttributeValues,
} from "@gevel/config";
import { z } from "zod";
import { propertySchema } from "../content-types/property-schema.js";
import { defaultCountry, type NormalisedListing } from "../import/normalise-listing.js";
import { readFlag, readJson, readLocalized, readNumber, readText, readTime, type Row } from "./read-value.js";
import type { TableOf } from "./table-of.js";

/** What the row says besides the listing itself. */
export interface ListingState {
  source: string;
  checksum: string;
  rawChecksum: string;
  publicSince: Date;
  withdrawnAt: Date | null;
}

export interface StoredListing {
  id: number;
  listing: NormalisedListing;
  withdrawnAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

export type ColumnValue = string | number | boolean | Date | null;

type Writer = (value: unknown) => ColumnValue;

const plain: Writer = (value) =>
  typeof value === "number" || typeof value === "boolean" || typeof value === "string" ? value : null;
const isEmpty = (value: object) => {
  for (const _key in value) return false;
  return true;
};
const json: Writer = (value) => {
  if (value === null || typeof value !== "object") return null;
  return isEmpty(value) ? (Array.isArray(value) ? "[]" : "{}") : JSON.stringify(value);
};
const time: Writer = (value) => (value instanceof Date ? value : typeof value === "string" ? new Date(value) : null);

const columnTypes: Record<string, { type: string }> = propertySchema.attributes;
const attributeKeys = new Set<string>(listingAttributes.map(({ key }) => key));
const stateKeys = new Set<string>(["source", "checksum", "rawChecksum", "publicSince", "withdrawnAt"]);

/** Attributes an import writes, in the order of {@link listingValues}. */
export const writtenAttributes: readonly string[] = Object.keys(propertySchema.attributes);

const writers = writtenAttributes.map((key) => {
  const type = columnTypes[key]?.type;
  const from: keyof Parts = attributeKeys.has(key) ? "attributes" : stateKeys.has(key) ? "state" : "listing";
  return { key, from, write: type === "json" ? json : type === "datetime" ? time : plain };
});

interface Parts {
  attributes: Readonly<Record<string, unknown>>;
  state: Readonly<Record<string, unknown>>;
  listing: Readonly<Record<string, unknown>>;
}

/** The values of a row's written attributes. */
export function listingValues(listing: NormalisedListing, state: ListingState): ColumnValue[] {
  const parts: Parts = { attributes: listing.attributes, state: { ...state }, listing: { ...listing } };
  return writers.map(({ key, from, write }) => write(parts[from][key]));
}

const attributeReaders: Record<ListingAttribute["kind"], (value: unknown) => unknown> = {
  area: readNumber,
  length: readNumber,
  money: readNumber,
  energy: readNumber,
  emission: readNumber,
  number: readNumber,
  year: readNumber,
  count: readNumber,
  date: (value) => readText(value) || null,
  flag: readFlag,
  text: (value) => readText(value) || null,
  localized: (value) => {
    const texts = readLocalized(value);
    return Object.keys(texts).length > 0 ? texts : null;
  },
  choice: (value) => readText(value) || null,
};

const pictures = z.array(pictureSchema);
const documents = z.array(documentSchema);
const typeIds = z.array(z.number().int());

/** A row read back, whichever database it comes from. */
export function readListing(row: Row, { column }: Pick<TableOf, "column">): StoredListing {
  const at = (key: string) => row[column(key)];
  const attributes = Object.fromEntries(
    listingAttributes.map(({ key, kind }) => [key, attributeReaders[kind](at(key))]),
  );
  const createdAt = readTime(at("createdAt")) ?? new Date(0);
  return {
    id: readNumber(row.id) ?? 0,
    withdrawnAt: readTime(at("withdrawnAt")),
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
      // Read by the very table the type is made of.
      attributes: attributes as ListingAttributeValues,
    },
  };
}
