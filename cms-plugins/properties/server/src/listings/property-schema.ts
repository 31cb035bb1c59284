import { customField } from "../custom-fields/custom-fields.js";
import { identityColumns, internalColumns } from "../items/system-fields.js";
import { listingColumns, type Column } from "./listing-columns.js";

/** Own fields after their table; the labelled attributes of section 3 are one field: what each is, their table says. */
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
    // How the admin draws its form: in headed parts.
    properties: { form: "listing" },
  },
  indexes: [
    { name: "properties_source_reference", columns: ["source", "reference"], type: "unique" },
    { name: "properties_place", columns: ["zip", "country_id"] },
    { name: "properties_web_id", columns: ["web_id"] },
  ],
  attributes,
};
