import type { ContentTypeMessages } from "../field-messages";

export const propertyListMessages: ContentTypeMessages = {
  name: { en: "Property list", nl: "Pandenlijst", fr: "Liste de biens" },
  filters: ["__status", "name", "title", "mode", "goal", "state", "sort", "updatedAt", "updatedBy"],
  nl: {
    name: ["Interne naam", "Hiermee vindt u deze lijst terug. Bezoekers zien ze niet."],
    title: ["Titel", "De kop boven de panden."],
    intro: ["Inleiding", "Een zin onder de titel."],
    mode: [
      "Soort lijst",
      "Volledige lijst: met filters, kaart en pagina’s. Selectie: enkele kaarten, zoveel als de module toelaat. Projecten: de nieuwbouwprojecten; met een link naar meer zoveel als de module toelaat, anders allemaal.",
    ],
    goal: ["Te koop of te huur", "Leeg: allebei."],
    state: [
      "Welke panden",
      "In aanbod: panden die nog te koop of te huur zijn. Verkocht of verhuurd: referenties van wat het kantoor deed.",
    ],
    sort: ["Volgorde", "Nieuwste eerst toont de recentste panden bovenaan."],
    types: ["Alleen deze types", "Kies pandtypes uit de lijst. Leeg: alle types."],
    cities: ["Alleen deze plaatsen", "Typ een naam of postcode en kies de plaats. Leeg: alle plaatsen."],
    moreLink: ["Link naar meer", "Staat na de kaarten, bv. naar de pagina met alle panden te koop."],
  },
  fr: {
    name: ["Nom interne", "Pour retrouver cette liste. Les visiteurs ne le voient pas."],
    title: ["Titre", "Le titre au-dessus des biens."],
    intro: ["Introduction", "Une phrase sous le titre."],
    mode: [
      "Type de liste",
      "Liste complète : avec filtres, carte et pages. Sélection : quelques cartes, autant que le module le permet. Projets : les projets neufs ; avec un lien vers plus, autant que le module le permet, sinon tous.",
    ],
    goal: ["À vendre ou à louer", "Vide : les deux."],
    state: [
      "Quels biens",
      "Disponibles : les biens encore à vendre ou à louer. Vendus ou loués : les références de l’agence.",
    ],
    sort: ["Ordre", "Plus récents d’abord affiche les derniers biens en premier."],
    types: ["Seulement ces types", "Choisissez des types de bien dans la liste. Vide : tous les types."],
    cities: [
      "Seulement ces localités",
      "Tapez un nom ou un code postal et choisissez la localité. Vide : toutes les localités.",
    ],
    moreLink: ["Lien vers plus", "Après les cartes, p. ex. vers la page de tous les biens à vendre."],
  },
};
