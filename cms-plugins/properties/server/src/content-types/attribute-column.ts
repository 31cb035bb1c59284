import { listingAttributes, senseLimits, type ListingAttribute, type ListingAttributeKey } from "@gevel/config";
import { localizedField } from "../custom-fields/custom-fields.js";

/** A Strapi attribute of ours. Strapi writes into it, so each use needs a fresh one. */
export interface Column {
  type: "integer" | "float" | "string" | "text" | "boolean" | "date" | "datetime" | "json" | "enumeration";
  [option: string]: unknown;
}

const longTexts = new Set<string>(["interiorComfort", "exteriorComfort", "viagerConditions"]);

/** Whether a labelled text has several lines. */
export const isLongText = (key: string): boolean => longTexts.has(key);

function limitsOf(attribute: ListingAttribute): { min?: number; max?: number } {
  const { min, max } = senseLimits(attribute) ?? {};
  return { min, max };
}

/** Strapi's `decimal` is numeric(10,2) on PostgreSQL, too small for a price and too coarse for a point: `float` is a double. */
const columns: Record<ListingAttribute["kind"], (attribute: ListingAttribute) => Column> = {
  area: () => ({ type: "float", min: 0 }),
  length: () => ({ type: "float", min: 0 }),
  money: () => ({ type: "float", min: 0 }),
  energy: (attribute) => ({ type: "float", ...limitsOf(attribute) }),
  emission: (attribute) => ({ type: "float", ...limitsOf(attribute) }),
  number: (attribute) => ({ type: "float", ...limitsOf(attribute) }),
  year: () => ({ type: "integer", min: 1000, max: 2100 }),
  count: () => ({ type: "integer", min: 0, max: 999 }),
  date: () => ({ type: "date" }),
  flag: () => ({ type: "boolean" }),
  text: () => ({ type: "string", maxLength: 255 }),
  localized: ({ key }) => localizedField(isLongText(key) ? "many" : "one"),
  choice: ({ values }) => ({ type: "enumeration", enum: [...(values ?? [])] }),
};

/** A fresh column for each labelled attribute of section 3. */
export function listingAttributeColumns(): Record<ListingAttributeKey, Column> {
  return Object.fromEntries(
    listingAttributes.map((attribute) => [attribute.key, columns[attribute.kind](attribute)]),
    // Made from the very table that names the keys.
  ) as Record<ListingAttributeKey, Column>;
}
