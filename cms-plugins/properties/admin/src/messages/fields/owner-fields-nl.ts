/** The fields of an owner. */
export const ownerFieldsNl = {
  labels: {
    email: "E-mail",
    name: "Naam",
    properties: "Panden",
    language: "Taal",
    reportWish: "Maandverslag",
    reference: "Referentie",
    source: "Bron",
    updatedAt: "Laatst gewijzigd",
  },
  help: {
    email:
      "Hiermee meldt de eigenaar zich aan. Wie nog geen account heeft, krijgt er een: nodig uit naast dit formulier, dan kiest de eigenaar een wachtwoord. Een ander adres is een ander account.",
    properties: "De panden die de eigenaar volgt in het eigenaarsportaal.",
    language: "Waarin de eigenaar wordt aangeschreven.",
    reportWish:
      "Per mail met het verslag in bijlage, of alleen te lezen in het eigenaarsportaal. Eigenaars kiezen het daar zelf.",
    reference: "Het nummer waaronder de bron deze eigenaar kent. Leeg: wordt voor u gemaakt.",
    source:
      "Office voor eigenaars die hier gekoppeld zijn. Een import overschrijft zijn eigen eigenaars; wilt u een van hen een pand meer geven, maak dan een eigenaar van office met dezelfde e-mail.",
  },
};
