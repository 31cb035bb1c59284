import type { AttributesMessages } from "./attributes-en";

export const attributesFr: AttributesMessages = {
  "properties.attributes.all": "Tout afficher",
  "properties.attributes.none": "Tout masquer",
  "properties.attributes.filled": "{filled} sur {total} remplis",
  "properties.attributes.wrong": "à corriger",
  "properties.attributes.hint.area": "En m².",
  "properties.attributes.hint.length": "En mètres.",
  "properties.attributes.hint.money": "En euros.",
  "properties.attributes.hint.energy": "En kWh par m² et par an.",
  "properties.attributes.hint.consumption": "En kWh par an.",
  "properties.attributes.hint.emission": "En kg de CO₂ par m² et par an.",
  "properties.attributes.help.floor": "0 est le rez-de-chaussée.",
  "properties.attributes.help.epcLabelText": "Vide : calculée d’après la performance énergétique et la région.",
  "properties.attributes.help.viager": "Le bien est vendu contre une rente.",
};
