import {
  translateImportMessage,
  listingAttributes,
  listingFields,
  requiredMessage,
  validationMessages,
  type FieldError,
  type Language,
} from "@gevel/config";
import type { z } from "zod";
import { newDocumentId, textIn } from "@gevel/core";
import { parseFormValues, type FormValueProblem } from "../items/parse-form-values.js";
import { officeSource } from "../items/office-source.js";
import { line, type StaffValues } from "../items/staff-values.js";
import { attributeProblem } from "../listings/attribute-problem.js";
import { staffListing } from "../listings/staff-listing.js";
import type { Entry } from "../ownership/edited-fields.js";
import { missingCoordinate } from "../places/missing-coordinate.js";
import { placeKey } from "../places/place-index.js";
import { staffProject } from "../projects/staff-project.js";
import { cityUid, projectUid, propertyTypeUid, propertyUid } from "../rows/content-type-uids.js";

const fields: Readonly<Record<string, StaffValues>> = {
  [propertyUid]: staffListing,
  [projectUid]: staffProject,
  [propertyTypeUid]: { name: line },
  [cityUid]: { names: line },
};

/** Fields of one line that Strapi itself takes anything in. */
const lines: readonly (readonly [field: string, input: z.ZodType])[] = Object.entries(listingFields).flatMap(
  ([field, { kind, input }]) => (kind === "zip" || kind === "url" ? [[field, input] as const] : []),
);

/** A field may be empty, as in a draft; any value must be valid. */
function lineErrors(entry: Entry, language: Language | null): FieldError[] {
  const errors: FieldError[] = [];
  for (const [field, input] of lines) {
    const typed = entry[field];
    if (typeof typed !== "string" || typed.trim() === "") continue;
    const [issue] = input.safeParse(typed.trim(), validationMessages(input)).error?.issues ?? [];
    if (issue) errors.push({ field, message: translateForStaff(issue.message, language) });
  }
  const { city } = entry;
  if (typeof city === "string" && city !== "" && city.trim() === "")
    errors.push({ field: "city", message: translateForStaff(requiredMessage, language) });
  return errors;
}

const attributesByKey = new Map(listingAttributes.map((attribute) => [String(attribute.key), attribute]));

const translateForStaff = (message: string, language: Language | null) =>
  translateImportMessage(message, language ?? "en") ?? message;

/** A field's error; for an attribute, with its label for staff. */
function errorOf({ field, issue }: FormValueProblem, language: Language | null): FieldError {
  const attribute = field === "attributes" ? attributesByKey.get(String(issue.path[0])) : undefined;
  return {
    field: [field, ...(attribute ? [attribute.key] : issue.path)].join("."),
    message: attribute ? textIn(attributeProblem(attribute), language) : translateForStaff(issue.message, language),
  };
}

/** The fields of an entry that are to be written otherwise than staff typed them, or why they cannot be. */
export function prepareEntry(
  uid: string,
  entry: Entry,
  language: Language | null = null,
): { changes: Entry; errors: FieldError[] } {
  const { changes, problems } = parseFormValues(fields[uid] ?? {}, fields[uid] ? entry : {});
  const errors = problems.map((problem) => errorOf(problem, language));
  const half = missingCoordinate(entry);
  if (uid === propertyUid) errors.push(...lineErrors(entry, language));
  if (half)
    errors.push({ field: half, message: translateForStaff("give both latitude and longitude, or neither", language) });
  const { name, zip, countryId } = entry;
  if (uid === cityUid && typeof name === "string" && typeof zip === "string")
    changes.placeKey = placeKey({ name, zip, countryId: typeof countryId === "number" ? countryId : 10 });
  return { changes, errors };
}

/**
 * Defaults of a listing or project made by hand. Its reference is a placeholder until the database has assigned an id.
 * Entries by staff begin as drafts: unpublished, and never published before.
 */
export function itemDefaults(entry: Entry, { now, byStaff }: { now: Date; byStaff: boolean }): Entry {
  const filled = (key: string) => typeof entry[key] === "string" && entry[key] !== "";
  const isPublic = entry.publicSince !== undefined && entry.publicSince !== null;
  return {
    ...(!filled("source") && { source: officeSource }),
    ...(!filled("reference") && { reference: `${placeholder}${newDocumentId()}` }),
    ...(byStaff ? { publicSince: null, withdrawnAt: now } : !isPublic && { publicSince: now }),
  };
}

const placeholder = "new-";

/** Whether the entry was created without a reference. */
export const isUnnamed = (reference: unknown): boolean =>
  typeof reference === "string" && reference.startsWith(placeholder) && reference.length === placeholder.length + 24;

/** Made by staff and never published. */
export const isDraft = ({ publicSince, withdrawnAt }: Entry): boolean =>
  (publicSince ?? null) === null && (withdrawnAt ?? null) !== null;
