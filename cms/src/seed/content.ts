import type { Language } from "@gevel/config";
import { languages } from "@gevel/config";
import type { SeedArticle, SeedModule, SeedPage, Text } from "./seed-types";
import { companyArticles } from "../api/article/first-content/company";
import { reviewArticles } from "../api/article/first-content/reviews";
import { serviceArticles } from "../api/article/first-content/services";
import { teamArticles } from "../api/article/first-content/team";
import { aboutModules, aboutPages } from "../api/page/first-content/about";
import { buyingModules, buyingPages } from "../api/page/first-content/buying";
import { contactModules, contactPages } from "../api/page/first-content/contact";
import { feedbackPages } from "../api/page/first-content/feedback";
import { homeModules, homePage } from "../api/page/first-content/home";
import { legalPages } from "../api/page/first-content/legal";
import { lettingModules, lettingPage } from "../api/page/first-content/letting";
import { listingModules, listingPages } from "../api/page/first-content/listings";
import { sellingModules, sellingPages } from "../api/page/first-content/selling";
import { visitorModules, visitorPages } from "../api/page/first-content/visitor";

/** Parents stand before their children. */
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

/** The languages that a document has, told by its title. */
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
