import type { Language, PageState } from "@gevel/config";
import type { RowOf, SiteContent } from "../api/site/compile/compile-context";
import { stateIn } from "./entry-state";
import { sameText } from "./untranslated";

export interface PageBuilderContent {
  drafts: SiteContent;
  published: SiteContent;
  defaultLanguage: Language;
  /** Languages that are on. */
  enabled: readonly Language[];
}

/** Not its short name, which is often the same in two languages: Home, Contact. */
const textsOf = ({ title, description, content }: RowOf<"pages">) => ({ title, description, content });

/** The entry of the menu that opens a page, the oldest where there are several. */
export const menuEntryOf = (id: string, { menus }: Pick<SiteContent, "menus">): string | null =>
  menus.ids().find((entry) => menus.versions(entry).some(({ page }) => page === id)) ?? null;

/** The modules of a page in a language: those that it lists, and that are in that language at all. */
export function modulesOf(id: string, language: Language, { pages, modules }: SiteContent): string[] {
  const listed = pages.get(id, language)?.modules ?? [];
  return [...new Set(listed)].filter((module) => modules.get(module, language) !== null);
}

/** Listed by any language, and without a version in this one. */
function missingModules(id: string, language: Language, { pages, modules }: SiteContent): string[] {
  const listed = pages.versions(id).flatMap((version) => version.modules);
  return [...new Set(listed)].filter((module) => modules.get(module, language) === null);
}

/** What the panel beside a page's form tells of it, language by language; null for a page that is not there. */
export function pageState(
  id: string,
  { drafts, published, defaultLanguage, enabled }: PageBuilderContent,
): PageState | null {
  if (drafts.pages.versions(id).length === 0) return null;
  const inDefault = drafts.pages.get(id, defaultLanguage);
  const menu = menuEntryOf(id, drafts);
  return {
    languages: enabled.map((language) => {
      const version = drafts.pages.get(id, language);
      const isCopy = version !== null && inDefault !== null && language !== defaultLanguage;
      return {
        language,
        state: stateIn({ drafts: drafts.pages, published: published.pages }, id, language),
        untranslated: isCopy ? sameText(textsOf(version), textsOf(inDefault)) : [],
        unpublishedModules: modulesOf(id, language, drafts).filter(
          (module) => published.modules.get(module, language) === null,
        ).length,
        missingModules: missingModules(id, language, drafts).length,
      };
    }),
    menu: menu === null ? null : { id: menu, languages: drafts.menus.versions(menu).map(({ locale }) => locale) },
  };
}
