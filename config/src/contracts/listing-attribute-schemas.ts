import { z } from "zod";
import {
  listingAttributes,
  senseLimits,
  type AttributeKind,
  type ListingAttribute,
  type ListingAttributeValues,
} from "../rules/listing-attributes.js";
import { localizedSchema } from "./localized.js";

const isoDay = z.iso.date({ error: "expected a day as YYYY-MM-DD" });

/** The strict shape of one attribute's value, as stored. Numbers have the limits of sense, not of law. */
export function attributeValueSchema({ kind, values }: ListingAttribute): z.ZodType {
  const schemas: Record<AttributeKind, () => z.ZodType> = {
    area: () => z.number().min(0).max(100_000_000),
    length: () => z.number().min(0).max(100_000),
    money: () => z.number().min(0).max(1_000_000_000),
    energy: () => z.number().min(-1000).max(10_000),
    emission: () => z.number().min(-1000).max(10_000),
    number: () => z.number().min(-1_000_000).max(100_000_000),
    year: () => z.number().int().min(1000).max(2100),
    count: () => z.number().int().min(0).max(999),
    date: () => isoDay,
    flag: () => z.boolean(),
    text: () => z.string().max(255),
    localized: () => localizedSchema,
    choice: () => z.enum(values ?? []),
  };
  return schemas[kind]();
}

/** A value as somebody sends it. What was stored before there were limits of sense is still read. */
export function attributeInputSchema(attribute: ListingAttribute): z.ZodType {
  const limits = senseLimits(attribute);
  if (limits === null) return attributeValueSchema(attribute);
  const message = `expected ${limits.min} to ${limits.max} ${limits.unit}`.trim();
  return z.number().min(limits.min, message).max(limits.max, message);
}

type AttributeShape = { [K in keyof ListingAttributeValues]: z.ZodType<ListingAttributeValues[K]> };

/** Each attribute's stored value, or null. */
export const listingAttributeShape = Object.fromEntries(
  listingAttributes.map((attribute) => [attribute.key, attributeValueSchema(attribute).nullable()]),
  // The table's own mapped type says what each kind holds; zod cannot infer it from a loop.
) as unknown as AttributeShape;
