import {
  fallbackListPaths,
  isListingId,
  languages,
  listOriginalPaths,
  parseListingPath,
  type Goal,
  type Language,
  type RouteEntry,
} from "@gevel/config";
import { prefixLanguage } from "~/i18n/language-of-path";
import { canonicalPath, routePath } from "~/i18n/paths";
import { routeIndex } from "./route-index";

/** What the address of a request means. */
export type Resolved =
  | { kind: "page" | "feedback" | "article"; language: Language; route: RouteEntry }
  | { kind: "login"; language: Language }
  | { kind: "property"; language: Language; id: number }
  | { kind: "redirect"; language: Language; to: string }
  | { kind: "not-found"; language: Language; missing: "page" | "property" };

export interface SiteAddresses {
  defaultLanguage: Language;
  enabledLanguages: readonly Language[];
  routes: readonly RouteEntry[];
  /** ROUTE-8, of a language. */
  redirects(language: Language): readonly { from: string; to: string }[];
  /** Canonical path of a listing's page, null where there is no such listing. */
  listingPath(id: number, language: Language): string | null;
}

export interface RequestAddress {
  pathname: string;
  search: string;
  /** Remix asks for data under an address without its last slash. */
  isDataRequest?: boolean;
}

const goals: readonly Goal[] = [0, 1];

/** LANG-2, LANG-8, ROUTE-1 to ROUTE-9: pure, so that every rule has its test. */
export function resolvePath(request: RequestAddress, site: SiteAddresses): Resolved {
  const segments = decodedSegments(request.pathname);
  const prefix = prefixLanguage(request.pathname, site.enabledLanguages);
  const language = prefix ?? site.defaultLanguage;
  if (segments === null) return { kind: "not-found", language, missing: "page" };
  const path = segments.slice(prefix ? 1 : 0).join("/");

  const away = staffRedirect(path, language, request, site);
  if (away !== null) return { kind: "redirect", language, to: away };
  return resolveContent(path, language, request, site);
}

function resolveContent(path: string, language: Language, request: RequestAddress, site: SiteAddresses): Resolved {
  const { defaultLanguage, routes } = site;
  const at = (canonical: string, found: Resolved): Resolved =>
    isSame(request, canonical) ? found : { kind: "redirect", language, to: encodeURI(canonical) + request.search };

  const route = routeIndex(routes, defaultLanguage).find(path, language);
  if (path === "login" || route?.type === "login")
    // ROUTE-4: the one page that answers without a prefix as well.
    return at(isSame(request, "/login/") ? "/login/" : canonicalPath(language, "login"), { kind: "login", language });
  if (route) {
    const canonical = canonicalPath(language, routePath(route, language, defaultLanguage));
    const isRoot = request.pathname === "/" && language === defaultLanguage && route.originalPath === "";
    return at(isRoot ? "/" : canonical, { kind: route.type, language, route });
  }

  const id = listingId(path, site);
  if (id === null) return { kind: "not-found", language, missing: "page" };
  const canonical = site.listingPath(id, language);
  if (canonical === null) return { kind: "not-found", language, missing: "property" };
  return at(canonical, { kind: "property", language, id });
}

/** ROUTE-5: `property/{id}`, or an address under a list page in whichever language. */
function listingId(path: string, { routes, defaultLanguage }: SiteAddresses): number | null {
  const [first, id, ...more] = path.split("/");
  if (first === "property" && id !== undefined && more.length === 0 && isListingId(id)) return Number(id);
  for (const goal of goals) {
    const original = listOriginalPaths[goal];
    const list = routeIndex(routes, defaultLanguage).byOriginalPath(original);
    for (const language of languages) {
      for (const listPath of [list?.paths[language], fallbackListPaths[goal][language], original]) {
        const found = listPath ? parseListingPath(path, listPath) : null;
        if (found) return found.id;
      }
    }
  }
  return null;
}

/** ROUTE-8: by any of the page's paths, so that no canonical address leads on to a second hop. Home stays home. */
function staffRedirect(path: string, language: Language, request: RequestAddress, site: SiteAddresses): string | null {
  const route = routeIndex(site.routes, site.defaultLanguage).find(path, language);
  const names = route ? [path, route.originalPath, routePath(route, language, site.defaultLanguage)] : [path];
  const moved = site.redirects(language).find(({ from }) => trimmed(from) !== "" && names.includes(trimmed(from)));
  return moved ? redirectTarget(moved.to, request, site, language) : null;
}

/** Where a redirect of staff ends, in one hop; null where it would lead to itself or to nothing a browser may open. */
function redirectTarget(to: string, request: RequestAddress, site: SiteAddresses, language: Language): string | null {
  if (/^https?:\/\//i.test(to)) return to;
  if (/^[a-z][a-z0-9+.-]*:/i.test(to) || to.startsWith("//")) return null;
  const [, pathname = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? [];
  const ownQuery = request.search.replace(/^\?/, "");
  const search = query && ownQuery ? `${query}&${ownQuery}` : query || request.search;
  const target = { pathname: `/${pathname.replace(/^\/+/, "")}`, search };
  const segments = decodedSegments(target.pathname);
  if (segments === null) return null;
  const prefix = prefixLanguage(target.pathname, site.enabledLanguages);
  const targetLanguage = prefix ?? language;
  const end = resolveContent(segments.slice(prefix ? 1 : 0).join("/"), targetLanguage, target, site);
  const address = end.kind === "redirect" ? end.to : encodeURI(decodedPath(target.pathname)) + search;
  return isSame(request, address.replace(/[?#].*$/s, "")) ? null : address + hash;
}

const trimmed = (path: string) => path.toLowerCase().replace(/^\/+|\/+$/g, "");

const decodedPath = (path: string) => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/** Lower case, decoded; null where the address is no text at all. */
function decodedSegments(pathname: string): string[] | null {
  try {
    return pathname
      .split("/")
      .filter(Boolean)
      .map((segment) => decodeURIComponent(segment).toLowerCase());
  } catch {
    return null;
  }
}

function isSame({ pathname, isDataRequest }: RequestAddress, canonical: string): boolean {
  const asked = decodedPath(pathname);
  return asked === canonical || (isDataRequest === true && `${asked.replace(/\/$/, "")}/` === canonical);
}
