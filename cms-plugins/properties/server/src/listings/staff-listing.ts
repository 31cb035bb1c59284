import {
  attributeInputSchema,
  listingAttributes,
  listingFields,
  type ListingAttribute,
  type ListingFieldKind,
} from "@gevel/config";
import { z } from "zod";
import { cleanHtml, cleanLine, cleanText } from "../items/clean-text.js";
import { cleaned, line, media, seo, type StaffValues } from "../items/staff-values.js";

const emptyToNull = (value: unknown) => (value === "" ? null : value);
function attributeEntry(attribute: ListingAttribute): z.ZodType {
  if (attribute.kind === "localized") return cleaned(cleanText);
  const schema = z.preprocess(emptyToNull, attributeInputSchema(attribute).nullable());
  const isText = attribute.kind === "text";
  return (isText ? schema.transform((text) => (typeof text === "string" ? cleanLine(text) : text)) : schema).optional();
}

/** The attributes that staff fill in, each validated by its row of the table; unknown ones are dropped. */
const attributes = z
  .object(Object.fromEntries(listingAttributes.map((attribute) => [attribute.key, attributeEntry(attribute)])))
  .nullish();

const byKind: Partial<Record<ListingFieldKind, z.ZodType>> = {
  texts: line,
  html: cleaned(cleanHtml),
  types: z.array(z.number().int()).nullish(),
  ...media,
};

/** Schemas of a listing's JSON fields. */
export const staffListing: StaffValues = {
  ...Object.fromEntries(
    Object.entries(listingFields).flatMap(([key, { kind }]) => {
      const schema = byKind[kind];
      return schema ? [[key, schema]] : [];
    }),
  ),
  attributes,
  seo,
};
