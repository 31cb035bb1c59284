import { slugify } from "./slugify.js";
import type { Goal } from "../site/goal.js";
import { byLanguage, type Language } from "../site/languages.js";
import { pathSegments } from "../site/path-segments.js";

/** The original path of the list page of a goal; its path in each language comes from the route table. */
export const listOriginalPaths: Record<Goal, string> = { 0: "for-sale", 1: "for-rent" };

/** Paths of the two list pages (ROUTE-7) as long as the route table has none. */
export const fallbackListPaths: Record<Goal, Record<Language, string>> = {
  0: byLanguage((language) => pathSegments[language].sale),
  1: byLanguage((language) => pathSegments[language].rent),
};

/** ROUTE-7: the same for the page that lists the new-build projects. A project's address is built like a listing's. */
export const projectsOriginalPath = "projects";

/** The page that shows the offices of the site config. */
export const contactOriginalPath = "contact";
/** The page with the list of all testimonials. */
export const reviewsOriginalPath = "reviews";
export const fallbackProjectPaths: Record<Language, string> = byLanguage((language) => pathSegments[language].projects);

export interface ListingAddress {
  language: Language;
  /** Path of the list page in that language, without language prefix: `te-koop`. */
  listPath: string;
  /** City in that language; the postal code replaces a name without letters. */
  city: string;
  zip: string;
  /** Headline in that language, empty where there is none. */
  title: string;
  id: number;
}

/** ROUTE-5: `/nl/te-koop/antwerpen/herenhuis-met-tuin/12/`, or `/nl/te-koop/antwerpen/12/` without a title. */
export function listingPath({ language, listPath, city, zip, title, id }: ListingAddress): string {
  const municipalitySlug = slugify(city, language) || slugify(zip) || "-";
  const segments = [
    language,
    ...listPath.split("/").filter(Boolean),
    municipalitySlug,
    slugify(title, language),
    String(id),
  ];
  return `/${segments.filter(Boolean).join("/")}/`;
}

export interface ListingPathParts {
  id: number;
  citySlug: string;
  titleSlug: string;
}

/**
 * Parses an address: `path` without language prefix (`te-koop/antwerpen/huis/12`), `listPath` as above. Ignores
 * surrounding slashes and letter case; null if it is no address of a listing under that list.
 */
export function parseListingPath(path: string, listPath: string): ListingPathParts | null {
  const clean = (text: string) => text.toLowerCase().split("/").filter(Boolean);
  const segments = clean(path);
  const list = clean(listPath);
  if (!list.every((segment, index) => segments[index] === segment)) return null;
  const rest = segments.slice(list.length);
  const last = rest.at(-1) ?? "";
  if (rest.length < 2 || rest.length > 3 || !isListingId(last)) return null;
  return { id: Number(last), citySlug: rest[0] ?? "", titleSlug: rest.length === 3 ? (rest[1] ?? "") : "" };
}

/**
 * ROUTE-5: a listing's source and its reference there, as one string. Source names have no slash, references may have
 * any character.
 */
export const listingKey = (source: string, reference: string): string => `${source}/${reference}`;

/** Addresses are case-insensitive. */
export const foldedListingKey = (key: string): string => key.normalize("NFC").toLowerCase();

/** Digits without a leading zero, small enough for a database's integer. */
export function isListingId(text: string): boolean {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647;
}
