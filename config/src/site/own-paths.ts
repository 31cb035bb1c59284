import { languages, type Language } from "./languages.js";
import { pathSegments, type PathSegment } from "./path-segments.js";

/** ROUTE-7: subpages of a listing are under its address, each with a path segment per language. */
export const listingParts = ["visit", "info", "documents", "friend", "print"] as const satisfies readonly PathSegment[];
export type ListingPart = (typeof listingParts)[number];

/** `/nl/te-koop/antwerpen/huis/12/` → `/nl/te-koop/antwerpen/huis/12/bezoek/` */
export const listingPartPath = (listingPath: string, part: ListingPart, language: Language): string =>
  `${listingPath}${pathSegments[language][part]}/`;

/** Splits a path, in lower case without its language, before its last segment if that names a part in any language. */
export function splitListingPart(path: string): { path: string; part: ListingPart } | null {
  const at = path.lastIndexOf("/");
  const segment = path.slice(at + 1);
  const part = listingParts.find((name) => languages.some((language) => pathSegments[language][name] === segment));
  return at === -1 || part === undefined ? null : { path: path.slice(0, at), part };
}

/** ROUTE-3: an original path that is another name of the page of the second one. */
export const otherOriginalPaths: Readonly<Record<string, string>> = {
  "feedback/contact-demand-small/verkopen--verhuren": "feedback/contact-demand-small",
};

/** ROUTE-7, CMS-9: the address of a preview in the language it shows, before its signed parameters. */
export const previewPath = (language: string): string => `/${language}/preview/`;

/** Whether a path, as requested by a browser or Remix, is a preview: never cached, never indexed, no consent question. */
export const isPreviewPath = (pathname: string): boolean =>
  /^\/(?:[a-z]{2}\/)?preview(?:\.data)?(?:\/|$)/i.test(pathname);

/**
 * FORM-7: address at which staff's calendar programs read the viewings, in every language. Some programs recognise a
 * calendar by the extension.
 */
export const staffCalendarPath = (token: string): string => `/visit-calendar/${token}.ics`;

const isSegment = (segment: PathSegment) => (path: string) =>
  languages.some((language) => pathSegments[language][segment] === path);

/** Whether a path, in lower case without its language, is that of the owners' portal in any language. */
export const isPortalPath = isSegment("portal");

/** The same for the favourites page. */
export const isFavouritesPath = isSegment("favourites");
