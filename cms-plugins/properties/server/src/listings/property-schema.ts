import { customField, localizedField } from "../custom-fields/custom-fields.js";

const line = () => ({ type: "string" as const, maxLength: 255 });

/** All but its labelled attributes has a column of its own. */
const ownColumns = () => ({
  source: { type: "string" as const, maxLength: 50, required: true, default: "office" },
  reference: { type: "string" as const, maxLength: 100 },
  // What every import reads of every listing stands first: SQLite keeps only the beginning of a long row at hand.
  publicSince: { type: "datetime" as const },
  withdrawnAt: { type: "datetime" as const },
  checksum: { type: "string" as const, maxLength: 64, private: true, configurable: false, visible: false },
  rawChecksum: { type: "string" as const, maxLength: 64, private: true, configurable: false, visible: false },
  goal: { ...customField("goal"), min: 0, max: 1, required: true },
  webId: { ...customField("property-type"), min: 0, max: 9999, required: true },
  webIds: customField("property-types"),
  mainTypeName: localizedField(),
  typeDescription: localizedField(),
  description: localizedField("html"),
  recordFile: line(),
  publishPrice: { type: "boolean" as const, default: true },
  price: { type: "float" as const, min: 0, max: 1_000_000_000 },
  priceUnit: { type: "integer" as const, min: 0, max: 99, default: 0 },
  priceUnitText: localizedField(),
  marquee: { ...customField("marquee"), min: 0, max: 999, default: 0 },
  marqueeName: localizedField(),
  publishAddress: { type: "boolean" as const, default: false },
  street: line(),
  houseNumber: line(),
  boxNr: line(),
  zip: { type: "string" as const, minLength: 3, maxLength: 10, required: true },
  city: { type: "string" as const, maxLength: 255, required: true },
  countryId: { type: "integer" as const, min: 1, max: 999, default: 10 },
  countryName: localizedField(),
  latitude: { ...customField("map-point"), options: { nearZip: true }, min: -90, max: 90 },
  longitude: { type: "float" as const, min: -180, max: 180 },
  pictures: customField("pictures"),
  /** Written by the background work on pictures. */
  pictureProblems: { type: "text" as const, configurable: false },
  documents: customField("documents"),
  videoUrl: { type: "text" as const },
  virtualTourUrl: { type: "text" as const },
  agent: customField("agent"),
  /** CMS-3: written by staff alone. */
  seo: customField("seo"),
  projectReference: line(),
  createdAtSource: { type: "datetime" as const },
  editedFields: { type: "json" as const, private: true, configurable: false },
});

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
  /** The labelled attributes of section 3 are one field: what each is, the attribute table says. */
  attributes: { ...ownColumns(), attributes: customField("attributes") },
};
