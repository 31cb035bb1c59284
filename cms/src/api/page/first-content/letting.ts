import type { SeedModule, SeedPage } from "../../../content/first-content/seed-types";

export const lettingPage: SeedPage = {
  key: "letting",
  type: "page",
  originalPath: "verhuren",
  path: { nl: "verhuren", fr: "mettre-en-location", en: "letting", de: "vermieten" },
  title: {
    nl: "Uw woning verhuren",
    fr: "Mettre votre bien en location",
    en: "Letting your property",
    de: "Ihre Immobilie vermieten",
  },
  breadcrumb: { nl: "Verhuren", fr: "Mettre en location", en: "Letting", de: "Vermieten" },
  description: {
    nl: "Een huurder die past, een contract dat klopt en een eigenaar die rustig slaapt.",
    fr: "Un locataire qui convient, un bail en ordre et un propriétaire qui dort tranquille.",
    en: "A tenant who fits, a lease in order, and an owner who sleeps soundly.",
    de: "Ein Mieter, der passt, ein Vertrag, der stimmt, und ein Eigentümer, der ruhig schläft.",
  },
  banner: {
    type: "image",
    title: {
      nl: "Verhuren, en gerust zijn",
      fr: "Louer, l'esprit tranquille",
      en: "Let it, and rest easy",
      de: "Vermieten und ruhig schlafen",
    },
    accent: { nl: "gerust", fr: "tranquille", en: "easy", de: "ruhig" },
    text: {
      nl: "Van de eerste controle tot de jaarlijkse indexering.",
      fr: "De la première vérification à l'indexation annuelle.",
      en: "From the first check to the yearly indexation.",
      de: "Von der ersten Prüfung bis zur jährlichen Indexierung.",
    },
    image: "letting-banner",
  },
  seo: {
    metaTitle: {
      nl: "Uw huis of appartement verhuren in Antwerpen of Brasschaat",
      fr: "Mettre en location à Anvers ou à Brasschaat",
      en: "Letting your house or apartment in Antwerp or Brasschaat",
      de: "Haus oder Wohnung vermieten in Antwerpen und Brasschaat",
    },
    metaDescription: {
      nl: "Travee verhuurt en beheert woningen: nazicht, juiste huurprijs, objectieve keuze van de huurder, plaatsbeschrijving en registratie.",
      fr: "Travee loue et gère des logements : vérification, loyer juste, choix objectif du locataire, état des lieux et enregistrement.",
      en: "Travee lets and manages homes: checks, a fair rent, an objective choice of tenant, inventory and registration.",
      de: "Travee vermietet und verwaltet Immobilien: Prüfung, angemessene Miete, objektive Wahl des Mieters, Übergabeprotokoll und Registrierung.",
    },
  },
  modules: ["letting-steps", "letting-contact", "letting-rentals"],
};

export const lettingModules: SeedModule[] = [
  {
    key: "letting-steps",
    title: {
      nl: "Zo verhuren we uw woning",
      fr: "Comment nous louons votre bien",
      en: "How we let your home",
      de: "So vermieten wir Ihre Immobilie",
    },
    titleSize: "h2",
    view: "odds-view",
    numberItemOfRow: 1,
    maxItems: 4,
    relations: [{ article: "letting-step-by-step" }],
  },
  {
    key: "letting-contact",
    title: {
      nl: "Bespreek het met Sofie",
      fr: "Parlez-en avec Sofie",
      en: "Talk it over with Sofie",
      de: "Sprechen Sie mit Sofie",
    },
    titleSize: "h2",
    view: "single-view",
    colorBackground: "#F6F1EC",
    numberItemOfRow: 1,
    maxItems: 4,
    relations: [{ contact: "contact-demand-small" }, { article: "sofie-wauters" }],
  },
  {
    key: "letting-rentals",
    title: { nl: "Nu te huur", fr: "À louer en ce moment", en: "To let now", de: "Jetzt zu vermieten" },
    titleSize: "h2",
    view: "module-view",
    numberItemOfRow: 4,
    maxItems: 8,
    relations: [{ propertyList: "rentals" }],
  },
];
