import { customField, localizedField } from "../custom-fields/custom-fields.js";

/** A place as visitors read it. Its point stands in for a listing whose address is not published (PROP-9). */
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
    // Its words in the language of the admin.
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
