import { customField, localizedField } from "../custom-fields/custom-fields.js";
import { identityColumns, internalColumns } from "../items/system-fields.js";

const line = () => ({ type: "string" as const, maxLength: 255 });

/** PROP-13. Its units are `constructions`, and the listings that name it by their `projectReference`. */
export const projectSchema = {
  kind: "collectionType",
  collectionName: "projects",
  info: {
    singularName: "project",
    pluralName: "projects",
    displayName: "Project",
    description: "A new-build project with its units, made by an import or by the office.",
  },
  options: { draftAndPublish: false },
  pluginOptions: {
    "content-manager": { visible: true },
    "content-type-builder": { visible: false },
    // The admin renders its form in sections.
    properties: { form: "project" },
  },
  indexes: [{ name: "projects_source_reference", columns: ["source", "reference"], type: "unique" }],
  attributes: {
    ...identityColumns(),
    reference: { type: "string" as const, maxLength: 100 },
    projectNumber: line(),
    name: localizedField(),
    description: localizedField("html"),
    publicAddress: { type: "boolean" as const, default: false },
    street: line(),
    houseNumber: line(),
    boxNr: line(),
    zip: { type: "string" as const, minLength: 3, maxLength: 10, required: true },
    city: { type: "string" as const, maxLength: 255, required: true },
    countryId: { type: "integer" as const, min: 1, max: 999, default: 10 },
    countryName: localizedField(),
    latitude: { ...customField("map-point"), options: { nearZip: true }, min: -90, max: 90 },
    longitude: { type: "float" as const, min: -180, max: 180 },
    deliveryDate: { type: "date" as const },
    delivery: localizedField(),
    requirement: localizedField("many"),
    publishPrice: { type: "boolean" as const, default: true },
    soldOut: { type: "boolean" as const, default: false },
    constructions: customField("units"),
    pictures: customField("pictures"),
    documents: customField("documents"),
    videoUrl: { type: "text" as const },
    virtualTourUrl: { type: "text" as const },
    agent: customField("agent"),
    createdAtSource: { type: "datetime" as const },
    ...internalColumns(),
  },
};
