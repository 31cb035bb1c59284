import type { SeedPropertyList } from "../seed-types";

export const propertyLists: SeedPropertyList[] = [
  {
    key: "newest",
    title: { nl: "Pas op de markt", fr: "Nouveaux sur le marché", en: "Just listed", de: "Neu im Angebot" },
    intro: {
      nl: "De laatste woningen die we in verkoop of verhuring kregen.",
      fr: "Les derniers biens qui nous ont été confiés, à vendre ou à louer.",
      en: "The latest homes entrusted to us, for sale or to let.",
      de: "Die neuesten Immobilien, die uns zum Verkauf oder zur Vermietung anvertraut wurden.",
    },
    mode: "selection",
    goal: null,
    state: "on-offer",
    sort: "newest",
    moreLink: {
      label: {
        nl: "Bekijk alles te koop",
        fr: "Voir tous les biens à vendre",
        en: "See everything for sale",
        de: "Alle Kaufangebote ansehen",
      },
      page: "for-sale",
    },
  },
  {
    key: "for-sale",
    title: { nl: "Te koop", fr: "À vendre", en: "For sale", de: "Zu verkaufen" },
    intro: { nl: "", fr: "", en: "", de: "" },
    mode: "search",
    goal: 0,
    state: "on-offer",
    sort: "newest",
  },
  {
    key: "for-rent",
    title: { nl: "Te huur", fr: "À louer", en: "For rent", de: "Zu vermieten" },
    intro: { nl: "", fr: "", en: "", de: "" },
    mode: "search",
    goal: 1,
    state: "on-offer",
    sort: "newest",
  },
  {
    key: "recently-sold",
    title: { nl: "Onlangs verkocht", fr: "Récemment vendus", en: "Recently sold" },
    intro: {
      nl: "Woningen die de voorbije maanden via ons een koper vonden.",
      fr: "Des biens qui ont trouvé acquéreur chez nous ces derniers mois.",
      en: "Homes that have found a buyer through us in recent months.",
    },
    mode: "selection",
    goal: 0,
    state: "sold-or-rented",
    sort: "newest",
    moreLink: {
      label: { nl: "Al onze realisaties", fr: "Toutes nos réalisations", en: "All sold and let" },
      page: "realisations",
    },
  },
  {
    key: "realisations",
    title: { nl: "Verkocht en verhuurd", fr: "Vendus et loués", en: "Sold and let" },
    intro: { nl: "", fr: "", en: "" },
    mode: "selection",
    goal: null,
    state: "sold-or-rented",
    sort: "newest",
  },
  {
    key: "rentals",
    title: { nl: "Nu te huur", fr: "À louer en ce moment", en: "To let now" },
    intro: {
      nl: "Zo stellen we de woningen voor die ons zijn toevertrouwd.",
      fr: "Voici comment nous présentons les logements qui nous sont confiés.",
      en: "This is how we present the homes entrusted to us.",
    },
    mode: "selection",
    goal: 1,
    state: "on-offer",
    sort: "newest",
    moreLink: {
      label: { nl: "Bekijk alles te huur", fr: "Voir tous les biens à louer", en: "See everything to let" },
      page: "for-rent",
    },
  },
];
