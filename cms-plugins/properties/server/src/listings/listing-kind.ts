import { itemKind, type Parsed, type KnownTypes, unknownTypes } from "../items/item-kind.js";
import { propertyUid } from "../rows/content-type-uids.js";
import { listingRow } from "./listing-row.js";
import { listingTexts, normaliseListing, type NormalisedListing } from "./normalise-listing.js";
import {
  propertyInputSchema,
  validationMessages,
  type FieldError,
  type PropertyInput,
  listingAttributes,
} from "@gevel/config";
import { fieldErrors, limitErrors } from "@gevel/core";
import type { z } from "zod";
import { StoredTexts } from "../items/stored-texts.js";
import { dayContradiction, placeContradictions } from "../items/place-contradictions.js";

const dateKeys = listingAttributes.filter(({ kind }) => kind === "date").map(({ key }) => key);

/** What each field may hold on its own but not beside the others, or not in this world. */
export function contradictions(listing: NormalisedListing, now: Date, types: KnownTypes = null): FieldError[] {
  const { webId, webIds } = listing;
  const others = webIds.filter((id) => id !== webId).map((id) => ["webIds", id] as const);
  return [
    ...unknownTypes([["webId", webId], ...others], types),
    ...placeContradictions(listing, now),
    ...dateKeys.flatMap((key) => dayContradiction(key, listing.attributes[key])),
  ];
}

const fields = new Map<string, z.ZodType>(Object.entries(propertyInputSchema.shape));
const required = [...fields].filter(([, schema]) => !schema.safeParse(undefined).success).map(([key]) => key);

const messages = validationMessages(propertyInputSchema);

const isFields = (item: unknown): item is object => typeof item === "object" && item !== null && !Array.isArray(item);

/**
 * What the schema makes of an item, read by the keys that the item has: of a hundred fields most listings leave out
 * half, and zod spends more on those than on the others. Null when anything is wrong; the schema itself then says what.
 */
function readFields(item: unknown): PropertyInput | null {
  if (!isFields(item)) return null;
  const read: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(item)) {
    const parsed = fields.get(key)?.safeParse(value);
    if (!parsed?.success) return null;
    read[key] = parsed.data;
  }
  if (required.some((key) => read[key] === undefined)) return null;
  // Every field was read by its own part of the schema, and none that must be there is missing.
  return read as PropertyInput;
}

/** Stand for the required fields that cannot be read; nothing speaks against them. */
const harmless = {
  reference: "x",
  goal: 0,
  webId: 0,
  zip: "1000",
  city: "x",
} as const satisfies Partial<PropertyInput>;

/**
 * What the fields that can be read may not say, of an item whose others cannot: a sender mends all at once, and not one
 * after each sending.
 */
function otherErrors(item: unknown, { issues }: z.ZodError, now: Date, types: KnownTypes): FieldError[] {
  if (!isFields(item)) return [];
  const faults = new Set(issues.map(({ path }) => String(path[0])));
  // Which postal codes there are depends on the country.
  if (faults.has("countryId")) faults.add("zip");
  const read: Record<string, unknown> = { ...harmless };
  for (const [key, value] of Object.entries(item)) {
    const parsed = faults.has(key) ? undefined : fields.get(key)?.safeParse(value);
    if (parsed?.success) read[key] = parsed.data;
  }
  // As in `readFields`; the required ones are there by their stand-ins.
  const listing = normaliseListing(read as PropertyInput);
  return contradictions(listing, now, types).filter(({ field }) => !faults.has(field));
}

/** Reads one item of an import; whatever it is, the answer is a listing or the fields at fault (API-2). */
export function parseListing(
  item: unknown,
  now: Date,
  types: KnownTypes = null,
  stored = new StoredTexts(null),
): Parsed<NormalisedListing> {
  const read = readFields(item);
  const parsed = read ? ({ success: true, data: read } as const) : propertyInputSchema.safeParse(item, messages);
  if (!parsed.success) {
    const errors = fieldErrors(parsed.error, "a listing", {
      otherErrors: otherErrors(item, parsed.error, now, types),
      sent: item,
    });
    return { ok: false, errors };
  }
  const listing = normaliseListing(parsed.data, stored);
  const errors = limitErrors(contradictions(listing, now, types));
  return errors.length > 0 ? { ok: false, errors } : { ok: true, item: listing };
}

export const listingKind = itemKind({
  list: "properties",
  plural: "listings",
  uid: propertyUid,
  change: "property",
  row: listingRow,
  texts: listingTexts,
  parse: parseListing,
});
