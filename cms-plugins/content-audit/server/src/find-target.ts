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
  type KnownAddresses,
  type Language,
  type RouteEntry,
  unreachedPart,
} from "@gevel/config";

/** The target of a link from its reader's view; `elsewhere`: another site, or an anchor on the same page. */
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

/** ROUTE-5, ROUTE-7: whether the listing or project at the address exists; null for any other address. */
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

/** Addresses that the site itself answers, before or after any page of staff. */
const isOwn = (path: string) =>
  path === "login" || unreachedPart(path) !== null || isPortalPath(path) || isFavouritesPath(path);

/**
 * The target of a path without its language, in a language. The site redirects paths of another language, but they are
 * no targets in this one.
 */
function targetIn({ path, query }: OwnAddress, language: Language, site: KnownAddresses): Target {
  if (matchingRedirect(site.redirects(language), [path], query) !== null) return "here";
  const isAt = (route: RouteEntry, in_: Language) => route.paths[in_]?.toLowerCase() === path;
  if (site.routes.some((route) => isAt(route, language) || namesOf(route).includes(path))) return "here";
  if (site.routes.some((route) => languages.some((other) => isAt(route, other)))) return "other-language";
  const item = isItem(path, site);
  if (item !== null) return item ? "here" : "nowhere";
  return isOwn(path) ? "here" : "nowhere";
}

/** CMS-13: the target of an address in a text of a language. Pure. */
export function findTarget(address: string, language: Language, site: KnownAddresses): Target {
  const own = ownAddress(address.trim(), site.siteUrl);
  if (own === null) return "elsewhere";
  // A relative address works on few pages at most.
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
