import {
  attributeInputSchema,
  documentSchema,
  importLimits,
  itemSeoSchema,
  languages,
  listingAgentSchema,
  listingAttributes,
  localizedSchema,
  mediaAddressSchema,
  pictureSchema,
  printable,
  seoPictureKeys,
  seoTextKeys,
  type FieldError,
  type Language,
  type ListingAttribute,
} from "@gevel/config";
import { textIn } from "@gevel/kit";
import { z } from "zod";
import { cityUid } from "../places/city-schema.js";
import { projectUid } from "../projects/project-schema.js";
import { propertyUid } from "../listings/property-schema.js";
import { propertyTypeUid } from "../types/property-type-schema.js";
import { attributeProblem } from "../listings/attribute-problem.js";
import { cleanHtml, cleanLine, cleanText } from "../items/clean-text.js";
import { localized } from "../listings/normalise-listing.js";
import { placeKey } from "../places/place.js";
import { constructionSchema } from "../projects/normalise-project.js";
import { newDocumentId } from "../rows/new-document-id.js";

export type Entry = Record<string, unknown>;

const texts = z.strictObject(localizedSchema.shape, {
  error: `expected texts by language, such as {"nl": "…", "fr": "…"}; the languages are ${languages.join(", ")}`,
});
const cleaned = (clean: (text: string) => string) => texts.transform((value) => localized(value, clean)).nullish();
const line = cleaned(cleanLine);

/** A picture or document keeps what else is known of it, and its texts are one line each. */
const fileOf = <Key extends "alt" | "name">(key: Key, schema: typeof pictureSchema | typeof documentSchema) =>
  schema.extend({ url: mediaAddressSchema, [key]: texts.transform((value) => localized(value, cleanLine)) }).loose();

const media = {
  pictures: z.array(fileOf("alt", pictureSchema)).max(importLimits.pictures).nullish(),
  documents: z.array(fileOf("name", documentSchema)).max(importLimits.documents).nullish(),
  agent: listingAgentSchema.nullish(),
};

const emptyOr = z.union([z.literal(""), mediaAddressSchema]);
const recordOf = <Key extends string, Schema>(keys: readonly Key[], schema: Schema): Record<string, Schema> =>
  Object.fromEntries(keys.map((key) => [key, schema]));
const addresses = z
  .strictObject({ nl: emptyOr, fr: emptyOr, en: emptyOr, de: emptyOr })
  .partial()
  .transform((value) => localized(value, (address) => address))
  .optional();
const words = line.transform((value) => value ?? undefined).optional();

/** CMS-3: what says nothing is not kept. */
const seo = z
  .strictObject({
    ...recordOf(seoTextKeys, words),
    ...recordOf(seoPictureKeys, addresses),
    isActiveSEO: itemSeoSchema.shape.isActiveSEO,
  })
  .transform((value) => {
    const said = Object.entries(value).filter(([, part]) => part !== undefined && Object.keys(part).length > 0);
    return said.length > 0 ? Object.fromEntries(said) : null;
  })
  .nullish();

/** Staff need not write what a unit does not have. */
const typedUnit = z
  .strictObject({
    ...constructionSchema.partial().shape,
    reference: constructionSchema.shape.reference.min(1),
    name: texts.transform((value) => localized(value, cleanLine)).nullish(),
    typeName: texts.transform((value) => localized(value, cleanLine)).nullish(),
  })
  .transform((unit) =>
    constructionSchema.parse({
      ...unit,
      name: unit.name ?? {},
      webId: unit.webId ?? null,
      typeName: unit.typeName ?? {},
      floor: unit.floor ?? null,
      surface: unit.surface ?? null,
      bedrooms: unit.bedrooms ?? null,
      price: unit.price ?? null,
      sold: unit.sold ?? false,
      plan: unit.plan ?? "",
      publishPrice: unit.publishPrice ?? null,
    }),
  );

const nothing = (value: unknown) => (value === "" ? null : value);
function attributeEntry(attribute: ListingAttribute): z.ZodType {
  if (attribute.kind === "localized") return cleaned(cleanText);
  const schema = z.preprocess(nothing, attributeInputSchema(attribute).nullable());
  const isText = attribute.kind === "text";
  return (isText ? schema.transform((text) => (typeof text === "string" ? cleanLine(text) : text)) : schema).optional();
}

/** The attributes that staff name, each as its row of the table has it; what the table does not know is left out. */
const attributes = z
  .object(Object.fromEntries(listingAttributes.map((attribute) => [attribute.key, attributeEntry(attribute)])))
  .nullish();

/** What each JSON field of a type must hold; a form of the admin lets staff type anything there. */
const fields: Record<string, Record<string, z.ZodType>> = {
  [propertyUid]: {
    mainTypeName: line,
    typeDescription: line,
    description: cleaned(cleanHtml),
    priceUnitText: line,
    marqueeName: line,
    countryName: line,
    attributes,
    webIds: z.array(z.number().int()).nullish(),
    ...media,
    seo,
  },
  [projectUid]: {
    name: line,
    description: cleaned(cleanHtml),
    countryName: line,
    delivery: line,
    requirement: cleaned(cleanText),
    constructions: z.array(typedUnit).nullish(),
    ...media,
    seo,
  },
  [propertyTypeUid]: { name: line },
  [cityUid]: { names: line },
};

const json = (value: unknown): unknown => {
  if (typeof value !== "string") return value;
  try {
    const parsed: unknown = JSON.parse(value);
    return parsed;
  } catch {
    return value;
  }
};

const attributesByKey = new Map(listingAttributes.map((attribute) => [String(attribute.key), attribute]));

/** What is wrong with a field; of an attribute in words for staff. */
function problemOf(field: string, issue: z.core.$ZodIssue, language: Language | null): FieldError {
  const attribute = field === "attributes" ? attributesByKey.get(String(issue.path[0])) : undefined;
  return {
    field: [field, ...(attribute ? [attribute.key] : issue.path)].join("."),
    message: attribute ? textIn(attributeProblem(attribute), language) : issue.message,
  };
}

/** The fields of an entry that are to be written otherwise than staff typed them, or why they cannot be. */
export function prepareEntry(
  uid: string,
  entry: Entry,
  language: Language | null = null,
): { changes: Entry; errors: FieldError[] } {
  const changes: Entry = {};
  const errors: FieldError[] = [];
  for (const [field, schema] of Object.entries(fields[uid] ?? {})) {
    if (entry[field] === undefined) continue;
    const parsed = schema.safeParse(json(entry[field]));
    if (parsed.success) changes[field] = parsed.data;
    else for (const issue of parsed.error.issues) errors.push(problemOf(field, issue, language));
  }
  for (const [field, value] of Object.entries(fields[uid] ? entry : {}))
    if (typeof value === "string" && changes[field] === undefined && printable(value) !== value)
      changes[field] = printable(value);
  const { latitude, longitude, name, zip, countryId } = entry;
  if (latitude !== undefined && longitude !== undefined && (latitude === null) !== (longitude === null))
    errors.push({
      field: latitude === null ? "latitude" : "longitude",
      message: "give both latitude and longitude, or neither",
    });
  if (uid === cityUid && typeof name === "string" && typeof zip === "string")
    changes.placeKey = placeKey({ name, zip, countryId: typeof countryId === "number" ? countryId : 10 });
  return { changes, errors };
}

/**
 * What a listing or project made by hand has without staff having to think of it. Its reference is a placeholder until the
 * database has given it a number. What staff make begins as a draft: off the site, and never yet on it.
 */
export function itemDefaults(entry: Entry, { now, byStaff }: { now: Date; byStaff: boolean }): Entry {
  const filled = (key: string) => typeof entry[key] === "string" && entry[key] !== "";
  const isPublic = entry.publicSince !== undefined && entry.publicSince !== null;
  return {
    ...(!filled("source") && { source: "office" }),
    ...(!filled("reference") && { reference: `${placeholder}${newDocumentId()}` }),
    ...(byStaff ? { publicSince: null, withdrawnAt: now } : !isPublic && { publicSince: now }),
  };
}

const placeholder = "new-";

/** Whether the entry was given no reference by whoever made it. */
export const isUnnamed = (reference: unknown): boolean =>
  typeof reference === "string" && reference.startsWith(placeholder) && reference.length === placeholder.length + 24;

/** Made by staff and never yet on the site. */
export const isDraft = ({ publicSince, withdrawnAt }: Entry): boolean =>
  (publicSince ?? null) === null && (withdrawnAt ?? null) !== null;
