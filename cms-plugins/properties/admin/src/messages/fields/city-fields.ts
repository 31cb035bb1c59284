/** The fields of a place. */
export const cityFieldsNl = {
  labels: {
    name: "Naam",
    zip: "Postcode",
    countryId: "Land",
    names: "Namen per taal",
    latitude: "Plaats op de kaart",
    longitude: "Lengtegraad",
    updatedAt: "Laatst gewijzigd",
  },
  help: {
    name: "Zoals panden ze schrijven.",
    countryId: "10 is België.",
    latitude: "Het midden van de gemeente: het staat in voor adressen die niet getoond worden.",
  },
};

export const cityFieldsFr = {
  labels: {
    name: "Nom",
    zip: "Code postal",
    countryId: "Pays",
    names: "Noms par langue",
    latitude: "Emplacement sur la carte",
    longitude: "Longitude",
    updatedAt: "Dernière modification",
  },
  help: {
    name: "Tel que les biens l’écrivent.",
    countryId: "10 est la Belgique.",
    latitude: "Le centre de la localité : il remplace les adresses qui ne sont pas affichées.",
  },
};
