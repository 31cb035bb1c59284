import { listingLanguages, type Listing } from "@gevel/config";

/** A card shows the first; the others wait on the listing's own page. */
export const picturesOnCard = 1;

/** What a card is made of. The file has it apart, so that a card does not cost the reading of a whole listing. */
export type CardSource = ReturnType<typeof cardSource>;

export function cardSource(listing: Listing) {
  const { id, goal, webId, mainTypeName, typeDescription, publishPrice, price, priceUnit, priceUnitText } = listing;
  const { marquee, marqueeName, zip, city, cityNames, countryId, pictures, attributes, modifiedAt } = listing;
  const { bedrooms, surfaceLiving, surfaceGround, energyPerformance, epcLabelText } = attributes;
  return {
    ...{ id, goal, webId, mainTypeName, typeDescription, publishPrice, price, priceUnit, priceUnitText },
    ...{ marquee, marqueeName, zip, city, cityNames, countryId, modifiedAt },
    written: listingLanguages(listing),
    ...(listing.seo?.isActiveSEO && { isActiveSEO: listing.seo.isActiveSEO }),
    pictures: pictures.slice(0, picturesOnCard),
    attributes: { bedrooms, surfaceLiving, surfaceGround, energyPerformance, epcLabelText },
  };
}
