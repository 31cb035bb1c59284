import type { SeedModule, SeedPage } from "../../../seed/seed-types";

export const aboutPages: SeedPage[] = [
  {
    key: "about",
    type: "page",
    originalPath: "about",
    path: { nl: "about", fr: "services", en: "services" },
    title: { nl: "Over Travee", fr: "Travee et ses services", en: "Travee and what we do" },
    breadcrumb: { nl: "Over ons", fr: "Nos services", en: "Services" },
    description: {
      nl: "Een makelaarskantoor met twee deuren en één manier van werken.",
      fr: "Une agence à deux adresses, et une seule manière de travailler.",
      en: "An estate agency with two front doors and one way of working.",
    },
    banner: {
      type: "image",
      title: { nl: "Zes mensen, twee deuren", fr: "Six personnes, deux portes", en: "Six people, two front doors" },
      accent: { nl: "deuren", fr: "portes", en: "doors" },
      image: "about-banner",
    },
    seo: {
      metaDescription: {
        nl: "Maak kennis met Travee: zes makelaars en medewerkers, kantoren op het Antwerpse Zuid en in Brasschaat, erkend door het BIV.",
        fr: "Faites connaissance avec Travee : six collaborateurs, une agence au Zuid d'Anvers et une à Brasschaat, agréées par l'IPI.",
        en: "Meet Travee: six people, offices in Antwerp's Zuid district and in Brasschaat, licensed by the BIV.",
      },
    },
    modules: ["about-places", "about-house", "about-team"],
  },
  {
    key: "reviews",
    type: "page",
    originalPath: "reviews",
    path: { nl: "onze-klanten-aan-het-woord", fr: "nos-clients-temoignent", en: "reviews" },
    title: { nl: "Onze klanten aan het woord", fr: "Nos clients témoignent", en: "Our customers' own words" },
    breadcrumb: { nl: "Klanten aan het woord", fr: "Témoignages", en: "Reviews" },
    description: {
      nl: "We vragen na elke akte hoe het ging, en zetten het antwoord hier ongekort.",
      fr: "Après chaque acte, nous demandons comment cela s'est passé et publions la réponse sans coupes.",
      en: "After every deed we ask how it went, and put the answer here uncut.",
    },
    seo: {
      metaDescription: {
        nl: "Kopers, verkopers en verhuurders vertellen hoe ze hun tijd met Travee beleefden.",
        fr: "Acquéreurs, vendeurs et bailleurs racontent leur parcours avec Travee.",
        en: "Buyers, sellers and landlords tell how their time with Travee went.",
      },
    },
    modules: ["reviews-list", "reviews-write"],
  },
];

export const aboutModules: SeedModule[] = [
  {
    key: "about-places",
    title: { nl: "Waar we thuis zijn", fr: "Là où nous sommes chez nous", en: "Where we are at home" },
    titleSize: "h2",
    view: "slider-view",
    numberItemOfRow: 1,
    maxItems: 10,
    relations: [{ slider: "where-we-work" }],
  },
  {
    key: "about-house",
    title: {
      nl: "Een travee is de maat van een gevel",
      fr: "Une travée, c'est la mesure d'une façade",
      en: "A bay is the measure of a façade",
    },
    titleSize: "h2",
    view: "odds-view",
    colorBackground: "#F6F1EC",
    numberItemOfRow: 1,
    maxItems: 4,
    relations: [{ article: "our-house" }],
  },
  {
    key: "about-team",
    title: { nl: "Ons team", fr: "Notre équipe", en: "Our team" },
    titleSize: "h2",
    description: {
      nl: "Bel gerust rechtstreeks naar wie u kent. Wie u nog niet kent, leert u hier kennen.",
      fr: "Appelez directement la personne que vous connaissez. Les autres, faites-en ici la connaissance.",
      en: "Do ring whoever you know directly. And meet the others here.",
    },
    view: "module-view",
    numberItemOfRow: 4,
    maxItems: 10,
    relations: [{ category: "team" }],
  },
  {
    key: "reviews-list",
    title: { nl: "Onze klanten aan het woord", fr: "Nos clients témoignent", en: "Our customers' own words" },
    titleSize: "h1",
    view: "module-view",
    numberItemOfRow: 4,
    maxItems: 40,
    relations: [{ category: "reviews" }],
  },
  {
    key: "reviews-write",
    title: { nl: "En u?", fr: "Et vous ?", en: "And you?" },
    titleSize: "h2",
    view: "single-view",
    colorBackground: "#F6F1EC",
    numberItemOfRow: 1,
    maxItems: 4,
    relations: [{ contact: "testimonial" }],
  },
];
