import type { SeedModule, SeedPage } from "../../../content/first-content/seed-types";

export const buyingPages: SeedPage[] = [
  {
    key: "buying-costs",
    type: "page",
    originalPath: "buying-costs",
    path: { nl: "aankoopkosten", fr: "frais-d-achat", en: "costs-of-buying", de: "kaufnebenkosten" },
    title: {
      nl: "Wat kost een woning kopen?",
      fr: "Combien coûte un achat immobilier ?",
      en: "What does buying a home cost?",
      de: "Was kostet ein Immobilienkauf?",
    },
    breadcrumb: { nl: "Aankoopkosten", fr: "Frais d'achat", en: "Costs of buying", de: "Kaufnebenkosten" },
    description: {
      nl: "De prijs is het begin. Reken hier uit wat er in Vlaanderen, Brussel of Wallonië bij komt.",
      fr: "Le prix n'est qu'un début. Calculez ici ce qui s'y ajoute en Flandre, à Bruxelles ou en Wallonie.",
      en: "The price is where it starts. Work out here what comes on top in Flanders, Brussels or Wallonia.",
      de: "Der Preis ist erst der Anfang. Berechnen Sie hier, was in Flandern, Brüssel oder der Wallonie hinzukommt.",
    },
    seo: {
      metaDescription: {
        nl: "Bereken registratiebelasting en notariskosten bij de aankoop van een woning of bouwgrond, per gewest en met bron, en wat een lening per maand is.",
        fr: "Calculez les droits d'enregistrement et les frais de notaire d'un achat, par région et avec les sources, et ce que représente un emprunt par mois.",
        en: "Work out registration tax and notary's costs when you buy a home or land in Belgium, by region and with sources, and what a loan makes each month.",
        de: "Registrierungsgebühren und Notarkosten beim Immobilienkauf in Belgien berechnen, nach Region und mit Quellen, dazu die monatliche Rate.",
      },
    },
    modules: ["buying-costs-calculator"],
  },
];

export const buyingModules: SeedModule[] = [
  {
    key: "buying-costs-calculator",
    title: {
      nl: "Reken het na",
      fr: "Faites le calcul",
      en: "Do the sums",
      de: "Rechnen Sie nach",
    },
    titleSize: "h2",
    view: "module-view",
    numberItemOfRow: 1,
    maxItems: 4,
    relations: [{ costs: { region: "flanders", price: 350_000 } }],
  },
];
