import {
  energyLabel,
  type EnergyLabel,
  fallbackListPaths,
  findLocalized,
  isFindable,
  withNonBreakingSpaces,
  listOriginalPaths,
  listingHeading,
  listingPath,
  ownPageLanguages,
  readLocalized,
  type Goal,
  type Language,
  type Localized,
  type Picture,
} from "@gevel/config";
import { picturesOnCard, type CardSource } from "./card-source.server";
import type { CatalogSettings } from "./search/catalog-settings.server";
import { cityName, kindName } from "./search/names.server";

export interface ListingCard {
  id: number;
  goal: Goal;
  /** Canonical address of the detail page in the requested language. */
  path: string;
  /** The language the headline is really in. */
  lang: Language;
  /** LANG-4: languages in which its page is a page of its own; the default language always is. */
  ownIn: readonly Language[];
  /** Those of them that search engines may index (CMS-3). */
  indexedIn: readonly Language[];
  modifiedAt: string;
  title: string;
  /** Of its main type. */
  webId: number;
  /** The displayed type. */
  typeName: string;
  city: string;
  zip: string;
  price: { amount: number | null; unit: number; unitText: string };
  /** From the marquee table of the site config. */
  state: "available" | "option" | "sold" | "rented";
  marqueeLabel: string;
  bedrooms: number | null;
  surfaceLiving: number | null;
  surfaceGround: number | null;
  /** For example `a_plus`, with the region whose scale it belongs to; null if the law or the data gives none. */
  energyLabel: EnergyLabel | null;
  pictures: Picture[];
  /** How many the listing has. */
  pictureCount: number;
}

export function listingCard(listing: CardSource, language: Language, settings: CatalogSettings): ListingCard {
  const { defaultLanguage } = settings;
  const read = (value: Localized) => readLocalized(value, language, defaultLanguage);
  const headline = findLocalized(listing.typeDescription, language, defaultLanguage);
  const mainType = settings.types.find(({ webId }) => webId === listing.webId);
  const type = kindName(listing.mainTypeName, mainType, language, defaultLanguage);
  const city = cityName({ cityName: listing.city, cityNames: listing.cityNames }, language, defaultLanguage);
  const heading = listingHeading({ ...listing, typeName: type, city }, language, defaultLanguage);
  const { attributes } = listing;
  const ownIn = ownPageLanguages(listing.written, settings.languages, defaultLanguage);
  return {
    id: listing.id,
    goal: listing.goal,
    path: listingPath({
      language,
      listPath: listPath(listing.goal, language, settings),
      city,
      zip: listing.zip,
      title: headline?.text ?? "",
      id: listing.id,
    }),
    lang: heading.language,
    ownIn,
    indexedIn: ownIn.filter((own) => isFindable(listing.isActiveSEO, own, defaultLanguage)),
    modifiedAt: listing.modifiedAt,
    title: withNonBreakingSpaces(heading.text),
    webId: listing.webId,
    typeName: type,
    city,
    zip: listing.zip,
    price: {
      amount: listing.publishPrice ? listing.price : null,
      unit: listing.priceUnit,
      unitText: read(listing.priceUnitText),
    },
    state: settings.stateOf(listing.marquee),
    marqueeLabel: settings.marqueeLabel(listing.marquee, language) || read(listing.marqueeName),
    bedrooms: attributes.bedrooms,
    surfaceLiving: attributes.surfaceLiving,
    surfaceGround: attributes.surfaceGround,
    energyLabel: energyLabel({
      zip: listing.zip,
      countryId: listing.countryId,
      energyPerformance: attributes.energyPerformance,
      epcLabelText: attributes.epcLabelText,
    }),
    pictures: listing.pictures.slice(0, picturesOnCard),
    pictureCount: listing.pictureCount,
  };
}

/** The list page's path of the route table, where it has one in that language. */
function listPath(goal: Goal, language: Language, settings: CatalogSettings): string {
  const route = settings.tree(language)?.routes.find(({ originalPath }) => originalPath === listOriginalPaths[goal]);
  return route?.paths[language] ?? fallbackListPaths[goal][language];
}
