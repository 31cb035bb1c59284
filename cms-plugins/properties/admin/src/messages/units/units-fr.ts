import type { UnitsMessages } from "./units-en";

export const unitsFr: UnitsMessages = {
  "properties.units.unit": "Unité {number}",
  "properties.units.reference": "Référence",
  "properties.units.name": "Nom",
  "properties.units.type": "Type",
  "properties.units.floor": "Étage",
  "properties.units.surface": "Surface (m²)",
  "properties.units.bedrooms": "Chambres",
  "properties.units.price": "Prix (€)",
  "properties.units.plan": "Adresse du plan",
  "properties.units.sold": "Vendu",
  "properties.units.hidePrice": "Ne pas afficher ce prix",
  "properties.units.add": "Ajouter une unité",
  "properties.units.up": "Monter l’unité {number}",
  "properties.units.down": "Descendre l’unité {number}",
  "properties.units.remove": "Supprimer l’unité {number}",
  "properties.units.more": "Plus sur l’unité {number}",
  "properties.units.less": "Moins sur l’unité {number}",
  "properties.units.rest": "Le reste",
  "properties.units.count": "{sold} vendues sur {total}",
};
