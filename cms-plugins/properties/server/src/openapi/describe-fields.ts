import { apiFieldWords, listingAttributes, unitOfField, type ApiFieldWords } from "@gevel/config";
import { z } from "zod";
import { attributeDescription } from "./attribute-description.js";

type JsonSchema = Record<string, unknown>;
const schemaNode = z.record(z.string(), z.unknown());
const fieldsOf = z.record(z.string(), schemaNode);

const attributes: Readonly<Record<string, ApiFieldWords>> = Object.fromEntries(
  listingAttributes.map((attribute) => [attribute.key, attributeDescription(attribute)]),
);

function wordsOf(schema: string, key: string): ApiFieldWords | undefined {
  return (
    apiFieldWords[`${schema}.${key}`] ?? (schema === "Listing" ? attributes[key] : undefined) ?? apiFieldWords[key]
  );
}

function describeField(name: string, key: string, field: JsonSchema): JsonSchema {
  const words = wordsOf(name, key);
  const unit = unitOfField(key);
  const description = words && `${words.description}${unit === null ? "" : ` In ${unit}.`}`;
  return {
    ...(description !== undefined && { description }),
    ...(words?.example !== undefined && { examples: [words.example] }),
    ...describeFields(name, field),
  };
}

/** Gives every field within a schema its description, unit and example, from the tables of fields and attributes. */
export function describeFields(name: string, schema: JsonSchema): JsonSchema {
  const fields = fieldsOf.safeParse(schema.properties).data;
  const within = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(within);
    const node = schemaNode.safeParse(value).data;
    return node ? describeFields(name, node) : value;
  };
  return {
    ...schema,
    ...Object.fromEntries(
      ["anyOf", "oneOf", "allOf", "items"].flatMap((key) =>
        key in schema ? [[key, within(schema[key])] as const] : [],
      ),
    ),
    ...(fields && {
      properties: Object.fromEntries(
        Object.entries(fields).map(([key, field]) => [key, describeField(name, key, field)]),
      ),
    }),
  };
}
