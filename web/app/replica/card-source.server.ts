import {
  languageSchema,
  listingFieldKeys,
  listingFields,
  listingLanguages,
  listingSchema,
  startingFromUnit,
  type Listing,
  type ListingFieldKey,
  type ListingFields,
} from "@gevel/config";
import { z } from "zod";

/** A card shows the first picture; the others are fetched when a visitor browses them. */
export const picturesOnCard = 1;

/** Besides the listing's own fields that their table puts on cards. */
const made = ["id", "cityNames", "modifiedAt"] as const;
type OnCard = {
  [Key in ListingFieldKey]: ListingFields[Key] extends { onCard: true } ? Key : never;
}[ListingFieldKey];
type CardKey = (typeof made)[number] | OnCard;

const cardNames = new Set<string>([...made, ...listingFieldKeys.filter((key) => "onCard" in listingFields[key])]);
const isCardKey = (key: string): key is CardKey => cardNames.has(key);
/** In the contract's order. */
const cardKeys = Object.keys(listingSchema.shape).filter(isCardKey);

const pickedShape = Object.fromEntries(
  cardKeys.map((key) => [key, listingSchema.shape[key]]),
  // Exactly the keys it is picked by.
) as Pick<typeof listingSchema.shape, CardKey>;

/** The data of a card. The file stores it separately, so that a card need not read a whole listing. */
export const cardSourceSchema = z.object({
  ...pickedShape,
  written: z.array(languageSchema),
  isActiveSEO: listingSchema.shape.seo.unwrap().shape.isActiveSEO,
  pictures: listingSchema.shape.pictures.max(picturesOnCard),
  /** How many there are. */
  pictureCount: z.number().int().nonnegative(),
  attributes: listingSchema.shape.attributes.pick({
    bedrooms: true,
    surfaceLiving: true,
    surfaceGround: true,
    energyPerformance: true,
    epcLabelText: true,
    viager: true,
  }),
});
export type CardSource = z.infer<typeof cardSourceSchema>;

export function cardSource(listing: Listing): CardSource {
  const { pictures, attributes, seo } = listing;
  const { bedrooms, surfaceLiving, surfaceGround, energyPerformance, epcLabelText, viager } = attributes;
  // As above.
  const picked = Object.fromEntries(cardKeys.map((key) => [key, listing[key]])) as Pick<Listing, CardKey>;
  return {
    ...picked,
    written: listingLanguages(listing),
    ...(seo?.isActiveSEO && { isActiveSEO: seo.isActiveSEO }),
    pictures: pictures.slice(0, picturesOnCard),
    pictureCount: pictures.length,
    attributes: { bedrooms, surfaceLiving, surfaceGround, energyPerformance, epcLabelText, viager },
  };
}

/** A price that is one amount for the whole home, as most others are. */
export const isPlainPrice = ({ price, priceUnit, priceUnitText, attributes }: CardSource) =>
  price !== null &&
  price > 0 &&
  priceUnit !== startingFromUnit &&
  Object.values(priceUnitText).every((text) => !text?.trim()) &&
  attributes.viager !== true;
