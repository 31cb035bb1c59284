import { projectSchema } from "./projects/project-schema.js";
import { propertySchema } from "./listings/property-schema.js";
import { customField, localizedField } from "./custom-fields/custom-fields.js";
import { languages, reportPreferences } from "@gevel/config";
import { propertyUid } from "./rows/content-type-uids.js";

/**
 * Owners and the listings they follow in the owner portal. Listings have no relation to their owners, so reading or
 * editing a listing reveals nothing about a person.
 */
export const ownerSchema = {
  kind: "collectionType",
  collectionName: "owners",
  info: {
    singularName: "owner",
    pluralName: "owners",
    displayName: "Owner",
    description: "Who follows which homes in the owner portal, linked by an import or by the office.",
  },
  options: { draftAndPublish: false },
  pluginOptions: {
    "content-manager": { visible: true },
    "content-type-builder": { visible: false },
    // The form is translated into the admin's language.
    properties: { form: "owner" },
  },
  indexes: [
    { name: "owners_source_reference", columns: ["source", "reference"], type: "unique" },
    { name: "owners_email", columns: ["email"] },
  ],
  attributes: {
    source: { type: "string" as const, maxLength: 50, required: true, default: "office" },
    reference: { type: "string" as const, maxLength: 100 },
    email: { type: "email" as const, maxLength: 255, required: true },
    name: { type: "string" as const, maxLength: 255 },
    language: { type: "enumeration" as const, enum: [...languages] },
    // Mail by default.
    reportWish: { type: "enumeration" as const, enum: [...reportPreferences], default: "mail" },
    properties: { type: "relation" as const, relation: "manyToMany" as const, target: propertyUid },
  },
};

/** A place as shown to visitors. Its point replaces that of a listing whose address is not published (PROP-9). */
export const citySchema = {
  kind: "collectionType",
  collectionName: "cities",
  info: {
    singularName: "city",
    pluralName: "cities",
    displayName: "City",
    description: "Places with their names in each language and the point that shows them on a map.",
  },
  options: { draftAndPublish: false },
  pluginOptions: {
    "content-manager": { visible: true },
    "content-type-builder": { visible: false },
    // The form is translated into the admin's language.
    properties: { form: "city" },
  },
  indexes: [
    { name: "cities_place_key", columns: ["place_key"], type: "unique" },
    { name: "cities_zip", columns: ["zip", "country_id"] },
  ],
  attributes: {
    name: { type: "string", maxLength: 255, required: true },
    names: localizedField(),
    zip: { type: "string", minLength: 3, maxLength: 10, required: true },
    countryId: { type: "integer", min: 1, max: 999, default: 10 },
    latitude: { ...customField("map-point"), min: -90, max: 90 },
    longitude: { type: "float", min: -180, max: 180 },
    placeKey: { type: "string", maxLength: 300, private: true },
  },
};

/** Settings of an import source by staff and integrators. Edited only on the plugin's own page. */
const importSourceSchema = {
  kind: "collectionType",
  collectionName: "import_sources",
  info: {
    singularName: "import-source",
    pluralName: "import-sources",
    displayName: "Source of imports",
    description: "How what a program sends is read.",
  },
  options: { draftAndPublish: false },
  pluginOptions: {
    "content-manager": { visible: false },
    "content-type-builder": { visible: false },
  },
  indexes: [{ name: "import_sources_source", columns: ["source"], type: "unique" }],
  attributes: {
    source: { type: "string" as const, maxLength: 50, required: true },
    title: { type: "string" as const, maxLength: 100 },
    countryId: { type: "integer" as const },
    language: { type: "enumeration" as const, enum: [...languages] },
    mode: { type: "enumeration" as const, enum: ["partial", "full"] },
    ownFields: { type: "json" as const },
    pictureHosts: { type: "json" as const },
    dates: { type: "enumeration" as const, enum: ["taken", "ignored"] },
  },
};

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

export const contentTypes = {
  project: { schema: projectSchema },
  property: { schema: propertySchema },
  "property-type": { schema: propertyTypeSchema },
  owner: { schema: ownerSchema },
  city: { schema: citySchema },
  "import-source": { schema: importSourceSchema },
};
