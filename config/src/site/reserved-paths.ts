import { languages } from "./languages.js";
import { isFavouritesPath, isPortalPath } from "./own-paths.js";

/**
 * First path segments that the site answers itself, before it looks for a page of staff. A test beside the site's
 * routes keeps the two in sync.
 */
export const siteRoutes = [
  ...["assets", "pictures", "uploads", "favicon.svg", "healthz", "hooks", "api"],
  ...[
    "chrome.json",
    "robots.txt",
    "sitemap.xml",
    "sitemaps",
    "neighbours.json",
    "captcha.json",
    "card-pictures.json",
    "visit-slots.json",
  ],
  ...[
    "portal.json",
    "map-frame",
    "film-frame",
    "map-tiles",
    "map-points.json",
    "map-card.json",
    "preview",
    "login",
    "subscription",
    "uncounted",
    "visit-calendar",
    "visit-event",
  ],
] as const;

/** The same behind a language. */
export const languageRoutes = ["rss.xml", "my-visit", "my-document"] as const;

/** Files that browsers request on their own. */
const browserFiles = ["favicon.ico"] as const;

/** ROUTE-5, ROUTE-7: a listing or project by its number alone. */
export const itemRoutes = ["property", "project"] as const;

const firstPart = (path: string) => path.replace(/^\/+/, "").toLowerCase().split("/")[0] ?? "";

const isOneOf = (texts: readonly string[], word: string) => texts.includes(word);

/** The segment of an address, without its language, that makes a page of staff unreachable; otherwise null. */
export function reservedPart(path: string): string | null {
  const part = firstPart(path);
  const isOurs =
    [siteRoutes, languageRoutes, browserFiles, itemRoutes, languages].some((texts) => isOneOf(texts, part)) ||
    isPortalPath(part) ||
    isFavouritesPath(part);
  return isOurs ? part : null;
}

/** As {@link reservedPart}, for an address that staff redirect: a listing's old number may be redirected. */
export function unreachedPart(path: string): string | null {
  const part = firstPart(path);
  return isOneOf(siteRoutes, part) && part !== "login" ? part : null;
}
