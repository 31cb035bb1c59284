import { languages, type Language } from "@gevel/config";
import { siteContentTypes } from "../../content-types";
import type { CompileContext } from "../../../content/compile-context";
import type { ContentName, RowOf, SiteContent } from "../site-content";
import { compileSite } from "./compile-site";
import { Documents } from "../../../content/documents";

type Stored = Record<string, unknown> & { id: string; locale?: Language };
export type StoredContent = Partial<Record<ContentName, Stored[]>>;

const timestamp = "2026-01-01T00:00:00.000Z";

/** Rows as the database returns them, for tests: only the relevant fields need be given. */
function rowsOf<Name extends ContentName>(name: Name, stored?: readonly Stored[]): Documents<RowOf<Name>>;
function rowsOf(name: ContentName, stored: readonly Stored[] = []) {
  const rows = stored.map(({ id, ...row }) =>
    siteContentTypes[name].row.parse({
      documentId: id,
      locale: "nl",
      createdAt: timestamp,
      updatedAt: timestamp,
      publishedAt: timestamp,
      ...row,
    }),
  );
  // Null if it was never published, or was unpublished.
  const isPublished = ({ publishedAt }: { publishedAt: string | null }) => publishedAt !== null;
  return new Documents(
    rows.filter(isPublished),
    rows.filter((row) => !isPublished(row)),
  );
}

/** The content read from stored rows. */
export function contentOf(stored: StoredContent): SiteContent {
  return {
    pages: rowsOf("pages", stored.pages),
    menus: rowsOf("menus", stored.menus),
    modules: rowsOf("modules", stored.modules),
    categories: rowsOf("categories", stored.categories),
    articles: rowsOf("articles", stored.articles),
    testimonials: rowsOf("testimonials", stored.testimonials),
    sliders: rowsOf("sliders", stored.sliders),
    contactForms: rowsOf("contactForms", stored.contactForms),
    propertyLists: rowsOf("propertyLists", stored.propertyLists),
    popups: rowsOf("popups", stored.popups),
    footers: rowsOf("footers", stored.footers),
    siteConfigs: rowsOf("siteConfigs", stored.siteConfigs),
    placePages: rowsOf("placePages", stored.placePages),
    redirects: rowsOf("redirects", stored.redirects),
  };
}

/** The trees of stored rows by language, and the problems reported for them. */
export function compiled(stored: StoredContent) {
  const compiler = compileSite(contentOf(stored));
  const trees = Object.fromEntries(languages.map((language) => [language, compiler.tree(language)]));
  const tree = (language: Language) => {
    const found = trees[language];
    if (!found) throw new Error(`no tree in ${language}`);
    return found;
  };
  return { tree, enabled: compiler.enabled, problems: compiler.problems() };
}

export const pointer = (documentId: string) => ({ documentId });

export const dutchPlace: Pick<CompileContext, "language" | "defaultLanguage"> = {
  language: "nl",
  defaultLanguage: "nl",
};
