import {
  documentSchema,
  importLimits,
  itemSeoSchema,
  languages,
  listingAgentSchema,
  localizedSchema,
  mediaAddressSchema,
  pictureSchema,
  seoPictureKeys,
  seoTextKeys,
} from "@gevel/config";
import { z } from "zod";
import { cleanLine } from "./clean-text.js";
import { localized } from "./localized-texts.js";

/** Schemas of an entry's JSON fields, by field; the admin's forms let staff type anything there. */
export type StaffValues = Readonly<Record<string, z.ZodType>>;

export const texts = z.strictObject(localizedSchema.shape, {
  error: `expected texts by language, such as {"nl": "…", "fr": "…"}; the languages are ${languages.join(", ")}`,
});
export const cleaned = (clean: (text: string) => string) =>
  texts.transform((value) => localized(value, clean)).nullish();
export const line = cleaned(cleanLine);

/** A picture or document keeps its other properties; each text is one line. */
const fileOf = <Key extends "alt" | "name">(key: Key, schema: typeof pictureSchema | typeof documentSchema) =>
  schema.extend({ url: mediaAddressSchema, [key]: texts.transform((value) => localized(value, cleanLine)) }).loose();

export const media = {
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
const optionalLine = line.transform((value) => value ?? undefined).optional();

/** CMS-3: empty values are not stored. */
export const seo = z
  .strictObject({
    ...recordOf(seoTextKeys, optionalLine),
    ...recordOf(seoPictureKeys, addresses),
    isActiveSEO: itemSeoSchema.shape.isActiveSEO,
  })
  .transform((value) => {
    const parts = Object.entries(value).filter(([, part]) => part !== undefined && Object.keys(part).length > 0);
    return parts.length > 0 ? Object.fromEntries(parts) : null;
  })
  .nullish();
