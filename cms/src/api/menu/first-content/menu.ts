import { languagesOf } from "../../../seed/content";
import { readText } from "../../../seed/seed-types";
import type { SeedMenu } from "../../../seed/seed-types";
import type { References } from "../../../seed/write/references";
import type { SeedDocument } from "../../../seed/write/seed-document";

/** The header's menu; the order of the list is the order on the site. */
export const menu: SeedMenu[] = [
  { key: "home", title: { nl: "Home", fr: "Accueil", en: "Home", de: "Start" }, page: "home" },
  {
    key: "for-sale",
    title: { nl: "Te koop", fr: "À vendre", en: "For sale", de: "Kaufen" },
    page: "for-sale",
  },
  {
    key: "for-rent",
    title: { nl: "Te huur", fr: "À louer", en: "For rent", de: "Mieten" },
    page: "for-rent",
  },
  {
    key: "projects",
    title: { nl: "Nieuwbouw", fr: "Projets neufs", en: "New builds", de: "Neubau" },
    page: "projects",
  },
  {
    key: "search-wish",
    title: { nl: "Zoekopdracht", fr: "Votre recherche", en: "Search wish" },
    page: "demand-register",
    published: false,
  },
  {
    key: "selling",
    title: { nl: "Verkopen", fr: "Vendre", en: "Selling" },
    page: "contact-demand",
    isHaveSubMenu: true,
    css: "mega-menu",
    image: "selling",
    description: {
      nl: "Eén makelaar, één dossier, elke maand een verslag.",
      fr: "Un interlocuteur, un dossier, un rapport chaque mois.",
      en: "One agent, one file, a report every month.",
    },
  },
  {
    key: "selling-how",
    parent: "selling",
    title: { nl: "Hoe we verkopen", fr: "Notre manière de vendre", en: "How we sell" },
    article: "sell-with-us",
    description: {
      nl: "Van schatting tot akte",
      fr: "De l'estimation à l'acte",
      en: "From valuation to deed",
    },
  },
  {
    key: "valuation",
    parent: "selling",
    title: { nl: "Gratis schatting", fr: "La valeur de votre bien", en: "Free valuation" },
    page: "valuation",
    description: {
      nl: "Een onderbouwde prijs binnen de week",
      fr: "Un prix motivé dans la semaine",
      en: "A reasoned price within the week",
    },
  },
  {
    key: "realisations",
    parent: "selling",
    title: { nl: "Realisaties", fr: "Réalisations", en: "Sold and let" },
    page: "realisations",
    description: {
      nl: "Wat we verkochten en verhuurden",
      fr: "Ce que nous avons vendu et loué",
      en: "What we have sold and let",
    },
  },
  {
    key: "reviews",
    parent: "selling",
    title: { nl: "Klanten aan het woord", fr: "Nos clients témoignent", en: "Customers' own words" },
    page: "reviews",
    description: {
      nl: "Vijf verhalen, ongekort",
      fr: "Cinq récits, sans coupes",
      en: "Five stories, uncut",
    },
  },
  {
    key: "letting",
    title: { nl: "Verhuren", fr: "Mettre en location", en: "Letting" },
    page: "letting",
  },
  { key: "about", title: { nl: "Over ons", fr: "Nos services", en: "About us" }, page: "about" },
  {
    key: "contact",
    title: { nl: "Contact", fr: "Contact", en: "Contact", de: "Kontakt" },
    page: "contact",
    isHaveSubMenu: true,
  },
  {
    key: "vacancy",
    parent: "contact",
    title: { nl: "Vacature", fr: "Offre d'emploi", en: "Vacancy" },
    page: "vacancy",
  },
];

export function menuDocuments(references: References): SeedDocument[] {
  return menu.map((entry, index) => ({
    kind: "menu",
    uid: "api::menu.menu",
    key: entry.key,
    languages: languagesOf(entry.title),
    published: entry.published ?? true,
    data: (language) => ({
      // Staff work in several languages: each finds the entry by what its visitors read.
      name: readText(entry.title, language),
      title: readText(entry.title, language),
      parent: references.optional("menu", entry.parent),
      // Room between two entries, so that staff can put another one there.
      sort: (index + 1) * 10,
      type: entry.article ? "article" : "page",
      page: references.optional("page", entry.page),
      article: references.optional("article", entry.article),
      redirect: false,
      isHaveSubMenu: entry.isHaveSubMenu ?? false,
      showFixedMenu: entry.showFixedMenu ?? true,
      css: entry.css ?? null,
      image: references.picture(entry.image),
      description: readText(entry.description, language),
    }),
  }));
}
