import { matchingRedirect, plainQuery, withoutParameters, type Language, type SiteTree } from "@gevel/config";
import { routePath } from "~/i18n/paths";
import { routeIndex } from "~/i18n/route-index";
import { itemAt, itemPath, listingBySource, type ItemAddresses } from "./item-address";
import { prefixLanguage } from "~/i18n/language-of-path";

/** A path of the site, split into language and rest. */
export interface LocalizedPath {
  /** Without its language, in lower case, decoded. */
  path: string;
  /** The same in its original case. */
  written: string;
  language: Language;
}

/** Null where it is no text at all. */
export function parseLocalizedPath(
  pathname: string,
  fallback: Language,
  enabledLanguages: readonly Language[],
): LocalizedPath | null {
  const segments = decodedSegments(pathname);
  if (segments === null) return null;
  const prefix = prefixLanguage(pathname, enabledLanguages);
  const written = segments.slice(prefix ? 1 : 0).join("/");
  return { path: written.toLowerCase(), written, language: prefix ?? fallback };
}

export const decodedPath = (path: string) => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

function decodedSegments(pathname: string): string[] | null {
  try {
    return pathname.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

type CmsRedirect = SiteTree["redirects"][number];

export interface RedirectedAddresses extends ItemAddresses {
  enabledLanguages: readonly Language[];
  /** ROUTE-8, of a language. */
  redirects(language: Language): readonly CmsRedirect[];
}

const trimmed = (path: string) => path.toLowerCase().replace(/^\/+|\/+$/g, "");
const isOutside = (to: string) => /^https?:\/\//i.test(to);
const isPath = (to: string) => !/^[a-z][a-z0-9+.-]*:|^\/\//i.test(to);

function namesOf({ path, written, language }: LocalizedPath, site: RedirectedAddresses): string[] {
  const route = routeIndex(site.routes, site.defaultLanguage).find(path, language);
  if (route) return [path, route.originalPath, routePath(route, language, site.defaultLanguage) ?? path];
  const item = itemAt(path, site) ?? listingBySource(written, site);
  const canonical = item && itemPath(item, language, site);
  return canonical === null ? [path] : [path, trimmed(canonical).slice(`${language}/`.length)];
}

/**
 * ROUTE-8: matches any name of the target page, so that no canonical address leads to a second hop. The home page
 * redirects only for requests with the parameters of an old address.
 */
function redirectFrom(localized: LocalizedPath, search: string, site: RedirectedAddresses): CmsRedirect | null {
  const redirects = site.redirects(localized.language);
  if (redirects.length === 0) return null;
  const names = namesOf(localized, site);
  const here = redirects
    .filter(({ from, to }) => names.includes(trimmed(from)) && (isOutside(to) || isPath(to)))
    .map((redirect) => ({ ...redirect, from: trimmed(redirect.from) }))
    .filter(({ from, query }) => from !== "" || query !== undefined);
  return matchingRedirect(here, names, search);
}

/** ROUTE-8: the parameters that decide where a path leads; a redirect may lead to another. Empty if nothing is redirected. */
export function redirectParameters(pathname: string, site: RedirectedAddresses): ReadonlySet<string> {
  const localized = parseLocalizedPath(pathname, site.defaultLanguage, site.enabledLanguages);
  const all = site.enabledLanguages.flatMap((language) => site.redirects(language));
  const byQuery = all.flatMap(({ query = "" }) => (query === "" ? [] : [query]));
  if (localized === null || byQuery.length === 0) return new Set();
  const names = namesOf(localized, site);
  if (!site.redirects(localized.language).some(({ from }) => names.includes(trimmed(from)))) return new Set();
  return new Set(byQuery.flatMap((query) => [...new URLSearchParams(query).keys()]));
}

/** The visitor's other parameters are kept; those in both occur once. */
const joined = (target: string, requested: string): string =>
  [target.replace(/^\?/, ""), withoutParameters(requested, target)].filter(Boolean).join("&");

/**
 * LANG-8: where the redirects of staff end, in one hop however many there are: they may cross languages, and lead over
 * any name of a page or listing. Null where there is none, or where they run in a ring.
 *
 * @param contentAddress the address of what stands at a place, null where it is the one that was asked for.
 */
export function cmsRedirect(
  start: LocalizedPath,
  requested: string,
  site: RedirectedAddresses,
  contentAddress: (localized: LocalizedPath, request: { pathname: string; search: string }) => string | null,
): string | null {
  const passed = new Set<string>();
  let localized = start;
  let address: string | null = null;
  let search = requested;
  let hash = "";
  for (let moved = redirectFrom(localized, search, site); moved; moved = redirectFrom(localized, search, site)) {
    const key = `${localized.language}/${moved.from}?${plainQuery(search)}`;
    if (passed.has(key)) return null;
    passed.add(key);
    if (isOutside(moved.to)) return moved.to;
    const [, path = "", query = "", anchor = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(moved.to) ?? [];
    const pathname = `/${path.replace(/^\/+/, "")}`;
    const next = parseLocalizedPath(pathname, localized.language, site.enabledLanguages);
    if (next === null) return address;
    localized = next;
    search = joined(query, moved.query ? withoutParameters(search, moved.query) : search.replace(/^\?/, ""));
    search &&= `?${search}`;
    hash = anchor || hash;
    address = (contentAddress(localized, { pathname, search }) ?? encodeURI(decodedPath(pathname)) + search) + hash;
  }
  return address;
}
