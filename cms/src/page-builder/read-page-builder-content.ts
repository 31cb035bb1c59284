import type { Core } from "@strapi/strapi";
import { languageUse } from "../api/site-config/compile-config";
import { readContent } from "../api/site/content/read-content";
import type { Language, PageState, VersionState } from "@gevel/config";
import type { RowOf, SiteContent } from "../api/site/site-content";
import type { Documents } from "../content/documents";
import type { Version } from "../content/row-fields";

/** One content type in its drafts and its publications. */
export interface BothStates<Row extends Version> {
  drafts: Documents<Row>;
  published: Documents<Row>;
}

/** Strapi writes a draft and its publication one after the other. */
const toleranceMs = 500;

/** The name and status of an entry in a language; null if it has no version. */
export function stateIn<Row extends Version>(
  { drafts, published }: BothStates<Row>,
  id: string,
  language: Language,
): VersionState | null {
  const draft = drafts.get(id, language);
  if (draft === null) return null;
  const live = published.get(id, language);
  if (live === null) return "draft";
  const apart = Math.abs(Date.parse(draft.updatedAt) - Date.parse(live.updatedAt));
  return apart > toleranceMs ? "modified" : "published";
}

type FieldTexts = Readonly<Record<string, string>>;

/** The fields whose text is identical to another language's; texts empty there do not count. */
export const sameText = (own: FieldTexts, other: FieldTexts): string[] =>
  Object.entries(other).flatMap(([field, text]) => (text !== "" && own[field] === text ? [field] : []));

/** Whether nothing at all was translated; a single name may be the same in two languages. */
export const isUntranslated = (own: FieldTexts, other: FieldTexts): boolean => {
  const filledCount = Object.values(other).filter((text) => text !== "").length;
  return filledCount > 0 && sameText(own, other).length === filledCount;
};

export interface PageBuilderContent {
  drafts: SiteContent;
  published: SiteContent;
  defaultLanguage: Language;
  /** Languages that are on. */
  enabled: readonly Language[];
}

/** Without its short name, which is often the same in two languages: Home, Contact. */
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

/** The data for the panel beside a page's form, per language; null if the page does not exist. */
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

/** The drafts and the public content of one moment. Call it inside a transaction. */
export async function readPageBuilderContent(strapi: Core.Strapi): Promise<PageBuilderContent> {
  const drafts = await readContent(strapi, "draft");
  const published = await readContent(strapi, "published");
  return { drafts, published, ...languageUse(published.siteConfigs) };
}
