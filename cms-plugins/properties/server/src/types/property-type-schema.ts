import { customField, localizedField } from "../custom-fields/custom-fields.js";

/** PROP-14: the kinds of property a visitor filters by. */
export const propertyTypeSchema = {
  kind: "collectionType",
  collectionName: "property_types",
  info: {
    singularName: "property-type",
    pluralName: "property-types",
    displayName: "Property type",
    description: "The kinds of property visitors filter by, in the order they see them.",
  },
  options: { draftAndPublish: false, properties: { form: "type" } },
  pluginOptions: { "content-manager": { visible: true }, "content-type-builder": { visible: false } },
  indexes: [{ name: "property_types_web_id", columns: ["web_id"], type: "unique" }],
  attributes: {
    webId: { type: "integer", min: 0, max: 9999, required: true },
    name: { ...localizedField(), required: true },
    parentWebId: customField("property-type"),
    showOrder: { type: "integer", min: 0, max: 999, default: 0 },
    sale: { type: "boolean", default: true },
    rent: { type: "boolean", default: true },
  },
};
