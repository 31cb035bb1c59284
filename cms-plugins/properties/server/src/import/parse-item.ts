import { propertyInputSchema, type FieldError, type PropertyInput } from "@gevel/config";
import type { z } from "zod";
import { contradictions } from "./contradictions.js";
import { normaliseListing, type NormalisedListing } from "./normalise-listing.js";

export type ParsedItem =
  | { ok: true; listing: NormalisedListing }
  /** At least one error, each with the name of its field. */
  | { ok: false; errors: FieldError[] };

/** Enough to mend an item; a file of the wrong kind would name a thousand. */
const errorLimit = 20;

/** What is wrong with an item, by field; `what` it is not a field of. */
export function fieldErrors(error: z.ZodError, what: string): FieldError[] {
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
  return errors.slice(0, errorLimit).map(({ field, message }) => ({ field: field.slice(0, 200) || '""', message }));
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

/** Reads one item of an import; whatever it is, the answer is a listing or the fields at fault (API-2). */
export function parseItem(item: unknown, now: Date): ParsedItem {
  const read = readFields(item);
  const parsed = read ? ({ success: true, data: read } as const) : propertyInputSchema.safeParse(item);
  if (!parsed.success) return { ok: false, errors: fieldErrors(parsed.error, "listing") };
  const listing = normaliseListing(parsed.data);
  const errors = contradictions(listing, now);
  return errors.length > 0 ? { ok: false, errors } : { ok: true, listing };
}

/** The reference of an item that may be wrong in every other field; empty where it has none. */
export function referenceOf(item: unknown): string {
  const parsed = propertyInputSchema.shape.reference.safeParse(
    typeof item === "object" && item !== null && "reference" in item ? item.reference : undefined,
  );
  return parsed.success ? parsed.data : "";
}
