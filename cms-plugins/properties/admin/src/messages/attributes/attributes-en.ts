/** Around the attributes of a listing; what they are called stands in `@gevel/config`, for the site too. */
export const attributesEn = {
  "properties.attributes.all": "Show all",
  "properties.attributes.none": "Hide all",
  "properties.attributes.filled": "{filled} of {total} filled in",
  "properties.attributes.wrong": "to be corrected",
  "properties.attributes.hint.area": "In m².",
  "properties.attributes.hint.length": "In metres.",
  "properties.attributes.hint.money": "In euro.",
  "properties.attributes.hint.energy": "In kWh per m² and year.",
  "properties.attributes.hint.consumption": "In kWh a year.",
  "properties.attributes.hint.emission": "In kg CO₂ per m² and year.",
  "properties.attributes.help.floor": "0 is the ground floor.",
  "properties.attributes.help.epcLabelText": "Empty: reckoned from the energy performance and the region.",
  "properties.attributes.help.viager": "The home is sold for an annuity.",
} as const;

export type AttributesMessages = Record<keyof typeof attributesEn, string>;
