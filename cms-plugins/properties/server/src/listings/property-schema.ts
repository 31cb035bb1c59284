import { customField, localizedField } from "../custom-fields/custom-fields.js";
import { identityColumns, internalColumns } from "../items/system-fields.js";
import { listingFields, type ListingFieldKey, type ListingFieldKind } from "@gevel/config";

/** A Strapi attribute; the options besides its type are Strapi's. */
interface Column {
  readonly type: string;
  readonly customField?: string;
  readonly [more: string]: unknown;
}

type Field = (typeof listingFields)[ListingFieldKey];

const rangeOf = (field: Field) => ("min" in field ? { min: field.min, max: field.max } : {});
const isRequired = ({ input }: Field) => !input.safeParse(undefined).success;

/** How each kind of field is stored and edited. */
const columns: Readonly<Record<ListingFieldKind, (field: Field) => Column>> = {
  line: (field) => ({ type: "string", maxLength: 255, ...(isRequired(field) && { required: true }) }),
  url: () => ({ type: "text" }),
  // Optional for staff.
  reference: () => ({ type: "string", maxLength: 100 }),
  zip: () => ({ type: "string", minLength: 3, maxLength: 10, required: true }),
  texts: () => localizedField(),
  html: () => localizedField("html"),
  flag: ({ unsaid }) => ({ type: "boolean", default: unsaid }),
  whole: (field) => ({ type: "integer", ...rangeOf(field), default: field.unsaid }),
  decimal: (field) => ({ type: "float", ...rangeOf(field) }),
  goal: () => ({ ...customField("goal"), min: 0, max: 1, required: true }),
  type: () => ({ ...customField("property-type"), min: 0, max: 9999, required: true }),
  types: () => customField("property-types"),
  pictures: () => customField("pictures"),
  documents: () => customField("documents"),
  agent: () => customField("agent"),
  moment: () => ({ type: "datetime" }),
};

const editors: Readonly<Record<"marquee" | "map-point", object>> = {
  marquee: customField("marquee"),
  "map-point": { ...customField("map-point"), options: { nearZip: true } },
};

/** The columns of a listing's own fields, in the order of their table. */
const listingColumns: Readonly<Record<string, Column>> = Object.fromEntries(
  Object.entries(listingFields).map(([key, field]) => [
    key,
    { ...columns[field.kind](field), ...("editor" in field && editors[field.editor]) },
  ]),
);

/** The own fields from their table; the labelled attributes of section 3 are one field, described by their own table. */
const attributes: Readonly<Record<string, Column>> = {
  ...identityColumns(),
  ...listingColumns,
  ...internalColumns(),
  attributes: customField("attributes"),
};

export const propertySchema = {
  kind: "collectionType",
  collectionName: "properties",
  info: {
    singularName: "property",
    pluralName: "properties",
    displayName: "Listing",
    description: "A property for sale or to let, made by an import or by the office.",
  },
  options: { draftAndPublish: false },
  pluginOptions: {
    "content-manager": { visible: true },
    "content-type-builder": { visible: false },
    // The admin renders its form in sections.
    properties: { form: "listing" },
  },
  indexes: [
    { name: "properties_source_reference", columns: ["source", "reference"], type: "unique" },
    { name: "properties_place", columns: ["zip", "country_id"] },
    { name: "properties_web_id", columns: ["web_id"] },
  ],
  attributes,
};
