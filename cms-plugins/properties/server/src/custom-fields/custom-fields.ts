/**
 * What the admin edits by a field of its own instead of raw JSON or a bare number. What is stored is what it would be
 * without: an import, the feed and the rows know nothing of these.
 */
const storedTypes = {
  /** Texts by language; `options.lines`: one, many or html. */
  localized: "json",
  /** The labelled attributes of a listing, by their keys. */
  attributes: "json",
  pictures: "json",
  documents: "json",
  agent: "json",
  /** What search engines and networks are told. */
  seo: "json",
  /** The price list of a project. */
  units: "json",
  goal: "integer",
  /** The number of a property type. */
  "property-type": "integer",
  "property-types": "json",
  /** The number of a state, named in the site configuration. */
  marquee: "integer",
  /** Stands on the latitude and edits the longitude too; `options.nearZip`: warns far from the postal code's place. */
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

/** The column and the field of the admin; this is what Strapi itself makes of `type: "customField"`. */
export function customField<Name extends CustomFieldName>(name: Name) {
  return { type: storedTypes[name], customField: `plugin::${plugin}.${name}` };
}

export type Lines = "one" | "many" | "html";

export const localizedField = (lines: Lines = "one") => ({ ...customField("localized"), options: { lines } });
