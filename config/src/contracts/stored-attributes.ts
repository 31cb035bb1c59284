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
 * The stored attributes of a listing, each parsed by its row of the table: a value of the wrong kind or a missing one
 * becomes null, and one the table no longer has is dropped.
 */
export function readAttributes(stored: Stored): ListingAttributeValues {
  const values: Record<string, unknown> = {};
  for (const { key, schema } of schemas) {
    const value = stored[key];
    const parsed = isBlank(value) ? null : schema.safeParse(value);
    values[key] = parsed?.success ? parsed.data : null;
  }
  // The table that parses the values also defines the type.
  return values as ListingAttributeValues;
}

/** The attributes to store: those with a value, in the order of the table, ignoring anything else. */
export function definedAttributes(values: Stored): Record<string, unknown> {
  const defined: Record<string, unknown> = {};
  for (const { key } of schemas) if (!isBlank(values[key])) defined[key] = values[key];
  return defined;
}
