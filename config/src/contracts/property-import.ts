import { z } from "zod";
import { printableLine, withoutNoValue } from "../rules/invisible-characters.js";
import { listingAttributes, type AttributeKind } from "../rules/listing-attributes.js";
import { accepting } from "./accepted-inputs.js";
import { importLimits } from "./import-limits.js";
import { emptyIsNull, lenientNumber, line, localizedInput, mediaAddressSchema, text, url } from "./import-values.js";
import type { LocalizedInput } from "./localized.js";
import { attributeInputSchema } from "./listing-attribute-schemas.js";
import { documentAccess, goalSchema } from "./properties.js";

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
        ? accepting(z.preprocess(emptyIsNull, schema), z.literal("")).optional()
        : lenientNumber(schema).optional(),
    ];
  }),
  // The table's own mapped type says what each kind holds; zod cannot infer it from a loop.
) as unknown as AttributeInputShape;

export const pictureInputSchema = z.strictObject({
  url: mediaAddressSchema,
  width: z.number().int().positive().max(100_000).nullish(),
  height: z.number().int().positive().max(100_000).nullish(),
  name: text,
});

export const documentInputSchema = z.strictObject({
  url: mediaAddressSchema,
  name: text,
  kind: z.enum(["floor-plan", "document"]).nullish(),
  access: z.enum(documentAccess).nullish(),
});

export const webId = z.number().int().min(0).max(9999);

/** The key of the upsert within its source. */
export const referenceSchema = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(printableLine, "expected no control characters")
  .refine(
    (text) => text === "" || withoutNoValue(text) !== "",
    "expected a reference, not what a program writes where it has none",
  );

export const zipInput = accepting(
  z.preprocess((value) => (typeof value === "number" ? String(value) : value), z.string().trim().min(3).max(10)),
  z.number().min(100).max(9_999_999_999),
);

export const agentInput = z
  .strictObject({
    name: line,
    phone: line.nullish(),
    email: z.email().max(255).nullish(),
    pictureUrl: mediaAddressSchema.nullish(),
  })
  .nullish();

/** When it came on the market; kept when given, so that "newest" is true after a first import. */
export const createdAtInput = z.iso.datetime({ offset: true }).nullish();

export const propertyInputSchema = z.strictObject({
  reference: referenceSchema,
  goal: lenientNumber(goalSchema),
  webId: lenientNumber(webId),
  /** Comma-separated, as section 3 has it, or a list. */
  webIds: z
    .union([z.string().regex(/^\s*(\d{1,4}\s*(,\s*\d{1,4}\s*)*)?$/), z.array(webId).max(50)], {
      error: "expected type ids divided by commas, or a list of them",
    })
    .nullish(),
  mainTypeName: text,
  typeDescription: text,
  description: localizedInput(importLimits.description).nullish(),
  recordFile: line.nullish(),
  publishPrice: z.boolean().nullish(),
  price: lenientNumber(z.number().min(0).max(1_000_000_000).nullish()).optional(),
  priceUnit: lenientNumber(z.number().int().min(0).max(99).nullish()).optional(),
  priceUnitText: text,
  marquee: lenientNumber(z.number().int().min(0).max(999).nullish()).optional(),
  marqueeName: text,
  publishAddress: z.boolean().nullish(),
  street: line.nullish(),
  houseNumber: line.nullish(),
  boxNr: line.nullish(),
  zip: zipInput,
  city: line.min(1),
  countryId: lenientNumber(z.number().int().min(1).max(999).nullish()).optional(),
  countryName: text,
  latitude: lenientNumber(z.number().min(-90).max(90).nullish()).optional(),
  longitude: lenientNumber(z.number().min(-180).max(180).nullish()).optional(),
  pictures: z.array(pictureInputSchema).max(importLimits.pictures).nullish(),
  documents: z.array(documentInputSchema).max(importLimits.documents).nullish(),
  videoUrl: url.nullish(),
  virtualTourUrl: url.nullish(),
  agent: agentInput,
  /** The reference of the project it is a unit of, within the same source. */
  projectReference: line.nullish(),
  createdAt: createdAtInput,
  ...attributeInputs,
});
export type PropertyInput = z.infer<typeof propertyInputSchema>;

/** POST /api/properties/import. The envelope is parsed whole; each item on its own, so a bad one harms no other (API-2). */
export const importRequestSchema = z.strictObject({
  source: z
    .string()
    .trim()
    .regex(/^[a-z0-9][a-z0-9-]{0,49}$/, "expected lower-case letters, digits and dashes, 50 at most"),
  mode: z.enum(["partial", "full"]),
  force: z.boolean().optional(),
  properties: z.array(z.unknown()).max(importLimits.items),
  /** Left out, the projects of the source stay as they are, whatever the mode. */
  projects: z.array(z.unknown()).max(importLimits.items).optional(),
  /** Nothing is withdrawn of these two, whatever the mode. */
  propertyTypes: z.array(z.unknown()).max(importLimits.items).optional(),
  owners: z.array(z.unknown()).max(importLimits.items).optional(),
});
export type ImportRequest = z.infer<typeof importRequestSchema>;

/** What an item of an answer is, where it is no listing. */
export const importedKinds = ["project", "property-type", "owner"] as const;

export const importOutcomes = ["created", "updated", "unchanged", "refused", "withdrawn"] as const;

/** What of an item was taken, but is not shown as it stands. */
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
