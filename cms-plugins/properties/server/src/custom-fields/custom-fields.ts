/**
 * Fields with their own admin input instead of raw JSON or a bare number. The stored type is the same as without it:
 * imports, the change log and the rows do not depend on these.
 */
const storedTypes = {
  /** Texts by language; `options.lines`: one, many or html. */
  localized: "json",
  /** The labelled attributes of a listing, by their keys. */
  attributes: "json",
  pictures: "json",
  documents: "json",
  agent: "json",
  /** Metadata for search engines and social networks. */
  seo: "json",
  /** The price list of a project. */
  units: "json",
  goal: "integer",
  /** The number of a property type. */
  "property-type": "integer",
  "property-types": "json",
  /** The number of a state, named in the site configuration. */
  marquee: "integer",
  /** Attached to the latitude, edits the longitude too; `options.nearZip`: warns far from the postal code's place. */
  "map-point": "float",
} as const;

type StoredTypes = typeof storedTypes;
type CustomFieldName = keyof StoredTypes;

const plugin = "properties";

export const customFields = Object.entries(storedTypes).map(([name, type]) => ({
  name,
  plugin,
  type,
  inputSize: { default: 12 as const, isResizable: true },
}));

/** The column and the admin's field; Strapi itself makes the same of `type: "customField"`. */
export function customField<Name extends CustomFieldName>(name: Name) {
  return { type: storedTypes[name], customField: `plugin::${plugin}.${name}` };
}

export type Lines = "one" | "many" | "html";

export const localizedField = (lines: Lines = "one") => ({ ...customField("localized"), options: { lines } });
