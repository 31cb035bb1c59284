import {
  fallbackListPaths,
  fallbackProjectPaths,
  foldedListingKey,
  isFavouritesPath,
  isListingId,
  isPortalPath,
  languages,
  listOriginalPaths,
  matchingRedirect,
  otherOriginalPaths,
  parseListingPath,
  projectsOriginalPath,
  splitListingPart,
  type Language,
  type RouteEntry,
  type SiteTree,
  unreachedPart,
} from "@gevel/config";

/** What addresses of the site lead to. */
export interface KnownAddresses {
  /** Where visitors find the site. */
  siteUrl: string;
  defaultLanguage: Language;
  enabled: readonly Language[];
  routes: readonly RouteEntry[];
  redirects: (language: Language) => SiteTree["redirects"];
  /** Numbers of the homes and projects that have a page. */
  properties: ReadonlySet<number>;
  projects: ReadonlySet<number>;
  /** What the sources of these homes call them, see `foldedListingKey`. */
  listingKeys: ReadonlySet<string>;
  /** Paths of the files that the media library keeps here. */
  files: ReadonlySet<string>;
}

/** Where a link leads as its reader sees it; `elsewhere`: to another site, or a place on the same page. */
export type Target = "here" | "elsewhere" | "other-language" | "nowhere";

interface OwnAddress {
  path: string;
  query: string;
}

/** An address of the site, null for one that leads elsewhere. */
function ownAddress(address: string, siteUrl: string): OwnAddress | null {
  const isOurs = address.startsWith(siteUrl) && /^(?:[/?#]|$)/.test(address.slice(siteUrl.length));
  const own = isOurs ? address.slice(siteUrl.length) || "/" : address;
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/|[?#])/i.test(own)) return null;
  const [, path = "", query = ""] = /^([^?#]*)(?:\?([^#]*))?/.exec(own) ?? [];
  return { path, query };
}

function segmentsOf(path: string): string[] | null {
  try {
    return path
      .split("/")
      .filter(Boolean)
      .map((segment) => decodeURIComponent(segment).toLowerCase());
  } catch {
    return null;
  }
}

/** ROUTE-5, ROUTE-7: whether the address of a home or project is of one that is there; null where it is no such address. */
function isItem(path: string, { routes, properties, projects, listingKeys }: KnownAddresses): boolean | null {
  const [first, id = "", ...more] = path.split("/");
  if (more.length === 0 && isListingId(id)) {
    if (first === "property") return properties.has(Number(id));
    if (first === "project") return projects.has(Number(id));
  }
  if (first === "property" && more.length > 0 && listingKeys.has(foldedListingKey([id, ...more].join("/"))))
    return true;
  const requested = splitListingPart(path)?.path ?? path;
  const lists = [
    { original: listOriginalPaths[0], fallback: fallbackListPaths[0], known: properties },
    { original: listOriginalPaths[1], fallback: fallbackListPaths[1], known: properties },
    { original: projectsOriginalPath, fallback: fallbackProjectPaths, known: projects },
  ];
  for (const { original, fallback, known } of lists) {
    const page = routes.find(({ originalPath }) => originalPath === original);
    for (const language of languages)
      for (const list of [page?.paths[language], fallback[language], original]) {
        const found = list ? parseListingPath(requested, list) : null;
        if (found) return known.has(found.id);
      }
  }
  return null;
}

const namesOf = ({ originalPath }: RouteEntry) => [
  originalPath,
  ...(originalPath === "" ? ["home"] : []),
  ...Object.entries(otherOriginalPaths).flatMap(([other, original]) => (original === originalPath ? [other] : [])),
];

/** What the site answers by itself, before any page of staff or after all. */
const isOwn = (path: string) =>
  path === "login" || unreachedPart(path) !== null || isPortalPath(path) || isFavouritesPath(path);

/** Where a path without its language leads in a language. The site leads on from what is of another one, which is no place of this. */
function targetIn({ path, query }: OwnAddress, language: Language, site: KnownAddresses): Target {
  if (matchingRedirect(site.redirects(language), [path], query) !== null) return "here";
  const isAt = (route: RouteEntry, in_: Language) => route.paths[in_]?.toLowerCase() === path;
  if (site.routes.some((route) => isAt(route, language) || namesOf(route).includes(path))) return "here";
  if (site.routes.some((route) => languages.some((other) => isAt(route, other)))) return "other-language";
  const item = isItem(path, site);
  if (item !== null) return item ? "here" : "nowhere";
  return isOwn(path) ? "here" : "nowhere";
}

/** CMS-13: where an address leads that stands in a text of a language. Pure. */
export function findTarget(address: string, language: Language, site: KnownAddresses): Target {
  const own = ownAddress(address.trim(), site.siteUrl);
  if (own === null) return "elsewhere";
  // One that goes by the page it stands on leads from most pages to none.
  if (!own.path.startsWith("/")) return "nowhere";
  const segments = segmentsOf(own.path);
  if (segments === null) return "nowhere";
  if (segments[0] === "uploads") return site.files.has(own.path) ? "here" : "nowhere";
  const prefix = site.enabled.find((each) => each === segments[0]);
  const requested = prefix ?? site.defaultLanguage;
  const path = segments.slice(prefix === undefined ? 0 : 1).join("/");
  const target = targetIn({ path, query: own.query }, requested, site);
  return target === "here" && requested !== language ? "other-language" : target;
}
