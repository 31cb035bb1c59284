import { z } from "zod";
import { listingAttributes, type AttributeKind } from "../rules/listing-attributes.js";
import { accepting } from "./accepted-inputs.js";
import type { LocalizedInput } from "./localized.js";
import { attributeValueSchema } from "./listing-attribute-schemas.js";
import { goalSchema } from "./properties.js";

/** POST /api/properties/import. The envelope is parsed whole; each item on its own, so a bad one harms no other (API-2). */
export const importLimits = {
  items: 20_000,
  pictures: 200,
  documents: 100,
  bodyBytes: 128 * 1024 * 1024,
  /** Characters of one language of a description, and of any other text. */
  description: 50_000,
  text: 2_000,
} as const;

// Written out as a URL writes itself, so that nothing unprintable passes.
const url = z.url({ protocol: /^https?$/, normalize: true, error: "expected an http or https address" }).max(2048);
/** Pictures may also stand in the CMS's own uploads. */
const pictureUrl = z.union(
  [
    z
      .string()
      .regex(/^\/uploads\/(?!.*\.\.)[\w./-]+$/)
      .max(2048),
    url,
  ],
  { error: "expected an http or https address, or a path below /uploads/" },
);
const line = z.string().trim().max(255);

const isShort = (value: unknown, limit: number) =>
  value === null || value === undefined || (typeof value === "string" && value.length <= limit);

/** A text, or texts by language code in lower or upper case; languages we do not know are ignored. */
function localizedInput(limit: number) {
  const exact = z.union([z.string().max(limit), z.record(z.string(), z.string().max(limit).nullish())], {
    error: `expected a text, or texts by language code (nl, fr, en, de), of ${limit} characters at most`,
  });
  // A listing has dozens of these, nearly all of them right: what is wrong with one is found out only then.
  const quick = z.custom<LocalizedInput>().check(({ value, issues }) => {
    if (value !== null && typeof value === "object" && !Array.isArray(value)) {
      if (Object.values(value).every((text) => isShort(text, limit))) return;
    } else if (typeof value === "string" && value.length <= limit) return;
    for (const { message, path } of exact.safeParse(value).error?.issues ?? [])
      issues.push({ code: "custom", message, path, input: value });
  });
  return accepting(quick, exact);
}
const text = localizedInput(importLimits.text).nullish();

const writtenNumber = /^-?\d+(\.\d+)?$/;
/** Integrators send numbers as text now and then: "3" and "1250.50" are read, "3 rooms" is not. */
const readNumber = (value: unknown) => {
  if (typeof value !== "string") return value;
  const trimmed = value.trim();
  if (trimmed === "") return null;
  return writtenNumber.test(trimmed) ? Number(trimmed) : value;
};
const lenientNumber = <Schema extends z.ZodType>(schema: Schema) =>
  accepting(
    z.preprocess(readNumber, schema),
    schema.safeParse(null).success
      ? z.union([z.string().regex(writtenNumber), z.literal("")])
      : z.string().regex(writtenNumber),
  );
const emptyIsNull = (value: unknown) => (value === "" ? null : value);

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
    const schema = attributeValueSchema(attribute).nullish();
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
  url: pictureUrl,
  width: z.number().int().positive().max(100_000).nullish(),
  height: z.number().int().positive().max(100_000).nullish(),
  name: text,
});

export const documentInputSchema = z.strictObject({
  url: pictureUrl,
  name: text,
  kind: z.enum(["floor-plan", "document"]).nullish(),
});

const webId = z.number().int().min(0).max(9999);

export const propertyInputSchema = z.strictObject({
  reference: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, "expected no control characters"),
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
  zip: accepting(
    z.preprocess((value) => (typeof value === "number" ? String(value) : value), z.string().trim().min(3).max(10)),
    z.number().min(100).max(9_999_999_999),
  ),
  city: line.min(1),
  countryId: lenientNumber(z.number().int().min(1).max(999).nullish()).optional(),
  countryName: text,
  latitude: lenientNumber(z.number().min(-90).max(90).nullish()).optional(),
  longitude: lenientNumber(z.number().min(-180).max(180).nullish()).optional(),
  pictures: z.array(pictureInputSchema).max(importLimits.pictures).nullish(),
  documents: z.array(documentInputSchema).max(importLimits.documents).nullish(),
  videoUrl: url.nullish(),
  virtualTourUrl: url.nullish(),
  agent: z
    .strictObject({
      name: line,
      phone: line.nullish(),
      email: z.email().max(255).nullish(),
      pictureUrl: pictureUrl.nullish(),
    })
    .nullish(),
  projectReference: line.nullish(),
  /** When it came on the market; kept when given, so that "newest" is true after a first import. */
  createdAt: z.iso.datetime({ offset: true }).nullish(),
  ...attributeInputs,
});
export type PropertyInput = z.infer<typeof propertyInputSchema>;

export const importRequestSchema = z.strictObject({
  source: z
    .string()
    .trim()
    .regex(/^[a-z0-9][a-z0-9-]{0,49}$/, "expected lower-case letters, digits and dashes, 50 at most"),
  mode: z.enum(["partial", "full"]),
  force: z.boolean().optional(),
  properties: z.array(z.unknown()).max(importLimits.items),
  projects: z.array(z.unknown()).max(importLimits.items).optional(),
});
export type ImportRequest = z.infer<typeof importRequestSchema>;

export const importOutcomes = ["created", "updated", "unchanged", "refused", "withdrawn"] as const;

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
      outcome: z.enum(importOutcomes),
      errors: z.array(z.object({ field: z.string(), message: z.string() })),
    }),
  ),
});
export type ImportResponse = z.infer<typeof importResponseSchema>;
