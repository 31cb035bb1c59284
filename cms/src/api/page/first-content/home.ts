import type { SeedModule, SeedPage } from "../../../content/first-content/seed-types";

export const homePage: SeedPage = {
  key: "home",
  type: "page",
  originalPath: "home",
  path: { nl: "", fr: "", en: "", de: "" },
  title: {
    nl: "Makelaars in Antwerpen en Brasschaat",
    fr: "Agents immobiliers à Anvers et à Brasschaat",
    en: "Estate agents in Antwerp and Brasschaat",
    de: "Immobilienmakler in Antwerpen und Brasschaat",
  },
  breadcrumb: { nl: "Home", fr: "Accueil", en: "Home", de: "Startseite" },
  description: {
    nl: "Huizen, appartementen en gronden te koop en te huur, begeleid door mensen die er zelf wonen.",
    fr: "Maisons, appartements et terrains à vendre et à louer, suivis par des gens qui vivent ici.",
    en: "Houses, apartments and land for sale and to rent, looked after by people who live here.",
    de: "Häuser, Wohnungen und Grundstücke zum Kauf und zur Miete, betreut von Menschen, die hier zu Hause sind.",
  },
  showBreadCrumb: false,
  banner: {
    type: "image",
    title: {
      nl: "In Antwerpen begint wonen bij de gevel",
      fr: "À Anvers, tout commence par la façade",
      en: "In Antwerp, every home begins with its façade",
      de: "In Antwerpen beginnt Wohnen mit der Fassade",
    },
    accent: { nl: "gevel", fr: "façade", en: "façade", de: "Fassade" },
    text: {
      nl: "Huizen en appartementen in de stad, in Brasschaat en de noordrand. Wij kennen ook wat erachter zit.",
      fr: "Maisons et appartements en ville, à Brasschaat et au nord d'Anvers. Nous connaissons aussi ce qu'elle cache.",
      en: "Houses and apartments in the city, in Brasschaat and to the north. We also know what lies behind.",
      de: "Häuser und Wohnungen in der Stadt, in Brasschaat und im Norden. Wir wissen auch, was dahinter liegt.",
    },
    image: "home-banner",
    showSearch: true,
    showValuation: true,
  },
  seo: {
    metaTitle: {
      nl: "Travee, vastgoedmakelaars in Antwerpen en Brasschaat",
      fr: "Travee, agents immobiliers à Anvers et à Brasschaat",
      en: "Travee, estate agents in Antwerp and Brasschaat",
      de: "Travee, Immobilienmakler in Antwerpen und Brasschaat",
    },
    metaDescription: {
      nl: "Huizen, appartementen en gronden te koop en te huur in Antwerpen, Brasschaat en de noordrand. Rustige bezoeken, volledige dossiers, eerlijke antwoorden.",
      fr: "Maisons, appartements et terrains à vendre et à louer à Anvers, à Brasschaat et au nord de la ville. Visites sans hâte, dossiers complets, réponses franches.",
      en: "Houses, apartments and land for sale and to rent in Antwerp, Brasschaat and the north. Unhurried viewings, complete files, straight answers.",
      de: "Häuser, Wohnungen und Grundstücke zum Kauf und zur Miete in Antwerpen, Brasschaat und Umgebung.",
    },
  },
  modules: ["home-newest", "home-services", "home-customers", "home-contact"],
};

export const homeModules: SeedModule[] = [
  {
    key: "home-newest",
    title: { nl: "Pas op de markt", fr: "Nouveaux sur le marché", en: "Just listed", de: "Neu im Angebot" },
    titleSize: "h2",
    view: "module-view",
    numberItemOfRow: 4,
    maxItems: 8,
    relations: [{ propertyList: "newest" }],
  },
  {
    key: "home-services",
    title: {
      nl: "Waarmee we u helpen",
      fr: "Ce que nous faisons pour vous",
      en: "What we do for you",
      de: "Was wir für Sie tun",
    },
    titleSize: "h2",
    view: "odds-view",
    numberItemOfRow: 1,
    maxItems: 4,
    relations: [{ category: "services" }],
  },
  {
    key: "home-customers",
    title: {
      nl: "Wat klanten over ons zeggen",
      fr: "Ce que disent nos clients",
      en: "What our customers say",
      de: "Was unsere Kunden sagen",
    },
    titleSize: "h2",
    view: "slider-view",
    colorBackground: "#F6F1EC",
    numberItemOfRow: 1,
    maxItems: 10,
    relations: [{ slider: "customers" }],
  },
  {
    key: "home-contact",
    title: {
      nl: "Zullen we even praten?",
      fr: "Si nous en parlions ?",
      en: "Shall we talk it over?",
      de: "Sprechen wir miteinander?",
    },
    titleSize: "h2",
    description: {
      nl: "Een gesprek kost niets en verplicht u tot niets. Kom langs op het Gevelplein of in de Gaanderijlei, of laat hier uw vraag achter.",
      fr: "Une conversation ne coûte rien et n'engage à rien. Passez nous voir sur la Gevelplein ou à la Gaanderijlei, ou laissez ici votre question.",
      en: "A conversation costs nothing and commits you to nothing. Drop in at Gevelplein or Gaanderijlei, or leave your question here.",
      de: "Ein Gespräch kostet nichts und verpflichtet zu nichts. Besuchen Sie uns oder hinterlassen Sie hier Ihre Frage.",
    },
    view: "single-view",
    numberItemOfRow: 1,
    maxItems: 4,
    relations: [{ contact: "site-contact" }],
  },
];
