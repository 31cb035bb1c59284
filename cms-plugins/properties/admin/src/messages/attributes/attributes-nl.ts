import type { AttributesMessages } from "./attributes-en";

export const attributesNl: AttributesMessages = {
  "properties.attributes.all": "Alles tonen",
  "properties.attributes.none": "Alles verbergen",
  "properties.attributes.filled": "{filled} van {total} ingevuld",
  "properties.attributes.wrong": "te verbeteren",
  "properties.attributes.hint.area": "In m².",
  "properties.attributes.hint.length": "In meter.",
  "properties.attributes.hint.money": "In euro.",
  "properties.attributes.hint.energy": "In kWh per m² per jaar.",
  "properties.attributes.hint.consumption": "In kWh per jaar.",
  "properties.attributes.hint.emission": "In kg CO₂ per m² per jaar.",
  "properties.attributes.help.floor": "0 is het gelijkvloers.",
  "properties.attributes.help.epcLabelText": "Leeg: berekend uit de energiescore en het gewest.",
  "properties.attributes.help.viager": "Het pand wordt tegen een lijfrente verkocht.",
};
