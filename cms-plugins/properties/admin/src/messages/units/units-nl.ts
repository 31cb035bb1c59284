import type { UnitsMessages } from "./units-en";

export const unitsNl: UnitsMessages = {
  "properties.units.unit": "Eenheid {number}",
  "properties.units.reference": "Referentie",
  "properties.units.name": "Naam",
  "properties.units.type": "Type",
  "properties.units.floor": "Verdieping",
  "properties.units.surface": "Oppervlakte (m²)",
  "properties.units.bedrooms": "Slaapkamers",
  "properties.units.price": "Prijs (€)",
  "properties.units.plan": "Adres van het grondplan",
  "properties.units.sold": "Verkocht",
  "properties.units.hidePrice": "Toon deze prijs niet",
  "properties.units.add": "Eenheid toevoegen",
  "properties.units.up": "Eenheid {number} naar boven",
  "properties.units.down": "Eenheid {number} naar beneden",
  "properties.units.remove": "Eenheid {number} verwijderen",
  "properties.units.more": "Meer over eenheid {number}",
  "properties.units.less": "Minder over eenheid {number}",
  "properties.units.rest": "De rest",
  "properties.units.count": "{sold} van {total} verkocht",
};
