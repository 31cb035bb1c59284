import { languageSchema, listingLanguages, listingSchema, type Listing } from "@gevel/config";
import { z } from "zod";

/** A card shows the first; the others wait on the listing's own page. */
export const picturesOnCard = 1;

/** What a card is made of. The file has it apart, so that a card does not cost the reading of a whole listing. */
export const cardSourceSchema = listingSchema
  .pick({
    id: true,
    goal: true,
    webId: true,
    mainTypeName: true,
    typeDescription: true,
    publishPrice: true,
    price: true,
    priceUnit: true,
    priceUnitText: true,
    marquee: true,
    marqueeName: true,
    zip: true,
    city: true,
    cityNames: true,
    countryId: true,
    modifiedAt: true,
  })
  .extend({
    written: z.array(languageSchema),
    isActiveSEO: listingSchema.shape.seo.unwrap().shape.isActiveSEO,
    pictures: listingSchema.shape.pictures.max(picturesOnCard),
    attributes: listingSchema.shape.attributes.pick({
      bedrooms: true,
      surfaceLiving: true,
      surfaceGround: true,
      energyPerformance: true,
      epcLabelText: true,
    }),
  });
export type CardSource = z.infer<typeof cardSourceSchema>;

export function cardSource(listing: Listing): CardSource {
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
