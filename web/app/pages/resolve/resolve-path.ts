import {
  isFavouritesPath,
  isPortalPath,
  listingPartPath,
  splitListingPart,
  type Goal,
  type Language,
  type ListingPart,
  type RouteEntry,
} from "@gevel/config";
import { prefixLanguage } from "~/i18n/language-of-path";
import { canonicalPath, favouritesPath, portalPath, routeAddress } from "~/i18n/paths";
import { routeIndex } from "~/i18n/route-index";
import type { PlacePage } from "~/properties/place-pages/place-pages.server";
import { goals, isOfSource, itemAt, itemPath, listingBySource, listPaths, type ItemKind } from "./item-address";
import {
  decodedPath,
  parseLocalizedPath,
  type LocalizedPath,
  cmsRedirect,
  type RedirectedAddresses,
} from "./cms-redirect";

/** The meaning of a request's address. */
export type Resolved =
  | { kind: "page" | "feedback" | "article"; language: Language; route: RouteEntry }
  | { kind: "login" | "portal" | "favourites"; language: Language }
  | { kind: ItemKind; language: Language; id: number }
  | { kind: "place"; language: Language; page: PlacePage }
  | { kind: "listing-part"; language: Language; id: number; part: ListingPart }
  | { kind: "redirect"; language: Language; to: string }
  | { kind: "not-found"; language: Language; missing: Missing };

/** The likely kind of a missing page: a part is one of an existing listing or project. */
export type Missing = "page" | "person" | "part" | ItemKind;

export interface SiteAddresses extends RedirectedAddresses {
  /** SEO-4: the page of a place beneath the list of a goal, with its canonical path; null where there is none. */
  placePage(goal: Goal, parts: readonly string[], language: Language): { page: PlacePage; path: string } | null;
}

export interface RequestAddress {
  pathname: string;
  search: string;
  /** Remix requests data under an address without its trailing slash. */
  isDataRequest?: boolean;
}

/** LANG-2, LANG-8, ROUTE-1 to ROUTE-9: pure, so that every rule has its test. */
export function resolvePath(request: RequestAddress, site: SiteAddresses): Resolved {
  const localized = parseLocalizedPath(request.pathname, site.defaultLanguage, site.enabledLanguages);
  if (localized === null) {
    const language = prefixLanguage(request.pathname, site.enabledLanguages) ?? site.defaultLanguage;
    return { kind: "not-found", language, missing: "page" };
  }
  const away = cmsRedirect(localized, request.search, site, (next, led) => {
    const end = resolveContent(next, led, site);
    return end.kind === "redirect" ? end.to : null;
  });
  if (away !== null) return { kind: "redirect", language: localized.language, to: away };
  return resolveContent(localized, request, site);
}

function resolveContent(localized: LocalizedPath, request: RequestAddress, site: SiteAddresses): Resolved {
  const { path, written, language } = localized;
  const { defaultLanguage, routes } = site;
  const at = (canonical: string, found: Resolved): Resolved =>
    isSame(request, canonical) ? found : { kind: "redirect", language, to: encodeURI(canonical) + request.search };

  const route = routeIndex(routes, defaultLanguage).find(path, language);
  if (path === "login" || route?.type === "login")
    // ROUTE-4: the one page that answers without a prefix as well.
    return at(isSame(request, "/login/") ? "/login/" : canonicalPath(language, "login"), { kind: "login", language });
  if (isPortalPath(path)) return at(portalPath(language), { kind: "portal", language });
  if (isFavouritesPath(path)) return at(favouritesPath(language), { kind: "favourites", language });
  if (route) {
    const canonical = routeAddress(route, language, defaultLanguage);
    if (canonical === null) return inAnotherLanguage(route, language, request, site);
    const isRoot = request.pathname === "/" && language === defaultLanguage && route.originalPath === "";
    return at(isRoot ? "/" : canonical, { kind: route.type, language, route });
  }

  const requested = splitListingPart(path);
  const numbered = itemAt(requested?.path ?? path, site);
  const item = numbered ?? listingBySource(written, site);
  if (item === null) {
    const place = placeAt(path, language, site);
    if (place !== null) return at(place.path, { kind: "place", language, page: place.page });
    return { kind: "not-found", language, missing: missingAt(path, language, site) };
  }
  const { kind, id } = item;
  const canonical = itemPath(item, language, site);
  if (canonical === null) return { kind: "not-found", language, missing: kind };
  if (requested === null || numbered === null) return at(canonical, { kind, language, id });
  // A project has no pages of its own beside the one.
  if (kind === "project") return { kind: "not-found", language, missing: "part" };
  return at(listingPartPath(canonical, requested.part, language), {
    kind: "listing-part",
    language,
    id,
    part: requested.part,
  });
}

/** SEO-4: beneath a list in whichever language. */
function placeAt(path: string, language: Language, site: SiteAddresses) {
  for (const goal of goals)
    for (const listPath of listPaths(goal, site)) {
      if (!path.startsWith(`${listPath}/`)) continue;
      const found = site.placePage(goal, path.slice(listPath.length + 1).split("/"), language);
      if (found) return found;
    }
  return null;
}

/** LANG-5: a page that exists only in other languages is available under any of its names. */
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
  if (isOfSource(path)) return "property";
  const isPerson = site.routes.some(
    ({ type, originalPath, paths }) =>
      type === "article" &&
      originalPath.startsWith(team) &&
      [originalPath, ...Object.values(paths)].some((known) => known.slice(0, known.lastIndexOf("/")) === above),
  );
  return isPerson ? "person" : "page";
}

function isSame({ pathname, isDataRequest }: RequestAddress, canonical: string): boolean {
  const requested = decodedPath(pathname);
  return requested === canonical || (isDataRequest === true && `${requested.replace(/\/$/, "")}/` === canonical);
}
