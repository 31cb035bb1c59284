import { languages, pathSegments, type Language, type RouteEntry } from "@gevel/config";

/** A route as each page carries it: id, original path, path in the page's language. */
export type PathRow = readonly [id: string, originalPath: string, path: string];

export interface PathTable {
  language: Language;
  rows: readonly PathRow[];
  /** The site's public address: links with it are looked up like those without it. */
  siteUrl?: string;
}

/** The target of a link or a menu entry: a route of the site, else an address. */
export interface Target {
  routeId: string | null;
  url: string;
}

export interface Address {
  href: string;
  /** Leaves the site, or is no page of it (a file, a phone number). */
  external: boolean;
}

export interface Paths {
  language: Language;
  /** The root path of the language. */
  home: string;
  /** ROUTE-4 */
  login: string;
  byRouteId(id: string): string | null;
  /** `for-sale`, `feedback/site-contact`; letter case does not matter. */
  byOriginalPath(originalPath: string): string | null;
  /** An address of the site without its origin, as staff copy it whole from their browser. Any other is unchanged. */
  withoutSite(address: string): string;
  /** Null where it leads nowhere: an unpublished page, an empty or unsafe address. */
  byTarget(target: Target): Address | null;
}

const safeSchemes = /^(https?|mailto|tel|sms):/i;
const anyScheme = /^[a-z][a-z0-9+.-]*:/i;
const files = /^\/(uploads|pictures)\//i;

/** LANG-4: its path in a language without prefix; where it has none, the default language's; null where it is in neither. */
export function routePath(route: RouteEntry, language: Language, defaultLanguage: Language): string | null {
  return (route.paths[language] ?? route.paths[defaultLanguage])?.toLowerCase() ?? null;
}

/** LANG-8: prefixed, closed by a slash; the only place that writes a language prefix. */
export function canonicalPath(language: Language, path: string): string {
  return path ? `/${language}/${path}/` : `/${language}/`;
}

/** Its canonical address in a language; null where that language does not show it. */
export function routeAddress(route: RouteEntry, language: Language, defaultLanguage: Language): string | null {
  const path = routePath(route, language, defaultLanguage);
  return path === null ? null : canonicalPath(language, path);
}

/** OWNER-2: path of the owner portal in the language. */
export const portalPath = (language: Language): string => canonicalPath(language, pathSegments[language].portal);

/** Original path by which links find the favourites page. */
export const favouritesOriginalPath = "favourites";

/** A8: path of the favourites page in the language. */
export const favouritesPath = (language: Language): string =>
  canonicalPath(language, pathSegments[language].favourites);

/** ROUTE-4: with a reason where the owner's session has ended. */
export const loginPath = (language: Language, why?: "ended"): string =>
  canonicalPath(language, "login") + (why ? `?${why}` : "");

export function pathTable(
  routes: readonly RouteEntry[],
  language: Language,
  defaultLanguage: Language,
  siteUrl = "",
): PathTable {
  return {
    language,
    siteUrl,
    rows: [
      ...routes.flatMap((route) => {
        const path = routePath(route, language, defaultLanguage);
        return path === null ? [] : [[route.id, route.originalPath, path] as const];
      }),
      // Not a page of staff. Every page's header links to it, and no browser has the path segments of all languages.
      [favouritesOriginalPath, favouritesOriginalPath, pathSegments[language].favourites],
    ],
  };
}

/** LANG-7: the one lookup every link goes through. */
export function createPaths({ language, rows, siteUrl = "" }: PathTable): Paths {
  const withoutSite = siteRemover(siteUrl);
  const byId = new Map(rows.map(([id, , path]) => [id, canonicalPath(language, path)]));
  const byPath = new Map([
    ...rows.map(([, original, path]) => [original.toLowerCase(), canonicalPath(language, path)] as const),
    ...rows.map(([, , path]) => [path, canonicalPath(language, path)] as const),
  ]);
  const paths: Paths = {
    language,
    home: canonicalPath(language, ""),
    login: loginPath(language),
    byRouteId: (id) => byId.get(id) ?? null,
    byOriginalPath: (original) => byPath.get(trimmed(original)) ?? null,
    withoutSite,
    byTarget({ routeId, url }) {
      const route = routeId === null ? null : byId.get(routeId);
      if (route) return { href: route, external: false };
      const address = withoutSite(url.trim());
      if (!address || address.startsWith("//")) return null;
      if (anyScheme.test(address)) return safeSchemes.test(address) ? { href: address, external: true } : null;
      if (address.startsWith("#")) return { href: address, external: false };
      if (files.test(address)) return { href: address, external: true };
      return { href: internal(paths, address), external: false };
    },
  };
  return paths;
}

/** With and without `www.`, http and https: a server sends all of them to the one. */
function siteRemover(siteUrl: string): (address: string) => string {
  if (!URL.canParse(siteUrl)) return (address) => address;
  const host = new URL(siteUrl).host.replace(/^www\./, "");
  const own = new RegExp(`^https?://(?:www\\.)?${host.replace(/[.[\]]/g, "\\$&")}(?=[/?#]|$)/?`, "i");
  return (address) => address.replace(own, "/");
}

/** The first part is a language, or the last one is a file's name. */
const isStandalone = new RegExp(`^(${languages.join("|")})(/|$)|\\.[^/]*$`, "i");

/**
 * A path written by hand: canonical where the site has that page, else a path in this language, since the server knows
 * listings, redirects and a page's names in other languages.
 */
function internal(paths: Paths, address: string): string {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const bare = trimmed(path);
  const unprefixed = bare === paths.language ? "" : bare.replace(new RegExp(`^${paths.language}/`), "");
  const known = unprefixed === "" ? paths.home : paths.byOriginalPath(unprefixed);
  if (known !== null) return known + rest;
  const requested = path.replace(/^\/+/, "");
  return (
    (isStandalone.test(requested) ? `/${requested}` : canonicalPath(paths.language, requested.replace(/\/+$/, ""))) +
    rest
  );
}

const trimmed = (path: string) => path.toLowerCase().replace(/^\/+|\/+$/g, "");
