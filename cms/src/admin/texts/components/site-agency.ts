import type { ModelsInWords } from "../words";

/** Who the agency is and where it is found. */
export const siteAgencyWords: ModelsInWords = {
  "config.social-link": {
    nl: { network: ["Netwerk"], url: ["Adres van het profiel"] },
    fr: { network: ["Réseau"], url: ["Adresse du profil"] },
  },
  "config.opening-hours": {
    nl: { days: ["Dagen"], hours: ["Uren"] },
    fr: { days: ["Jours"], hours: ["Heures"] },
  },
  "config.office": {
    nl: {
      name: ["Naam van het kantoor"],
      street: ["Straat"],
      houseNumber: ["Nummer"],
      zip: ["Postcode"],
      city: ["Plaats"],
      phone: ["Telefoon"],
      email: ["E-mail"],
      latitude: ["Breedtegraad", "Voor de kaart, bv. 51.2194."],
      longitude: ["Lengtegraad", "Voor de kaart, bv. 4.4025."],
      hours: ["Openingsuren"],
    },
    fr: {
      name: ["Nom du bureau"],
      street: ["Rue"],
      houseNumber: ["Numéro"],
      zip: ["Code postal"],
      city: ["Localité"],
      phone: ["Téléphone"],
      email: ["E-mail"],
      latitude: ["Latitude", "Pour la carte, p. ex. 51.2194."],
      longitude: ["Longitude", "Pour la carte, p. ex. 4.4025."],
      hours: ["Heures d’ouverture"],
    },
  },
  "config.agent": {
    nl: {
      name: ["Naam"],
      title: ["Titel", "Bv. vastgoedmakelaar-bemiddelaar."],
      number: ["BIV-nummer", "Zes cijfers, bv. BIV 501 234."],
    },
    fr: {
      name: ["Nom"],
      title: ["Titre", "P. ex. agent immobilier courtier."],
      number: ["Numéro IPI", "Six chiffres, p. ex. IPI 501 234."],
    },
  },
  "config.identity": {
    nl: {
      companyName: ["Naam van de onderneming", "Met de rechtsvorm, bv. Gevel BV."],
      companyNumber: ["Ondernemingsnummer", "Zoals in de Kruispuntbank van Ondernemingen: 0123.456.789."],
      vatNumber: ["Btw-nummer", "BE 0123.456.789."],
      agents: ["Erkende makelaars", "Iedereen met een BIV- of IPI-nummer."],
      supervisor: ["Toezichthouder", "Het beroepsinstituut, bv. Beroepsinstituut van Vastgoedmakelaars."],
      supervisorAddress: ["Adres van de toezichthouder"],
      insurer: ["Verzekeraar", "Van de beroepsaansprakelijkheid en de borgstelling."],
      policyNumber: ["Polisnummer"],
      codeOfConductUrl: ["Plichtenleer", "Het adres van de plichtenleer die het kantoor volgt."],
      thirdPartyAccount: ["Derdenrekening", "IBAN van de rekening waarop voorschotten betaald worden."],
    },
    fr: {
      companyName: ["Nom de l’entreprise", "Avec sa forme juridique, p. ex. Gevel SRL."],
      companyNumber: ["Numéro d’entreprise", "Comme à la Banque-Carrefour des Entreprises : 0123.456.789."],
      vatNumber: ["Numéro de TVA", "BE 0123.456.789."],
      agents: ["Agents agréés", "Toutes les personnes qui ont un numéro IPI ou BIV."],
      supervisor: [
        "Autorité de surveillance",
        "L’institut professionnel, p. ex. Institut professionnel des agents immobiliers.",
      ],
      supervisorAddress: ["Adresse de l’autorité de surveillance"],
      insurer: ["Assureur", "De la responsabilité professionnelle et du cautionnement."],
      policyNumber: ["Numéro de police"],
      codeOfConductUrl: ["Code de déontologie", "L’adresse du code que suit l’agence."],
      thirdPartyAccount: ["Compte de tiers", "IBAN du compte sur lequel les acomptes sont versés."],
    },
  },
};
