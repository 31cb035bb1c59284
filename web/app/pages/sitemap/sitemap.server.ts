import type { AppLoadContext } from "@remix-run/node";
import { languages, type Goal, type Language, type RouteEntry } from "@gevel/config";
import { routeAddress } from "~/i18n/paths";
import { treeOf } from "~/shell/chrome/chrome.server";
import { xDefault } from "~/shell/head/x-default";
import { indexedLanguages } from "~/shell/head/indexed-languages.server";
import { placePages } from "~/properties/place-pages/place-pages.server";

const goals: readonly Goal[] = [0, 1];

interface SitemapEntry {
  path: string;
  modifiedAt: string;
  /** The same page in each language that has it. */
  alternates: Partial<Record<Language, string>>;
}

export const sitemapIndexXml = (siteUrl: string, paths: readonly string[]): string =>
  xml(
    "sitemapindex",
    "",
    paths.map((path) => `<sitemap><loc>${siteUrl}${path}</loc></sitemap>`),
  );

export const urlsetXml = (entries: readonly string[]): string =>
  xml("urlset", ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', entries);

/**
 * SEO-1, LANG-4: the pages really published in the language, without feedback and login pages. Yielded one by one, as
 * they are many; null for a skipped one.
 */
export function* sitemapEntries(context: AppLoadContext, language: Language): Generator<string | null, void> {
  const { siteUrl, replica } = context;
  const link = (hreflang: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(siteUrl + encodeURI(path))}"/>`;
  const xmlOf = ({ path, modifiedAt, alternates }: SitemapEntry): string => {
    const others = languages.flatMap((other) => (alternates[other] ? [link(other, alternates[other])] : []));
    const forOthers = xDefault(alternates, replica);
    if (forOthers !== undefined) others.push(link("x-default", forOthers));
    return `<url><loc>${escaped(siteUrl + encodeURI(path))}</loc><lastmod>${escaped(modifiedAt)}</lastmod>${others.join("")}</url>`;
  };
  for (const entry of pageEntries(context, language)) yield xmlOf(entry);
  for (const entry of placeEntries(context, language)) yield xmlOf(entry);
  for (const entry of listingEntries(context, language)) yield entry && xmlOf(entry);
  for (const entry of projectEntries(context, language)) yield xmlOf(entry);
}

function pageEntries(context: AppLoadContext, language: Language): SitemapEntry[] {
  const { replica } = context;
  const tree = treeOf(context, language);
  const pathIn = (route: RouteEntry, other: Language) => routeAddress(route, other, replica.defaultLanguage);
  return tree.routes
    .filter(({ type, publishedIn }) => (type === "page" || type === "article") && publishedIn.includes(language))
    .filter(({ id }) => (tree.pages[id] ?? tree.articles[id])?.seo.isActiveSEO)
    .flatMap((route) => {
      const path = pathIn(route, language);
      const alternates = indexedLanguages(context, route).map(
        (other) => [other, pathIn(route, other) ?? undefined] as const,
      );
      return path === null ? [] : [{ path, modifiedAt: route.modifiedAt, alternates: Object.fromEntries(alternates) }];
    });
}

/** SEO-4: the place pages with enough homes, in the languages whose list is indexed. */
function placeEntries(context: AppLoadContext, language: Language): SitemapEntry[] {
  const pages = placePages(context.replica);
  return goals.flatMap((goal) => {
    const route = pages.lists[goal]?.route;
    const indexedIn = route ? indexedLanguages(context, route) : [];
    if (!indexedIn.includes(language)) return [];
    return pages.indexed(goal).map((page): SitemapEntry => {
      const alternates = indexedIn.map((other) => [other, pages.path(page, other)] as const);
      return {
        path: pages.path(page, language),
        modifiedAt: new Date(page.modifiedAt).toISOString(),
        alternates: Object.fromEntries(alternates),
      };
    });
  });
}

function* listingEntries(
  { replica: { catalog } }: AppLoadContext,
  language: Language,
): Generator<SitemapEntry | null, void> {
  for (const id of catalog.ids()) {
    const card = catalog.card(id, language);
    if (!card?.indexedIn.includes(language)) {
      yield null;
      continue;
    }
    const { path, modifiedAt, indexedIn } = card;
    const pathIn = (other: Language) => (other === language ? path : catalog.card(id, other)?.path);
    yield { path, modifiedAt, alternates: Object.fromEntries(indexedIn.map((other) => [other, pathIn(other)])) };
  }
}

function projectEntries({ replica: { projects } }: AppLoadContext, language: Language): SitemapEntry[] {
  return projects.all.flatMap((project) => {
    const { id, modifiedAt } = project;
    const indexedIn = projects.indexedIn(project);
    const path = projects.path(id, language);
    if (path === null || !indexedIn.includes(language)) return [];
    const alternates = indexedIn.map((other) => [other, projects.path(id, other) ?? undefined] as const);
    return [{ path, modifiedAt, alternates: Object.fromEntries(alternates) }];
  });
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const xml = (root: string, namespaces: string, items: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>${items.join("")}</${root}>\n`;
