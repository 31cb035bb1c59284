import type { SeedModule, SeedPage } from "../../../content/first-content/seed-types";

export const aboutPages: SeedPage[] = [
  {
    key: "about",
    type: "page",
    originalPath: "about",
    path: { nl: "about", fr: "services", en: "services", de: "ueber-uns" },
    title: { nl: "Over Travee", fr: "À propos de Travee", en: "About Travee", de: "Über Travee" },
    breadcrumb: { nl: "Over ons", fr: "À propos", en: "About us", de: "Über uns" },
    description: {
      nl: "Een makelaarskantoor met twee deuren en één manier van werken.",
      fr: "Une agence à deux adresses, et une seule manière de travailler.",
      en: "An estate agency with two front doors and one way of working.",
      de: "Ein Maklerbüro mit zwei Türen und einer Art zu arbeiten.",
    },
    banner: {
      type: "image",
      title: {
        nl: "Zes mensen, twee deuren",
        fr: "Six personnes, deux portes",
        en: "Six people, two front doors",
        de: "Sechs Menschen, zwei Türen",
      },
      accent: { nl: "deuren", fr: "portes", en: "doors", de: "Türen" },
      image: "about-banner",
    },
    seo: {
      metaDescription: {
        nl: "Maak kennis met Travee: zes makelaars en medewerkers, kantoren op het Antwerpse Zuid en in Brasschaat, erkend door het BIV.",
        fr: "Faites connaissance avec Travee : six collaborateurs, une agence au Zuid d'Anvers et une à Brasschaat, agréées par l'IPI.",
        en: "Meet Travee: six people, offices in Antwerp's Zuid district and in Brasschaat, licensed by the BIV.",
        de: "Lernen Sie Travee kennen: sechs Menschen, Büros im Antwerpener Zuid und in Brasschaat, beim belgischen Berufsinstitut BIV zugelassen.",
      },
    },
    modules: ["about-places", "about-house", "about-team"],
  },
  {
    key: "reviews",
    type: "page",
    originalPath: "reviews",
    path: { nl: "onze-klanten-aan-het-woord", fr: "nos-clients-temoignent", en: "reviews", de: "kundenstimmen" },
    title: {
      nl: "Onze klanten aan het woord",
      fr: "Nos clients témoignent",
      en: "Our customers' own words",
      de: "Unsere Kunden erzählen",
    },
    breadcrumb: { nl: "Klanten aan het woord", fr: "Témoignages", en: "Reviews", de: "Kundenstimmen" },
    description: {
      nl: "We vragen na elke akte hoe het ging, en zetten het antwoord hier ongekort.",
      fr: "Après chaque acte, nous demandons comment cela s'est passé et publions la réponse telle quelle.",
      en: "After every deed we ask how it went, and put the answer here uncut.",
      de: "Nach jeder Beurkundung fragen wir, wie es war, und veröffentlichen die Antwort ungekürzt.",
    },
    seo: {
      metaDescription: {
        nl: "Kopers, verkopers en verhuurders vertellen hoe ze hun tijd met Travee beleefden.",
        fr: "Acquéreurs, vendeurs et bailleurs racontent leur parcours avec Travee.",
        en: "Buyers, sellers and landlords tell how their time with Travee went.",
        de: "Käufer, Verkäufer und Vermieter erzählen, wie sie die Zeit mit Travee erlebt haben.",
      },
    },
    modules: ["reviews-list", "reviews-write"],
  },
];

export const aboutModules: SeedModule[] = [
  {
    key: "about-places",
    title: {
      nl: "Waar we thuis zijn",
      fr: "Là où nous sommes chez nous",
      en: "Where we are at home",
      de: "Wo wir zu Hause sind",
    },
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
      de: "Eine Travee ist das Maß einer Fassade",
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
    title: { nl: "Ons team", fr: "Notre équipe", en: "Our team", de: "Unser Team" },
    titleSize: "h2",
    description: {
      nl: "Bel gerust rechtstreeks naar wie u kent. Wie u nog niet kent, leert u hier kennen.",
      fr: "Appelez directement la personne que vous connaissez. Les autres, faites-en ici la connaissance.",
      en: "Ring whoever you know, and meet the others here.",
      de: "Rufen Sie ruhig direkt an, wen Sie schon kennen. Alle anderen lernen Sie hier kennen.",
    },
    view: "module-view",
    numberItemOfRow: 4,
    maxItems: 10,
    relations: [{ category: "team" }],
  },
  {
    key: "reviews-list",
    title: {
      nl: "Onze klanten aan het woord",
      fr: "Nos clients témoignent",
      en: "Our customers' own words",
      de: "Unsere Kunden erzählen",
    },
    titleSize: "h1",
    description: {
      nl: "Ongekort, ook waar het beter kon.",
      fr: "Sans coupure, même là où nous pouvions mieux faire.",
      en: "Uncut, including where we could have done better.",
      de: "Ungekürzt, auch dort, wo es besser hätte sein können.",
    },
    view: "module-view",
    numberItemOfRow: 4,
    maxItems: 40,
    relations: [{ slider: "customers" }],
  },
  {
    key: "reviews-write",
    title: { nl: "En u?", fr: "Et vous ?", en: "And you?", de: "Und Sie?" },
    titleSize: "h2",
    view: "single-view",
    colorBackground: "#F6F1EC",
    numberItemOfRow: 1,
    maxItems: 4,
    relations: [{ contact: "testimonial" }],
  },
];
