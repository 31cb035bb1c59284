import { propertyInputSchema, type FieldError } from "@gevel/config";
import type { z } from "zod";
import { contradictions } from "./contradictions.js";
import { normaliseListing, type NormalisedListing } from "./normalise-listing.js";

export type ParsedItem =
  | { ok: true; listing: NormalisedListing }
  /** At least one error, each with the name of its field. */
  | { ok: false; errors: FieldError[] };

/** Enough to mend an item; a file of the wrong kind would name a thousand. */
const errorLimit = 20;

function fieldErrors(error: z.ZodError): FieldError[] {
  const errors = error.issues.flatMap((issue): FieldError[] => {
    const field = issue.path.join(".");
    if (issue.code === "unrecognized_keys") {
      const prefix = field === "" ? "" : `${field}.`;
      return issue.keys.map((key) => ({ field: `${prefix}${key}`, message: "is no field of a listing" }));
    }
    if (issue.code === "invalid_type" && issue.input === undefined && issue.message.endsWith("received undefined"))
      return [{ field: field || "item", message: "is required" }];
    return [{ field: field || "item", message: issue.message }];
  });
  return errors.slice(0, errorLimit).map(({ field, message }) => ({ field: field.slice(0, 200) || '""', message }));
}

/** Reads one item of an import; whatever it is, the answer is a listing or the fields at fault (API-2). */
export function parseItem(item: unknown, now: Date): ParsedItem {
  const parsed = propertyInputSchema.safeParse(item);
  if (!parsed.success) return { ok: false, errors: fieldErrors(parsed.error) };
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
