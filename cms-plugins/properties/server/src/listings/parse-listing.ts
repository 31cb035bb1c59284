import { propertyInputSchema, type FieldError, type PropertyInput } from "@gevel/config";
import type { z } from "zod";
import { contradictions } from "./listing-contradictions.js";
import { normaliseListing, type NormalisedListing } from "./normalise-listing.js";
import { StoredTexts } from "../items/stored-texts.js";
import type { KnownTypes } from "../items/unknown-types.js";

export type ParsedItem =
  | { ok: true; listing: NormalisedListing }
  /** At least one error, each with the name of its field. */
  | { ok: false; errors: FieldError[] };

/** Enough to mend an item; a file of the wrong kind would name a thousand. */
const errorLimit = 20;

/** As many as help, and how many more there are. */
export function tellSome(errors: readonly FieldError[], limit = errorLimit): FieldError[] {
  if (errors.length <= limit) return [...errors];
  const more = errors.length - limit;
  return [...errors.slice(0, limit), { field: "item", message: `and ${more} more that are wrong` }];
}

/** What is wrong with an item, by field; `what` it is not a field of. `beside` is what else is wrong with it. */
export function fieldErrors(error: z.ZodError, what: string, beside: readonly FieldError[] = []): FieldError[] {
  const errors = error.issues.flatMap((issue): FieldError[] => {
    const field = issue.path.join(".");
    if (issue.code === "unrecognized_keys") {
      const prefix = field === "" ? "" : `${field}.`;
      return issue.keys.map((key) => ({ field: `${prefix}${key}`, message: `is no field of a ${what}` }));
    }
    if (issue.code === "invalid_type" && issue.input === undefined && issue.message.endsWith("received undefined"))
      return [{ field: field || "item", message: "is required" }];
    return [{ field: field || "item", message: issue.message }];
  });
  return tellSome([...errors, ...beside]).map(({ field, message }) => ({
    field: field.slice(0, 200) || '""',
    message,
  }));
}

const fields = new Map<string, z.ZodType>(Object.entries(propertyInputSchema.shape));
const required = [...fields].filter(([, schema]) => !schema.safeParse(undefined).success).map(([key]) => key);

/**
 * What the schema makes of an item, read by the keys that the item has: of a hundred fields most listings leave out
 * half, and zod spends more on those than on the others. Null when anything is wrong; the schema itself then says what.
 */
function readFields(item: unknown): PropertyInput | null {
  if (typeof item !== "object" || item === null || Array.isArray(item)) return null;
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
function besideFaults(item: unknown, { issues }: z.ZodError, now: Date, types: KnownTypes): FieldError[] {
  if (typeof item !== "object" || item === null || Array.isArray(item)) return [];
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
  return contradictions(listing, now, types).filter(({ field }) => !faults.has(field.split(".")[0] ?? field));
}

/** Reads one item of an import; whatever it is, the answer is a listing or the fields at fault (API-2). */
export function parseItem(
  item: unknown,
  now: Date,
  types: KnownTypes = null,
  stored = new StoredTexts(null),
): ParsedItem {
  const read = readFields(item);
  const parsed = read ? ({ success: true, data: read } as const) : propertyInputSchema.safeParse(item);
  if (!parsed.success) {
    const errors = fieldErrors(parsed.error, "listing", besideFaults(item, parsed.error, now, types));
    return { ok: false, errors };
  }
  const listing = normaliseListing(parsed.data, stored);
  const errors = tellSome(contradictions(listing, now, types));
  return errors.length > 0 ? { ok: false, errors } : { ok: true, listing };
}

/** The reference of an item that may be wrong in every other field; empty where it has none. */
export function referenceOf(item: unknown): string {
  const parsed = propertyInputSchema.shape.reference.safeParse(
    typeof item === "object" && item !== null && "reference" in item ? item.reference : undefined,
  );
  return parsed.success ? parsed.data : "";
}
