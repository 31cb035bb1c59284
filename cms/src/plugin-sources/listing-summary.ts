import {
  fallbackListPaths,
  listingHeading,
  listingPath,
  listOriginalPaths,
  readLocalized,
  type Language,
  type Listing,
  type SiteTree,
} from "@gevel/config";

export interface ListingSummary {
  title: string;
  /** As far as the listing has them. */
  place: string;
  city: string;
  /** Of its page, relative to the root of the site. */
  path: string;
}

/** The title of a listing in a language, its place and the path of its page. */
export function listingSummary(listing: Listing, language: Language, { routes, config }: SiteTree): ListingSummary {
  const read = (text: Parameters<typeof readLocalized>[0]) => readLocalized(text, language, config.languageDefault);
  const city = listing.cityNames[language]?.trim() || listing.city;
  const street = [listing.street, listing.houseNumber].filter(Boolean).join(" ");
  const named = { typeDescription: listing.typeDescription, typeName: read(listing.mainTypeName), city };
  const list = routes.find(({ originalPath }) => originalPath === listOriginalPaths[listing.goal]);
  const listPath = read(list?.paths) || fallbackListPaths[listing.goal][language];
  return {
    title: listingHeading(named, language, config.languageDefault).text,
    place: [street, `${listing.zip} ${city}`.trim()].filter(Boolean).join(", "),
    city,
    path: listingPath({
      language,
      listPath,
      city,
      zip: listing.zip,
      title: read(listing.typeDescription),
      id: listing.id,
    }),
  };
}
