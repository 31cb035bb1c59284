import type { Language, RouteEntry } from "@gevel/config";
import { pointsAt } from "../../../content/compile-context";
import type { Documents } from "../../../content/documents";
import type { ArticleRow } from "../../article/article-row";
import type { PageRow } from "../../page/page-row";

interface RoutesQuestion {
  content: { pages: Documents<PageRow>; articles: Documents<ArticleRow> };
  enabled: readonly Language[];
  defaultLanguage: Language;
  reportProblem: (problem: string) => void;
}

/** `originalPath` of the home page as stored; in the tree it is empty. */
const storedHome = "home";

const trimPath = (path: string) => path.replace(/^[\s/]+|[\s/]+$/g, "").replace(/\/{2,}/g, "/");
const joinPath = (...parts: string[]) => parts.filter((part) => part !== "").join("/");
const latest = (rows: readonly { updatedAt: string }[]) =>
  rows.map(({ updatedAt }) => updatedAt).reduce((a, b) => (a > b ? a : b));

/** ROUTE-6: every page and article with an address, with its path in each enabled language. */
export function compileRoutes({ content, enabled, defaultLanguage, reportProblem }: RoutesQuestion): RouteEntry[] {
  const { pages, articles } = content;
  const original = (stored: string) => {
    const path = trimPath(stored).toLowerCase();
    return path === storedHome ? "" : path;
  };
  const isHome = (id: string) =>
    pages.versions(id).some((row) => row.originalPath !== "" && original(row.originalPath) === "");

  const parentOf = (id: string, language: Language): string | null => {
    const row = pages.show(id, language, defaultLanguage)?.row;
    const parent = row ? pointsAt(pages, row, (version) => version.parent, pages, defaultLanguage) : null;
    if (parent === null) return null;
    if (pages.show(parent, language, defaultLanguage)) return parent;
    reportProblem(`page ${id} is under ${parent}, which is not published`);
    return null;
  };

  /** Outermost first; a loop is cut where it closes, home is left out. */
  const ancestors = (start: string | null, language: Language): string[] => {
    const result: string[] = [];
    for (let id = start; id !== null; id = parentOf(id, language)) {
      if (result.includes(id)) {
        reportProblem(`page ${id} is its own ancestor`);
        break;
      }
      if (!isHome(id)) result.unshift(id);
      else break;
    }
    return result;
  };

  const ownPath = (id: string, language: Language): string => {
    if (isHome(id)) return "";
    const own = trimPath(pages.get(id, language)?.path ?? "") || trimPath(pages.get(id, defaultLanguage)?.path ?? "");
    if (own !== "") return own;
    const stored = pages.versions(id).find((row) => row.originalPath !== "")?.originalPath ?? "";
    return original(stored).split("/").at(-1) || id;
  };

  const pagePath = (id: string, language: Language): string | undefined => {
    const shown = pages.show(id, language, defaultLanguage);
    if (!shown) return undefined;
    // A page without a version in the language has the default language's address, parents included.
    return joinPath(...ancestors(id, shown.lang).map((part) => ownPath(part, shown.lang)));
  };

  const articlePath = (id: string, language: Language): string | undefined => {
    const shown = articles.show(id, language, defaultLanguage);
    if (!shown) return undefined;
    return trimPath(shown.row.path) || trimPath(articles.get(id, defaultLanguage)?.path ?? "") || undefined;
  };

  /** The path of the version that a language has or had on the site; empty if it had none. */
  const versionPath = (id: string, language: Language): string =>
    trimPath((pages.get(id, language) ?? pages.unpublished(id, language))?.path ?? "");

  /** Outermost first, those too of which no version is on the site. */
  const earlierAncestors = (start: string, language: Language): string[] => {
    const result: string[] = [];
    for (let id = start; ;) {
      const row = pages.show(id, language, defaultLanguage)?.row ?? pages.unpublished(id, language);
      const named = row && pointsAt(pages, row, (version) => version.parent, pages, defaultLanguage);
      if (!named || isHome(named) || named === start || result.includes(named)) return result;
      if (versionPath(named, language) === "" && !pages.show(named, language, defaultLanguage)) return result;
      result.unshift(named);
      id = named;
    }
  };

  /**
   * LANG-4: the address that a page had in a language before its own version or one above it was unpublished and it
   * fell back to another.
   */
  const unpublishedPagePath = (id: string, language: Language): string | undefined => {
    const own = versionPath(id, language);
    if (own === "" || isHome(id) || !pages.show(id, language, defaultLanguage)) return undefined;
    const above = earlierAncestors(id, language).map((part) => versionPath(part, language) || ownPath(part, language));
    const earlier = joinPath(...above, own);
    return earlier === pagePath(id, language) ? undefined : earlier;
  };
  const unpublishedArticlePath = (id: string, language: Language): string | undefined =>
    articles.show(id, language, defaultLanguage)
      ? trimPath(articles.unpublished(id, language)?.path ?? "") || undefined
      : undefined;

  const withUnpublished = (read: (language: Language) => string | undefined) => {
    const unpublishedPaths = inEnabled(read);
    return Object.keys(unpublishedPaths).length > 0 ? { unpublishedPaths } : {};
  };

  const inEnabled = <Value>(read: (language: Language) => Value | undefined): Partial<Record<Language, Value>> =>
    Object.fromEntries(
      enabled.map((language) => [language, read(language)] as const).filter(([, value]) => value !== undefined),
    );

  const pageRoutes = pages.ids().map((id): RouteEntry => {
    const versions = pages.versions(id).filter(({ locale }) => enabled.includes(locale));
    const main = pages.get(id, defaultLanguage) ?? versions[0];
    const paths = inEnabled((language) => pagePath(id, language));
    const stored = main?.originalPath ?? "";
    return {
      id,
      type: main?.type ?? "page",
      originalPath:
        stored === "" ? (paths[defaultLanguage] ?? Object.values(paths)[0] ?? "").toLowerCase() : original(stored),
      paths,
      ...withUnpublished((language) => unpublishedPagePath(id, language)),
      breadcrumb: inEnabled((language) => {
        const row = pages.get(id, language);
        return row ? row.breadcrumb || row.title : undefined;
      }),
      parents: main ? ancestors(parentOf(id, main.locale), main.locale).filter((parent) => parent !== id) : [],
      publishedIn: enabled.filter((language) => pages.get(id, language) !== null),
      modifiedAt: versions.length > 0 ? latest(versions) : "",
    };
  });

  const articleRoutes = articles.ids().map((id): RouteEntry => {
    const versions = articles.versions(id).filter(({ locale }) => enabled.includes(locale));
    const main = articles.get(id, defaultLanguage) ?? versions[0];
    const paths = inEnabled((language) => articlePath(id, language));
    const parent = main ? pointsAt(articles, main, (version) => version.parent, pages, defaultLanguage) : null;
    const known = parent !== null && main && pages.show(parent, main.locale, defaultLanguage) ? parent : null;
    return {
      id,
      type: "article",
      originalPath: trimPath(
        main?.originalPath || (paths[defaultLanguage] ?? Object.values(paths)[0] ?? ""),
      ).toLowerCase(),
      paths,
      ...withUnpublished((language) => unpublishedArticlePath(id, language)),
      breadcrumb: inEnabled((language) => {
        const row = articles.get(id, language);
        return row ? row.breadcrumb || row.title : undefined;
      }),
      parents: main ? ancestors(known, main.locale) : [],
      publishedIn: enabled.filter((language) => articles.get(id, language) !== null),
      modifiedAt: versions.length > 0 ? latest(versions) : "",
    };
  });

  return withoutClashes([...pageRoutes, ...articleRoutes], enabled, reportProblem).filter(
    (route) => Object.keys(route.paths).length > 0,
  );
}

/** If two share an address in a language, the older page keeps it. */
function withoutClashes(
  routes: readonly RouteEntry[],
  enabled: readonly Language[],
  reportProblem: (problem: string) => void,
): RouteEntry[] {
  const taken = new Set<string>();
  return routes.map((route) => {
    const paths = { ...route.paths };
    for (const language of enabled) {
      const path = paths[language];
      if (path === undefined) continue;
      const address = `${language}/${path.toLowerCase()}`;
      if (taken.has(address)) {
        reportProblem(`${route.type} ${route.id} has an address already taken, /${address}/`);
        delete paths[language];
      }
      taken.add(address);
    }
    return { ...route, paths };
  });
}
