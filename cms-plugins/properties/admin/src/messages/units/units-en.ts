/** The price list of a project. */
export const unitsEn = {
  "properties.units.unit": "Unit {number}",
  "properties.units.reference": "Reference",
  "properties.units.name": "Name",
  "properties.units.type": "Type",
  "properties.units.floor": "Floor",
  "properties.units.surface": "Area (m²)",
  "properties.units.bedrooms": "Bedrooms",
  "properties.units.price": "Price (€)",
  "properties.units.plan": "Address of the floor plan",
  "properties.units.sold": "Sold",
  "properties.units.hidePrice": "Hide this price",
  "properties.units.add": "Add a unit",
  "properties.units.up": "Move unit {number} up",
  "properties.units.down": "Move unit {number} down",
  "properties.units.remove": "Remove unit {number}",
  "properties.units.more": "More of unit {number}",
  "properties.units.less": "Less of unit {number}",
  "properties.units.rest": "The rest",
  "properties.units.count": "{sold} of {total} sold",
} as const;

export type UnitsMessages = Record<keyof typeof unitsEn, string>;
