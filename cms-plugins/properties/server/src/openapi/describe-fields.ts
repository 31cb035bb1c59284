import { apiFieldDescriptions, listingAttributes, unitOfField, type ApiFieldDescription } from "@gevel/config";
import { z } from "zod";
import { attributeDescription } from "./attribute-description.js";

type JsonSchema = Record<string, unknown>;
const schemaNode = z.record(z.string(), z.unknown());
const fieldsOf = z.record(z.string(), schemaNode);

const attributes: Readonly<Record<string, ApiFieldDescription>> = Object.fromEntries(
  listingAttributes.map((attribute) => [attribute.key, attributeDescription(attribute)]),
);

function labelsOf(schema: string, key: string): ApiFieldDescription | undefined {
  return (
    apiFieldDescriptions[`${schema}.${key}`] ??
    (schema === "Listing" ? attributes[key] : undefined) ??
    apiFieldDescriptions[key]
  );
}

function describeField(name: string, key: string, field: JsonSchema): JsonSchema {
  const labels = labelsOf(name, key);
  const unit = unitOfField(key);
  const description = labels && `${labels.description}${unit === null ? "" : ` In ${unit}.`}`;
  return {
    ...(description !== undefined && { description }),
    ...(labels?.example !== undefined && { examples: [labels.example] }),
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
