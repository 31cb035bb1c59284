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

/** Values that are valid alone but contradict other fields or are impossible. */
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
 * The schema's result for an item, computed for the keys the item has: most listings omit half of a hundred fields, and
 * zod spends more on those than on the others. Null when anything is invalid; the schema itself then reports what.
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
  // Every field was parsed by its part of the schema, and no required one is missing.
  return read as PropertyInput;
}

/** Placeholders for required fields that cannot be read; they cause no errors. */
const harmless = {
  reference: "x",
  goal: 0,
  webId: 0,
  zip: "1000",
  city: "x",
} as const satisfies Partial<PropertyInput>;

/**
 * Contradictions among the readable fields of an item with unreadable ones: the sender can fix everything at once
 * instead of one error per import.
 */
function otherErrors(item: unknown, { issues }: z.ZodError, now: Date, types: KnownTypes): FieldError[] {
  if (!isFields(item)) return [];
  const faults = new Set(issues.map(({ path }) => String(path[0])));
  // Valid postal codes depend on the country.
  if (faults.has("countryId")) faults.add("zip");
  const read: Record<string, unknown> = { ...harmless };
  for (const [key, value] of Object.entries(item)) {
    const parsed = faults.has(key) ? undefined : fields.get(key)?.safeParse(value);
    if (parsed?.success) read[key] = parsed.data;
  }
  // As in `readFields`; the required fields have placeholders.
  const listing = normaliseListing(read as PropertyInput);
  return contradictions(listing, now, types).filter(({ field }) => !faults.has(field));
}

/** Parses one item of an import; for any input the result is a listing or the fields at fault (API-2). */
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
