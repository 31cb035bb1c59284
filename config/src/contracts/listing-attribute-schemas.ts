import { z } from "zod";
import {
  listingAttributes,
  senseLimits,
  type AttributeKind,
  type ListingAttribute,
  type ListingAttributeValues,
} from "../rules/listing-attributes.js";
import { localizedSchema } from "../site/localized.js";

const isoDay = z.iso.date({ error: "expected a day as YYYY-MM-DD" });

const isWhole: ReadonlySet<AttributeKind> = new Set(["year", "count"]);
export const longestText = 255;

interface NumberLimits {
  /** Absent where nothing is too low. */
  readonly min?: number | undefined;
  readonly max: number;
}

const limitsOfKind: Partial<Record<AttributeKind, NumberLimits>> = {
  area: { min: 0, max: 100_000_000 },
  length: { min: 0, max: 100_000 },
  money: { min: 0, max: 1_000_000_000 },
  energy: { max: 10_000 },
  consumption: { min: -1_000_000, max: 100_000_000 },
  emission: { min: -1000, max: 10_000 },
  number: { min: -1_000_000, max: 100_000_000 },
  year: { min: 1000, max: 2100 },
  count: { min: 0, max: 999 },
};

/** The limits for a number that may be sent; null for attributes of other types. */
export const numberLimits = (attribute: ListingAttribute): NumberLimits | null =>
  senseLimits(attribute) ?? limitsOfKind[attribute.kind] ?? null;

const lowest = (ofKind: number | undefined, own: number | undefined) =>
  ofKind === undefined || own === undefined ? ofKind : Math.min(ofKind, own);

function numberSchema(kind: AttributeKind, { min, max }: NumberLimits): z.ZodType {
  const number = isWhole.has(kind) ? z.number().int() : z.number();
  return (min === undefined ? number : number.min(min)).max(max);
}

/** The strict shape of one attribute's value, as stored. Numbers have the limits of sense, not of law. */
export function attributeValueSchema({ kind, values, limits }: ListingAttribute): z.ZodType {
  const ofKind = limitsOfKind[kind];
  // An attribute's own minimum may be below that of its kind: a cellar is floor -1.
  if (ofKind) return numberSchema(kind, { ...ofKind, min: lowest(ofKind.min, limits?.min) });
  if (kind === "date") return isoDay;
  if (kind === "flag") return z.boolean();
  if (kind === "localized") return localizedSchema;
  return kind === "choice" ? z.enum(values ?? []) : z.string().max(longestText);
}

/** A value as sent. Values stored before there were plausibility limits can still be read. */
export function attributeInputSchema(attribute: ListingAttribute): z.ZodType {
  const limits = senseLimits(attribute);
  return limits === null ? attributeValueSchema(attribute) : numberSchema(attribute.kind, limits);
}

type AttributeShape = { [K in keyof ListingAttributeValues]: z.ZodType<ListingAttributeValues[K]> };

/** Each attribute's stored value, or null. */
export const listingAttributeShape = Object.fromEntries(
  listingAttributes.map((attribute) => [attribute.key, attributeValueSchema(attribute).nullable()]),
  // The table's own mapped type gives the type of each kind; zod cannot infer it from a loop.
) as unknown as AttributeShape;
