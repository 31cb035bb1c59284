import type { Language } from "@gevel/config";
import { find } from "./find";
import type { SeedPage } from "./seed-types";

/** The whole path of a page in a language, with its parents' paths; a language it lacks has the Dutch one (LANG-4). */
export function pathOf(page: SeedPage, language: Language, pages: readonly SeedPage[]): string {
  const shown: Language = page.title[language] === undefined ? "nl" : language;
  const own = page.path[shown] ?? page.path.nl;
  return page.parent ? `${pathOf(find(pages, page.parent), shown, pages)}/${own}` : own;
}
