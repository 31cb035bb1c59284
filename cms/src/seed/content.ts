import { type Language, languages } from "@gevel/config";
import type { SeedArticle, SeedModule, SeedPage, Text } from "./seed-types";
import { companyArticles } from "../api/article/first-content/company";
import { reviewArticles } from "../api/testimonial/first-content/reviews";
import { serviceArticles } from "../api/article/first-content/services";
import { teamArticles } from "../api/article/first-content/team";
import { aboutModules, aboutPages } from "../api/page/first-content/about";
import { contactModules, contactPages } from "../api/page/first-content/contact";
import { feedbackPages } from "../api/page/first-content/feedback";
import { homeModules, homePage } from "../api/page/first-content/home";
import { legalPages } from "../api/page/first-content/legal";
import { lettingModules, lettingPage } from "../api/page/first-content/letting";
import { listingModules, listingPages } from "../api/page/first-content/listings";
import { sellingModules, sellingPages } from "../api/page/first-content/selling";
import { visitorModules, visitorPages } from "../api/page/first-content/visitor";

const buyingPages: SeedPage[] = [
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

const buyingModules: SeedModule[] = [
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

/** Parents come before their children. */
export const pages: SeedPage[] = [
  homePage,
  ...listingPages,
  ...buyingPages,
  ...sellingPages,
  lettingPage,
  ...aboutPages,
  ...contactPages,
  ...visitorPages,
  ...legalPages,
  ...feedbackPages,
];

export const modules: SeedModule[] = [
  ...homeModules,
  ...listingModules,
  ...buyingModules,
  ...sellingModules,
  ...lettingModules,
  ...aboutModules,
  ...contactModules,
  ...visitorModules,
];

export const articles: SeedArticle[] = [...serviceArticles, ...teamArticles, ...reviewArticles, ...companyArticles];

/** The languages of a document: those of its title. */
export const languagesOf = (title: Text): Language[] => languages.filter((language) => title[language] !== undefined);

export function find<Item extends { key: string }>(items: readonly Item[], key: string): Item {
  const found = items.find((item) => item.key === key);
  if (!found) throw new Error(`the first content has no ${key}`);
  return found;
}

/** The whole path of a page in a language, with its parents' paths; a language it lacks has the Dutch one (LANG-4). */
export function pathOf(page: SeedPage, language: Language): string {
  const shown: Language = page.title[language] === undefined ? "nl" : language;
  const own = page.path[shown] ?? page.path.nl;
  return page.parent ? `${pathOf(find(pages, page.parent), shown)}/${own}` : own;
}
