import { z } from "zod";
import { listingAttributes, type AttributeKind } from "../rules/listing-attributes.js";
import { withAcceptedInput } from "./accepted-inputs.js";
import { importLimits } from "./import-limits.js";
import { emptyIsNull, lenientNumber, text } from "./import-values.js";
import type { LocalizedInput } from "../site/localized.js";
import { attributeInputSchema } from "./listing-attribute-schemas.js";
import { listingFields, type ListingFields } from "./listing-fields.js";

const textKinds: readonly AttributeKind[] = ["text", "date", "choice", "flag"];

type AttributeInput<Kind extends AttributeKind> = Kind extends "localized"
  ? LocalizedInput
  : Kind extends "flag"
    ? boolean
    : Kind extends "text" | "date" | "choice"
      ? string
      : number;
type AttributeInputShape = {
  [A in (typeof listingAttributes)[number] as A["key"]]: z.ZodType<AttributeInput<A["kind"]> | null | undefined>;
};

const attributeInputs = Object.fromEntries(
  listingAttributes.map((attribute) => {
    if (attribute.kind === "localized") return [attribute.key, text];
    const schema = attributeInputSchema(attribute).nullish();
    return [
      attribute.key,
      // `optional` outside as well: an absent key then costs nothing.
      textKinds.includes(attribute.kind)
        ? withAcceptedInput(z.preprocess(emptyIsNull, schema), z.literal("")).optional()
        : lenientNumber(schema).optional(),
    ];
  }),
  // The table's own mapped type gives the type of each kind; zod cannot infer it from a loop.
) as unknown as AttributeInputShape;

type FieldInputShape = {
  [
    Key in keyof ListingFields as ListingFields[Key] extends { sentAs: infer Name extends string } ? Name : Key
  ]: ListingFields[Key]["input"];
};

const fieldInputs = Object.fromEntries(
  Object.entries(listingFields).map(([key, field]) => ["sentAs" in field ? field.sentAs : key, field.input]),
  // The table's mapped type gives each field's input type; TypeScript cannot infer it from a loop.
) as unknown as FieldInputShape;

export const propertyInputSchema = z.strictObject({ ...fieldInputs, ...attributeInputs });
export type PropertyInput = z.infer<typeof propertyInputSchema>;

/** Whether a delivery is all that its source offers (`full`) or changes. */
export const importModeSchema = z.enum(["partial", "full"]);
export type ImportMode = z.infer<typeof importModeSchema>;

/**
 * POST /api/properties/import. The envelope is parsed as a whole, each item separately, so a bad one affects no other
 * (API-2).
 */
export const importRequestSchema = z.strictObject({
  source: z
    .string()
    .trim()
    .regex(/^[a-z0-9][a-z0-9-]{0,49}$/, "expected lower-case letters, digits and dashes, 50 at most"),
  /** Left out: what is set of the source; refused where nothing is. */
  mode: importModeSchema.optional(),
  force: z.boolean().optional(),
  properties: z.array(z.unknown()).max(importLimits.items),
  /** Left out, the projects of the source stay as they are, whatever the mode. */
  projects: z.array(z.unknown()).max(importLimits.items).optional(),
  /** These two are never withdrawn, whatever the mode. */
  propertyTypes: z.array(z.unknown()).max(importLimits.items).optional(),
  owners: z.array(z.unknown()).max(importLimits.items).optional(),
});
export type ImportRequest = z.infer<typeof importRequestSchema>;

/** The kind of a result that is not a listing. */
export const importedKinds = ["project", "property-type", "owner"] as const;

export const importOutcomes = ["created", "updated", "unchanged", "refused", "withdrawn"] as const;

/** A value that was imported but is not shown as given. */
export const importItemProblemSchema = z.object({ field: z.string(), value: z.string(), message: z.string() });
export type ImportItemProblem = z.infer<typeof importItemProblemSchema>;

export const importResponseSchema = z.object({
  summary: z.object({
    created: z.number(),
    updated: z.number(),
    unchanged: z.number(),
    refused: z.number(),
    withdrawn: z.number(),
  }),
  results: z.array(
    z.object({
      reference: z.string(),
      /** Its position in its list, from 0; for a rejected item without a readable reference. */
      index: z.number().int().optional(),
      /** For a listing of an import file without a reference. */
      title: z.string().optional(),
      /** Left out for a listing. */
      kind: z.enum(importedKinds).optional(),
      outcome: z.enum(importOutcomes),
      errors: z.array(z.object({ field: z.string(), message: z.string() })),
      /** Left out where there are none. */
      problems: z.array(importItemProblemSchema).optional(),
    }),
  ),
});
export type ImportResponse = z.infer<typeof importResponseSchema>;
