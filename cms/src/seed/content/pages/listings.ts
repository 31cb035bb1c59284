import type { SeedModule, SeedPage } from "../../seed-types";

export const listingPages: SeedPage[] = [
  {
    key: "for-sale",
    type: "page",
    originalPath: "for-sale",
    path: { nl: "te-koop", fr: "a-vendre", en: "for-sale", de: "zu-verkaufen" },
    title: {
      nl: "Huizen, appartementen en gronden te koop",
      fr: "Maisons, appartements et terrains à vendre",
      en: "Houses, apartments and land for sale",
      de: "Häuser, Wohnungen und Grundstücke zu verkaufen",
    },
    breadcrumb: { nl: "Te koop", fr: "À vendre", en: "For sale", de: "Zu verkaufen" },
    description: {
      nl: "In Antwerpen, Brasschaat en de gemeenten errond.",
      fr: "À Anvers, à Brasschaat et dans les communes voisines.",
      en: "In Antwerp, Brasschaat and the towns around them.",
      de: "In Antwerpen, Brasschaat und den umliegenden Gemeinden.",
    },
    seo: {
      metaTitle: {
        nl: "Te koop in Antwerpen, Brasschaat en omgeving",
        fr: "À vendre à Anvers, à Brasschaat et environs",
        en: "For sale in and around Antwerp and Brasschaat",
        de: "Zu verkaufen in Antwerpen, Brasschaat und Umgebung",
      },
      metaDescription: {
        nl: "Alle woningen die Travee te koop aanbiedt, met plannen, EPC en stedenbouwkundige inlichtingen. Filter op gemeente, type, prijs en kamers.",
        fr: "Tous les biens que Travee propose à la vente, avec plans, certificat énergétique et renseignements urbanistiques. Filtrez par commune, type, prix et chambres.",
        en: "Every home Travee has for sale, with floor plans, EPC and planning information. Filter by town, type, price and rooms.",
        de: "Alle Immobilien, die Travee zum Verkauf anbietet, mit Grundrissen und Energieausweis.",
      },
    },
    modules: ["for-sale-list"],
  },
  {
    key: "for-rent",
    type: "page",
    originalPath: "for-rent",
    path: { nl: "te-huur", fr: "a-louer", en: "for-rent", de: "zu-vermieten" },
    title: {
      nl: "Huizen en appartementen te huur",
      fr: "Maisons et appartements à louer",
      en: "Houses and apartments to rent",
      de: "Häuser und Wohnungen zu vermieten",
    },
    breadcrumb: { nl: "Te huur", fr: "À louer", en: "For rent", de: "Zu vermieten" },
    description: {
      nl: "De huurprijs en de kosten staan er altijd apart bij.",
      fr: "Le loyer et les charges sont toujours indiqués séparément.",
      en: "Rent and charges are always stated separately.",
      de: "Miete und Nebenkosten sind immer getrennt angegeben.",
    },
    seo: {
      metaTitle: {
        nl: "Te huur in Antwerpen, Brasschaat en omgeving",
        fr: "À louer à Anvers, à Brasschaat et environs",
        en: "To rent in and around Antwerp and Brasschaat",
        de: "Zu vermieten in Antwerpen, Brasschaat und Umgebung",
      },
      metaDescription: {
        nl: "Alle woningen die Travee te huur aanbiedt, met huurprijs, kosten, beschikbaarheid en EPC. Maak meteen een afspraak voor een bezoek.",
        fr: "Tous les biens que Travee propose à la location : loyer, charges, disponibilité et certificat énergétique. Prenez rendez-vous pour une visite.",
        en: "Every home Travee has to let, with rent, charges, availability and EPC. Arrange a viewing straight away.",
        de: "Alle Immobilien, die Travee zur Miete anbietet, mit Miete, Nebenkosten und Energieausweis.",
      },
    },
    modules: ["for-rent-list"],
  },
  {
    key: "projects",
    type: "page",
    originalPath: "projects",
    path: { nl: "projecten", fr: "projets", en: "projects", de: "projekte" },
    title: {
      nl: "Nieuwbouwprojecten",
      fr: "Projets de construction neuve",
      en: "New-build projects",
      de: "Neubauprojekte",
    },
    breadcrumb: { nl: "Projecten", fr: "Projets", en: "Projects", de: "Projekte" },
    description: {
      nl: "Kopen op plan, met iemand naast u die de plannen kan lezen.",
      fr: "Acheter sur plan, avec à vos côtés quelqu'un qui sait lire les plans.",
      en: "Buying off-plan, with someone beside you who can read the plans.",
      de: "Kaufen nach Plan, mit jemandem an Ihrer Seite, der die Pläne lesen kann.",
    },
    content: {
      nl: "Bij elk project krijgt u de prijslijst per eenheid, het lastenboek en de planning van de oplevering. De Wet Breyne beschermt u als koper op plan: betaald wordt in schijven, naarmate de werken vorderen, en de voltooiing is gewaarborgd. Claire Lambert overloopt dat graag met u.",
      fr: "Pour chaque projet, vous recevez la liste des prix par unité, le cahier des charges et le calendrier de livraison. La loi Breyne vous protège : vous payez par tranches, au rythme des travaux, et l'achèvement est garanti. Claire Lambert vous explique volontiers le détail.",
      en: "For each project you receive the price list by unit, the building specification and the delivery schedule. The Breyne Act protects you when you buy off-plan: you pay in instalments as the works progress, and completion is guaranteed. Claire Lambert will gladly take you through it.",
      de: "Zu jedem Projekt erhalten Sie die Preisliste, die Baubeschreibung und den Zeitplan. Das Breyne-Gesetz schützt Sie beim Kauf nach Plan.",
    },
    banner: {
      type: "image",
      title: {
        nl: "Nieuw, maar met karakter",
        fr: "Du neuf, avec du caractère",
        en: "New, but not without character",
        de: "Neu, aber mit Charakter",
      },
      accent: { nl: "karakter", fr: "caractère", en: "character", de: "Charakter" },
      image: "projects-banner",
    },
    seo: {
      metaDescription: {
        nl: "Nieuwbouwprojecten in Antwerpen en de noordrand: prijslijst, lastenboek en oplevering, uitgelegd zonder kleine lettertjes.",
        fr: "Projets neufs à Anvers et au nord de la ville : liste des prix, cahier des charges et livraison, expliqués clairement.",
        en: "New-build projects in Antwerp and the north: price list, specification and delivery, explained without small print.",
        de: "Neubauprojekte in Antwerpen und Umgebung: Preisliste, Baubeschreibung und Übergabe, verständlich erklärt.",
      },
    },
    modules: ["projects-contact"],
  },
  {
    key: "realisations",
    type: "page",
    originalPath: "realisaties",
    path: { nl: "realisaties", fr: "realisations", en: "sold-and-let" },
    title: {
      nl: "Verkocht en verhuurd door Travee",
      fr: "Vendus et loués par Travee",
      en: "Sold and let by Travee",
    },
    breadcrumb: { nl: "Realisaties", fr: "Réalisations", en: "Sold and let" },
    description: {
      nl: "Woningen die een nieuwe bewoner vonden. Prijzen van afgesloten verkopen houden we voor koper en verkoper.",
      fr: "Des biens qui ont trouvé un nouvel occupant. Les prix conclus restent entre l'acquéreur et le vendeur.",
      en: "Homes that have found new occupants. Prices agreed stay between buyer and seller.",
    },
    seo: {
      metaDescription: {
        nl: "Een greep uit de huizen en appartementen die Travee onlangs verkocht en verhuurde in Antwerpen, Brasschaat en de noordrand.",
        fr: "Un aperçu des maisons et appartements récemment vendus et loués par Travee à Anvers, à Brasschaat et au nord de la ville.",
        en: "A selection of the houses and apartments Travee has recently sold and let in Antwerp, Brasschaat and the north.",
      },
    },
    modules: ["realisations-list", "realisations-valuation"],
  },
];

export const listingModules: SeedModule[] = [
  {
    key: "for-sale-list",
    title: {
      nl: "Huizen, appartementen en gronden te koop",
      fr: "Maisons, appartements et terrains à vendre",
      en: "Houses, apartments and land for sale",
      de: "Häuser, Wohnungen und Grundstücke zu verkaufen",
    },
    titleSize: "h1",
    view: "module-view",
    numberItemOfRow: 4,
    maxItems: 40,
    relations: [{ propertyList: "for-sale" }],
  },
  {
    key: "for-rent-list",
    title: {
      nl: "Huizen en appartementen te huur",
      fr: "Maisons et appartements à louer",
      en: "Houses and apartments to rent",
      de: "Häuser und Wohnungen zu vermieten",
    },
    titleSize: "h1",
    view: "module-view",
    numberItemOfRow: 4,
    maxItems: 40,
    relations: [{ propertyList: "for-rent" }],
  },
  {
    key: "projects-contact",
    title: {
      nl: "Weet het als eerste",
      fr: "Soyez prévenu en premier",
      en: "Be the first to know",
    },
    titleSize: "h2",
    description: {
      nl: "Nieuwe projecten stellen we eerst voor aan wie zich bij ons meldt.",
      fr: "Nous présentons nos nouveaux projets d'abord à ceux qui se sont fait connaître.",
      en: "We show new projects first to those who have let us know.",
    },
    view: "single-view",
    colorBackground: "#F6F1EC",
    numberItemOfRow: 1,
    maxItems: 4,
    relations: [{ contact: "contact-me" }],
  },
  {
    key: "realisations-list",
    title: {
      nl: "Verkocht en verhuurd door Travee",
      fr: "Vendus et loués par Travee",
      en: "Sold and let by Travee",
    },
    titleSize: "h1",
    view: "module-view",
    numberItemOfRow: 4,
    maxItems: 40,
    relations: [{ propertyList: "realisations" }],
  },
  {
    key: "realisations-valuation",
    title: {
      nl: "Wordt uw woning de volgende?",
      fr: "Et si la prochaine était la vôtre ?",
      en: "Will yours be next?",
    },
    titleSize: "h2",
    view: "single-view",
    colorBackground: "#F6F1EC",
    numberItemOfRow: 1,
    maxItems: 4,
    relations: [{ contact: "contact-demand-small" }],
  },
];
