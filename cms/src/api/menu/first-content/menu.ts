import type { Language } from "@gevel/config";
import { articles } from "../../article/first-content/articles";
import { find } from "../../../content/first-content/find";
import { languagesOf } from "../../../content/first-content/languages-of";
import { pages } from "../../page/first-content/pages";
import { newBuild, soldAndLet } from "../../../content/first-content/names";
import { readText } from "../../../content/first-content/seed-types";
import type { SeedMenu, Text } from "../../../content/first-content/seed-types";
import type { References } from "../../../content/first-content/references";
import type { SeedDocument } from "../../../content/first-content/seed-document";

/**
 * The header's menu; the order of the list is the order on the site. Every entry has its words in each language, also
 * where its page has none: one that lacked them would stand in another language among the rest.
 */
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
    title: newBuild,
    page: "projects",
  },
  {
    key: "search-wish",
    title: { nl: "Zoekopdracht", fr: "Votre recherche", en: "Your search", de: "Suchauftrag" },
    page: "demand-register",
    published: false,
  },
  {
    key: "selling",
    title: { nl: "Verkopen", fr: "Vendre", en: "Selling", de: "Verkaufen" },
    page: "contact-demand",
    isHaveSubMenu: true,
    css: "mega-menu",
    image: "selling",
    description: {
      nl: "Eén makelaar, één dossier, elke maand een verslag.",
      fr: "Un interlocuteur, un dossier, un rapport chaque mois.",
      en: "One agent, one file, a report every month.",
      de: "Ein Makler, eine Akte, jeden Monat ein Bericht.",
    },
  },
  {
    key: "selling-how",
    parent: "selling",
    title: { nl: "Hoe we verkopen", fr: "Notre manière de vendre", en: "How we sell", de: "Wie wir verkaufen" },
    article: "sell-with-us",
    description: {
      nl: "Van schatting tot akte",
      fr: "De l'estimation à l'acte",
      en: "From valuation to deed",
      de: "Von der Bewertung bis zur Urkunde",
    },
  },
  {
    key: "valuation",
    parent: "selling",
    title: { nl: "Gratis schatting", fr: "Estimation gratuite", en: "Free valuation", de: "Kostenlose Bewertung" },
    page: "valuation",
    description: {
      nl: "Een onderbouwde prijs binnen de week",
      fr: "Un prix motivé dans la semaine",
      en: "A reasoned price within the week",
      de: "Ein begründeter Preis innerhalb einer Woche",
    },
  },
  {
    key: "realisations",
    parent: "selling",
    title: soldAndLet,
    page: "realisations",
    description: {
      nl: "Woningen die een nieuwe bewoner vonden",
      fr: "Des biens qui ont trouvé un nouvel occupant",
      en: "Homes that have found new occupants",
      de: "Immobilien, die neue Bewohner gefunden haben",
    },
  },
  {
    key: "reviews",
    parent: "selling",
    title: {
      nl: "Klanten aan het woord",
      fr: "Nos clients témoignent",
      en: "Customers' own words",
      de: "Unsere Kunden erzählen",
    },
    page: "reviews",
    description: {
      nl: "Vijf verhalen, ongekort",
      fr: "Cinq récits, tels quels",
      en: "Five stories, uncut",
      de: "Fünf Geschichten, ungekürzt",
    },
  },
  {
    key: "letting",
    title: { nl: "Verhuren", fr: "Mettre en location", en: "Letting", de: "Vermieten" },
    page: "letting",
  },
  { key: "about", title: { nl: "Over ons", fr: "À propos", en: "About us", de: "Über uns" }, page: "about" },
  {
    key: "contact",
    title: { nl: "Contact", fr: "Contact", en: "Contact", de: "Kontakt" },
    page: "contact",
    isHaveSubMenu: true,
  },
  {
    key: "vacancy",
    parent: "contact",
    title: { nl: "Vacature", fr: "Offre d'emploi", en: "Vacancy", de: "Stellenangebot" },
    page: "vacancy",
  },
];

/** Strapi relates versions of one language only; without one the site leads to that of the default language (LANG-4). */
const isIn = (language: Language, among: readonly { key: string; title: Text }[], key: string | undefined): boolean =>
  key !== undefined && find(among, key).title[language] !== undefined;

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
      page: isIn(language, pages, entry.page) ? references.optional("page", entry.page) : null,
      article: isIn(language, articles, entry.article) ? references.optional("article", entry.article) : null,
      redirect: false,
      isHaveSubMenu: entry.isHaveSubMenu ?? false,
      showFixedMenu: entry.showFixedMenu ?? true,
      css: entry.css ?? null,
      image: references.picture(entry.image),
      description: readText(entry.description, language),
    }),
  }));
}
