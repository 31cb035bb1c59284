import {
  apiFieldDescriptions,
  listingAttributes,
  unitOfField,
  type ApiFieldDescription,
  attributeMessages,
  type AttributeKind,
  type ListingAttribute,
} from "@gevel/config";
import { z } from "zod";

const examplesOfKind: Readonly<Record<AttributeKind, unknown>> = {
  area: 94,
  length: 8.5,
  money: 1_250,
  energy: 180,
  consumption: 18_000,
  emission: 35,
  number: 60,
  year: 1998,
  count: 2,
  date: "2026-03-01",
  flag: true,
  text: "20260301-0001234567-RES-1",
  localized: { nl: "Zoals beschreven", fr: "Comme décrit" },
  choice: null,
};

const labels: Readonly<Record<string, string>> = attributeMessages.en;

/** Describes a labelled attribute for integrators: its label, its choices and an example. */
function attributeDescription({ key, kind, values }: ListingAttribute): ApiFieldDescription {
  const label = labels[`listing.${key}`] ?? key;
  const meanings = (values ?? []).map((value) => {
    const text = labels[`listing.${key}.${value}`] ?? value;
    return text.startsWith(value) ? text : `${value} – ${text}`;
  });
  const fallback =
    kind === "localized" ? `${label}, by language` : kind === "flag" ? `Whether it has: ${label}` : label;
  return {
    description: meanings.length > 0 ? `${label}: ${meanings.join("; ")}.` : `${fallback}.`,
    example: kind === "choice" ? values?.[0] : examplesOfKind[kind],
  };
}

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

/** Adds description, unit and example to every field of a schema, from the tables of fields and attributes. */
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
