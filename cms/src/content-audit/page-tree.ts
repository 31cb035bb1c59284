import type { EntryState, Language, TreeEntry } from "@gevel/config";
import { siteContentTypes } from "../api/content-types";
import { languageUse } from "../api/site-config/compile-config";
import { pointsAt, type SiteContent } from "../api/site/compile/compile-context";
import type { Documents } from "../api/site/compile/documents";
import type { Version } from "../api/site/content/row-fields";

/** How far an entry is in a language, as Strapi reckons it: a draft that is younger than the publication says something else. */
function stateOf<Row extends Version>(
  id: string,
  language: Language,
  published: Documents<Row>,
  drafts: Documents<Row>,
): EntryState {
  const [live, draft] = [published.get(id, language), drafts.get(id, language)];
  if (live === null) return draft === null ? "missing" : "draft";
  return draft !== null && draft.updatedAt > live.updatedAt ? "modified" : "published";
}

const byTitle = new Intl.Collator("nl", { sensitivity: "base", numeric: true });

/** The languages that are on, the default one first. */
export function languagesOf({ siteConfigs }: SiteContent): Language[] {
  const { enabled, defaultLanguage } = languageUse(siteConfigs);
  return [defaultLanguage, ...enabled.filter((language) => language !== defaultLanguage)];
}

/**
 * CMS-13: all pages, drafts too, each below the one it stands under, and the articles that have an address below theirs. Home comes
 * first; what runs in a ring or stands under what is gone stands on its own. Pure.
 */
export function pageTree(published: SiteContent, drafts: SiteContent): TreeEntry[] {
  const languages = languagesOf(published);
  const [defaultLanguage = "nl"] = languages;
  const { pages, articles } = drafts;

  const statesOf = <Row extends Version>(id: string, live: Documents<Row>, all: Documents<Row>) =>
    Object.fromEntries(languages.map((language) => [language, stateOf(id, language, live, all)]));
  const pageOf = (id: string) => {
    const row = pages.get(id, defaultLanguage) ?? pages.versions(id)[0];
    if (!row) return [];
    const parent = pointsAt(pages, row, (version) => version.parent, pages, defaultLanguage);
    const isHome = pages.versions(id).some(({ originalPath }) => /^\/?home\/?$/i.test(originalPath));
    const states = statesOf(id, published.pages, pages);
    return [{ uid: siteContentTypes.pages.uid, id, title: row.title, parent, isHome, states }];
  };
  const articleOf = (id: string) => {
    const row = articles.get(id, defaultLanguage) ?? articles.versions(id)[0];
    if (!row || articles.versions(id).every(({ path }) => path === "")) return [];
    const parent = pointsAt(articles, row, (version) => version.parent, pages, defaultLanguage);
    const states = statesOf(id, published.articles, articles);
    return [{ uid: siteContentTypes.articles.uid, id, title: row.title, parent, isHome: false, states }];
  };
  const all = [...pages.ids().flatMap(pageOf), ...articles.ids().flatMap(articleOf)].sort(
    (a, b) => Number(b.isHome) - Number(a.isHome) || byTitle.compare(a.title, b.title),
  );

  const known = new Set(all.map(({ id }) => id));
  const placed = new Set<string>();
  const below = (parent: string | null, depth: number): TreeEntry[] =>
    all
      .filter((entry) => !placed.has(entry.id))
      .filter((entry) => (entry.parent !== null && known.has(entry.parent) ? entry.parent : null) === parent)
      .flatMap(({ uid, id, title, states }) => {
        placed.add(id);
        return [{ uid, id, title, depth, states }, ...below(id, depth + 1)];
      });
  const tree = below(null, 0);
  const rings = all.flatMap(({ uid, id, title, states }) =>
    placed.has(id) ? [] : [{ uid, id, title, depth: 0, states }],
  );
  return [...tree, ...rings];
}
