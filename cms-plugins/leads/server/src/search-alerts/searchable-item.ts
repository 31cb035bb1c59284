import { amenities, amenityBit } from "@gevel/config";
import { z } from "zod";

/**
 * Of what was stored before searches compared features: it had them all, so that a listing that did not change is not
 * mailed as one that is new to a search.
 */
const unknownFeatures = {
  surface: Number.MAX_SAFE_INTEGER,
  energy: 1,
  amenities: amenities.reduce((bits, amenity) => bits | amenityBit(amenity), 0),
};

const storedListing = z.object({
  ...{
    goal: z.union([z.literal(0), z.literal(1), z.literal("project")]),
    price: z
      .number()
      .nullable()
      .transform((price) => price ?? NaN),
  },
  ...{ rooms: z.array(z.number()), webIds: z.array(z.number()), zones: z.array(z.string()) },
  features: z.object({ surface: z.number(), energy: z.number(), amenities: z.number() }).default(unknownFeatures),
});

/** The searchable form of a listing or project, parsed from storage. */
export const searchableItem = z.array(storedListing);
