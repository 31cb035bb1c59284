import type { Language, StatisticsListing } from "@gevel/config";
import { perStrapi } from "@gevel/core";
import type { Core } from "@strapi/strapi";

/** Homes by their ids as staff know them; those that are gone for good are left out. */
export type NameListings = (ids: readonly number[], language: Language) => Promise<StatisticsListing[]>;

const given = perStrapi((): { nameListings: NameListings | null } => ({ nameListings: null }));

/** The application says what homes are called; this plugin knows none. */
export function configureListingNames(strapi: Core.Strapi, nameListings: NameListings): void {
  given(strapi).nameListings = nameListings;
}

export function listingNames(strapi: Core.Strapi): NameListings {
  const { nameListings } = given(strapi);
  if (!nameListings)
    throw new Error(
      "listing names are not configured: the application must call configureListingNames of plugin::owner-stats.statistics",
    );
  return nameListings;
}
