import type { ModelMessages } from "../../../api/field-messages";

/** The agency's identity and where to find it. */
export const siteAgencyMessages: ModelMessages = {
  "config.social-link": {
    nl: {
      network: ["Netwerk", "Bepaalt het pictogram."],
      url: ["Adres van het profiel", "Het volledige adres, met https://."],
    },
    fr: { network: ["Réseau", "Détermine l’icône."], url: ["Adresse du profil", "L’adresse complète, avec https://."] },
  },
  "config.opening-hours": {
    nl: { days: ["Dagen", "In woorden, zoals bezoekers ze lezen."], hours: ["Uren", "In woorden, bv. op afspraak."] },
    fr: {
      days: ["Jours", "En mots, comme les visiteurs les lisent."],
      hours: ["Heures", "En mots, p. ex. sur rendez-vous."],
    },
  },
  "config.office": {
    nl: {
      name: ["Naam van het kantoor", "Bv. Kantoor Antwerpen Zuid."],
      street: ["Straat", "Zonder het nummer."],
      houseNumber: ["Nummer", "Met de bus, bv. 12 bus 3."],
      zip: ["Postcode", "Vier cijfers."],
      city: ["Plaats", "Zoals in een adres in deze taal."],
      phone: ["Telefoon", "Bezoekers op een telefoon bellen het met één tik."],
      email: ["E-mail", "Staat voor bezoekers op de contactpagina."],
      latitude: ["Breedtegraad", "Voor de kaart, bv. 51.2194."],
      longitude: ["Lengtegraad", "Voor de kaart, bv. 4.4025."],
      hours: ["Openingsuren", "In woorden. Voor bezoeken gelden de bezoekuren."],
      picture: ["Foto", "Het kantoor vanaf de straat, zodat bezoekers het herkennen."],
    },
    fr: {
      name: ["Nom du bureau", "P. ex. Agence Anvers Zuid."],
      street: ["Rue", "Sans le numéro."],
      houseNumber: ["Numéro", "Avec la boîte, p. ex. 12 bte 3."],
      zip: ["Code postal", "Quatre chiffres."],
      city: ["Localité", "Comme dans une adresse dans cette langue."],
      phone: ["Téléphone", "Les visiteurs sur téléphone l’appellent d’un geste."],
      email: ["E-mail", "Montré aux visiteurs sur la page de contact."],
      latitude: ["Latitude", "Pour la carte, p. ex. 51.2194."],
      longitude: ["Longitude", "Pour la carte, p. ex. 4.4025."],
      hours: ["Heures d’ouverture", "En mots. Les visites suivent les heures de visite."],
      picture: ["Photo", "L’agence vue de la rue, pour que les visiteurs la reconnaissent."],
    },
  },
  "config.visiting-hours": {
    nl: {
      weekday: ["Dag", "Een dag kan meer dan één rij hebben."],
      from: ["Van", "Bv. 10:00."],
      until: ["Tot", "Later dan het begin, bv. 13:00."],
      capacity: ["Bezoeken per makelaar", "Hoeveel bezoeken één makelaar in deze uren aanneemt."],
      totalCapacity: ["Bezoeken van alle makelaars samen", "Leeg: alleen het aantal per makelaar telt."],
    },
    fr: {
      weekday: ["Jour", "Un jour peut avoir plusieurs lignes."],
      from: ["De", "P. ex. 10:00."],
      until: ["À", "Plus tard que le début, p. ex. 13:00."],
      capacity: ["Visites par agent", "Combien de visites un agent accepte pendant ces heures."],
      totalCapacity: ["Visites de tous les agents", "Vide : seul le nombre par agent compte."],
    },
  },
  "config.agent": {
    nl: {
      name: ["Naam", "Voornaam en naam."],
      title: ["Titel", "Bv. vastgoedmakelaar-bemiddelaar."],
      number: ["BIV-nummer", "Zes cijfers, bv. BIV 501 234."],
    },
    fr: {
      name: ["Nom", "Prénom et nom."],
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
      supervisorAddress: ["Adres van de toezichthouder", "Straat, postcode en plaats."],
      insurer: ["Verzekeraar", "Van de beroepsaansprakelijkheid en de borgstelling."],
      policyNumber: ["Polisnummer", "Zoals op het verzekeringsattest."],
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
      supervisorAddress: ["Adresse de l’autorité de surveillance", "Rue, code postal et localité."],
      insurer: ["Assureur", "De la responsabilité professionnelle et du cautionnement."],
      policyNumber: ["Numéro de police", "Comme sur l’attestation d’assurance."],
      codeOfConductUrl: ["Code de déontologie", "L’adresse du code que suit l’agence."],
      thirdPartyAccount: ["Compte de tiers", "IBAN du compte sur lequel les acomptes sont versés."],
    },
  },
};
