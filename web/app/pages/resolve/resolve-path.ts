import {
  isFavouritesWord,
  isPortalWord,
  listingPartPath,
  splitListingPart,
  type Language,
  type ListingPart,
  type RouteEntry,
} from "@gevel/config";
import { prefixLanguage } from "~/i18n/language-of-path";
import { canonicalPath, favouritesPath, portalPath, routeAddress, routePath } from "~/i18n/paths";
import { routeIndex } from "~/i18n/route-index";
import { itemAt, itemPath, type ItemAddresses, type ItemKind } from "./item-address";

/** What the address of a request means. */
export type Resolved =
  | { kind: "page" | "feedback" | "article"; language: Language; route: RouteEntry }
  | { kind: "login" | "portal" | "favourites"; language: Language }
  | { kind: ItemKind; language: Language; id: number }
  | { kind: "listing-part"; language: Language; id: number; part: ListingPart }
  | { kind: "redirect"; language: Language; to: string }
  | { kind: "not-found"; language: Language; missing: Missing };

/** What an address that leads nowhere seems to have been of: a part is one of a listing or project that is there. */
export type Missing = "page" | "person" | "part" | ItemKind;

interface StaffRedirect {
  from: string;
  to: string;
}

export interface SiteAddresses extends ItemAddresses {
  enabledLanguages: readonly Language[];
  /** ROUTE-8, of a language. */
  redirects(language: Language): readonly StaffRedirect[];
}

export interface RequestAddress {
  pathname: string;
  search: string;
  /** Remix asks for data under an address without its last slash. */
  isDataRequest?: boolean;
}

/** LANG-2, LANG-8, ROUTE-1 to ROUTE-9: pure, so that every rule has its test. */
export function resolvePath(request: RequestAddress, site: SiteAddresses): Resolved {
  const place = placeOf(request.pathname, site.defaultLanguage, site);
  if (place === null) {
    const language = prefixLanguage(request.pathname, site.enabledLanguages) ?? site.defaultLanguage;
    return { kind: "not-found", language, missing: "page" };
  }
  const away = staffRedirect(place, request, site);
  if (away !== null) return { kind: "redirect", language: place.language, to: away };
  return resolveContent(place.path, place.language, request, site);
}

function resolveContent(path: string, language: Language, request: RequestAddress, site: SiteAddresses): Resolved {
  const { defaultLanguage, routes } = site;
  const at = (canonical: string, found: Resolved): Resolved =>
    isSame(request, canonical) ? found : { kind: "redirect", language, to: encodeURI(canonical) + request.search };

  const route = routeIndex(routes, defaultLanguage).find(path, language);
  if (path === "login" || route?.type === "login")
    // ROUTE-4: the one page that answers without a prefix as well.
    return at(isSame(request, "/login/") ? "/login/" : canonicalPath(language, "login"), { kind: "login", language });
  if (isPortalWord(path)) return at(portalPath(language), { kind: "portal", language });
  if (isFavouritesWord(path)) return at(favouritesPath(language), { kind: "favourites", language });
  if (route) {
    const canonical = routeAddress(route, language, defaultLanguage);
    if (canonical === null) return inAnotherLanguage(route, language, request, site);
    const isRoot = request.pathname === "/" && language === defaultLanguage && route.originalPath === "";
    return at(isRoot ? "/" : canonical, { kind: route.type, language, route });
  }

  const asked = splitListingPart(path);
  const item = itemAt(asked?.path ?? path, site);
  if (item === null) return { kind: "not-found", language, missing: missingAt(path, language, site) };
  const { kind, id } = item;
  const canonical = itemPath(item, language, site);
  if (canonical === null) return { kind: "not-found", language, missing: kind };
  if (asked === null) return at(canonical, { kind, language, id });
  // A project has no pages of its own beside the one.
  if (kind === "project") return { kind: "not-found", language, missing: "part" };
  return at(listingPartPath(canonical, asked.part, language), { kind: "listing-part", language, id, part: asked.part });
}

/** LANG-5: a page in other languages alone is there under whichever name it was asked for. */
function inAnotherLanguage(
  route: RouteEntry,
  language: Language,
  { search }: RequestAddress,
  { enabledLanguages, defaultLanguage }: SiteAddresses,
): Resolved {
  for (const other of enabledLanguages) {
    const address = routeAddress(route, other, defaultLanguage);
    if (address !== null) return { kind: "redirect", language, to: encodeURI(address) + search };
  }
  return { kind: "not-found", language, missing: "page" };
}

/** Articles under this original path are people of the agency (ROUTE-2). */
const team = "team/";

function missingAt(path: string, language: Language, site: SiteAddresses): Missing {
  const above = path.slice(0, Math.max(path.lastIndexOf("/"), 0));
  const item = itemAt(above, site);
  if (item !== null && itemPath(item, language, site) !== null) return "part";
  const isPerson = site.routes.some(
    ({ type, originalPath, paths }) =>
      type === "article" &&
      originalPath.startsWith(team) &&
      [originalPath, ...Object.values(paths)].some((known) => known.slice(0, known.lastIndexOf("/")) === above),
  );
  return isPerson ? "person" : "page";
}

interface Place {
  path: string;
  language: Language;
}

/** ROUTE-8: by any of the names of what stands there, so that no canonical address leads on to a second hop. Home stays home. */
function redirectFrom({ path, language }: Place, site: SiteAddresses): StaffRedirect | null {
  const redirects = site.redirects(language);
  if (redirects.length === 0) return null;
  const names = namesOf({ path, language }, site);
  return (
    redirects.find(
      ({ from, to }) => trimmed(from) !== "" && names.includes(trimmed(from)) && (isOutside(to) || isPath(to)),
    ) ?? null
  );
}

function namesOf({ path, language }: Place, site: SiteAddresses): string[] {
  const route = routeIndex(site.routes, site.defaultLanguage).find(path, language);
  if (route) return [path, route.originalPath, routePath(route, language, site.defaultLanguage) ?? path];
  const item = itemAt(path, site);
  const canonical = item && itemPath(item, language, site);
  return canonical === null ? [path] : [path, trimmed(canonical).slice(`${language}/`.length)];
}

/**
 * LANG-8: where the redirects of staff end, in one hop however many there are: they may cross languages, and lead over
 * any name of a page or listing. Null where there is none, or where they run in a ring.
 */
function staffRedirect(start: Place, request: RequestAddress, site: SiteAddresses): string | null {
  const passed = new Set<string>();
  let place = start;
  let address: string | null = null;
  let { search } = request;
  let hash = "";
  for (let moved = redirectFrom(place, site); moved; moved = redirectFrom(place, site)) {
    const key = `${place.language}/${trimmed(moved.from)}`;
    if (passed.has(key)) return null;
    passed.add(key);
    if (isOutside(moved.to)) return moved.to;
    const [, path = "", query = "", anchor = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(moved.to) ?? [];
    const pathname = `/${path.replace(/^\/+/, "")}`;
    const next = placeOf(pathname, place.language, site);
    if (next === null) return address;
    place = next;
    search = [query, search]
      .map((part) => part.replace(/^\?/, ""))
      .filter(Boolean)
      .join("&");
    search &&= `?${search}`;
    hash = anchor || hash;
    const end = resolveContent(place.path, place.language, { pathname, search }, site);
    address = (end.kind === "redirect" ? end.to : encodeURI(decodedPath(pathname)) + search) + hash;
  }
  return address;
}

const isOutside = (to: string) => /^https?:\/\//i.test(to);
const isPath = (to: string) => !/^[a-z][a-z0-9+.-]*:|^\/\//i.test(to);

/** Where a path stands on the site; null where it is no text at all. */
function placeOf(pathname: string, fallback: Language, { enabledLanguages }: SiteAddresses): Place | null {
  const segments = decodedSegments(pathname);
  if (segments === null) return null;
  const prefix = prefixLanguage(pathname, enabledLanguages);
  return { path: segments.slice(prefix ? 1 : 0).join("/"), language: prefix ?? fallback };
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
