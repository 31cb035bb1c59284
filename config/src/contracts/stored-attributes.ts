import { listingAttributes, type ListingAttributeValues } from "../rules/listing-attributes.js";
import { attributeValueSchema } from "./listing-attribute-schemas.js";

type Stored = Readonly<Record<string, unknown>>;

const schemas = listingAttributes.map((attribute) => ({
  key: attribute.key,
  schema: attributeValueSchema(attribute),
}));

const isBlank = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === "" ||
  (typeof value === "object" && Object.keys(value).length === 0);

/**
 * The attributes of a listing as they are kept, each read by its own row of the table: one that is not of its kind, and
 * one that nobody told, are null, and one that the table no longer has is left out.
 */
export function readAttributes(stored: Stored): ListingAttributeValues {
  const values: Record<string, unknown> = {};
  for (const { key, schema } of schemas) {
    const value = stored[key];
    const parsed = isBlank(value) ? null : schema.safeParse(value);
    values[key] = parsed?.success ? parsed.data : null;
  }
  // Read by the very table that the type is made of.
  return values as ListingAttributeValues;
}

/** What is kept of attributes: those that are told, in the order of the table, whatever else stands among them. */
export function definedAttributes(values: Stored): Record<string, unknown> {
  const defined: Record<string, unknown> = {};
  for (const { key } of schemas) if (!isBlank(values[key])) defined[key] = values[key];
  return defined;
}
