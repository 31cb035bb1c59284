import {
  energyLabel,
  fallbackListPaths,
  findLocalized,
  isFindable,
  listOriginalPaths,
  listingHeading,
  listingPath,
  ownPageLanguages,
  readLocalized,
  type Goal,
  type Language,
  type Localized,
} from "@gevel/config";
import { picturesOnCard, type CardSource } from "./card-source.server";
import type { CatalogSettings } from "./catalog-settings.server";
import { cityName, typeName } from "./names.server";
import type { ListingCard } from "./replica";

export function listingCard(listing: CardSource, language: Language, settings: CatalogSettings): ListingCard {
  const { defaultLanguage } = settings;
  const read = (value: Localized) => readLocalized(value, language, defaultLanguage);
  const headline = findLocalized(listing.typeDescription, language, defaultLanguage);
  const mainType = settings.types.find(({ webId }) => webId === listing.webId);
  const type = (mainType && typeName(mainType, language, defaultLanguage)) || read(listing.mainTypeName);
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
    title: heading.text,
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
  };
}

/** The list page's path of the route table, where it has one in that language. */
function listPath(goal: Goal, language: Language, settings: CatalogSettings): string {
  const route = settings.tree(language)?.routes.find(({ originalPath }) => originalPath === listOriginalPaths[goal]);
  return route?.paths[language] ?? fallbackListPaths[goal][language];
}
