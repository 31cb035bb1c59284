import type { OwnFormKey } from "../forms/forms.js";
import { languages, type Language } from "./languages.js";
import { pathSegments, type PathSegment } from "./path-segments.js";

/** ROUTE-7: pages that belong to a listing stand under its address, each with a word of its own language. */
export const listingParts = ["visit", "info", "documents", "friend", "print"] as const satisfies readonly PathSegment[];
export type ListingPart = (typeof listingParts)[number];

/** The form that a page of a listing holds; the print view has none. */
export const formOfListingPart: Readonly<Record<Exclude<ListingPart, "print">, OwnFormKey>> = {
  visit: "contact-appointment",
  info: "ask-info",
  documents: "document-request",
  friend: "send-to-friend",
};

/** `/nl/te-koop/antwerpen/huis/12/` → `/nl/te-koop/antwerpen/huis/12/bezoek/` */
export const listingPartPath = (listingPath: string, part: ListingPart, language: Language): string =>
  `${listingPath}${pathSegments[language][part]}/`;

/** Parts a path, in lower case without its language: what is before its last word, if that is a part's in any language. */
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

/** Whether a path, as a browser or Remix asks for it, is a preview's: never kept, never indexed, nobody asked for consent. */
export const isPreviewPath = (pathname: string): boolean =>
  /^\/(?:[a-z]{2}\/)?preview(?:\.data)?(?:\/|$)/i.test(pathname);

/** FORM-7: where calendar programs of staff read the visits, of every language. The ending is what some know a calendar by. */
export const staffCalendarPath = (token: string): string => `/visit-calendar/${token}.ics`;

const isSegment = (segment: PathSegment) => (path: string) =>
  languages.some((language) => pathSegments[language][segment] === path);

/** Whether a path, in lower case without its language, is that of the owners' portal in any language. */
export const isPortalPath = isSegment("portal");

/** The same of the homes a visitor keeps. */
export const isFavouritesPath = isSegment("favourites");
