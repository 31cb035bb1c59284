import { z } from "zod";
import { foldedWords, goalSchema, localizedSchema, roomKinds, type Listing, type RoomKind } from "@gevel/config";

/**
 * What the catalog keeps of each listing in memory: enough to find, count and sort. The rest stays in the file. The
 * file keeps these as well, so that a start need not read whole listings; another shape needs another file format.
 */
export const listingFactsSchema = z.object({
  id: z.number().int(),
  goal: goalSchema,
  price: z.number().nullable(),
  rooms: z.array(z.number().int()),
  webIds: z.array(z.number().int()),
  /** `name|zip`, lower case, as the `city` parameter has it. */
  city: z.string(),
  cityName: z.string(),
  cityNames: localizedSchema,
  zip: z.string(),
  point: z.object({ latitude: z.number(), longitude: z.number(), exact: z.boolean() }).nullable(),
  marquee: z.number().int(),
  createdAt: z.number(),
  modifiedAt: z.number(),
  /** Folded words that the text search finds it by. */
  words: z.array(z.string()),
});
export type ListingFacts = z.infer<typeof listingFactsSchema>;

const roomAttributes = {
  bedrooms: "bedrooms",
  bathrooms: "bathrooms",
  showerrooms: "showerRooms",
  toilets: "toilets",
  garages: "garages",
} as const satisfies Record<RoomKind, keyof Listing["attributes"]>;

export function factsOf(listing: Listing): ListingFacts {
  const name = listing.city.trim();
  return {
    id: listing.id,
    goal: listing.goal,
    price: listing.publishPrice ? listing.price : null,
    rooms: roomKinds.map((kind) => listing.attributes[roomAttributes[kind]] ?? 0),
    webIds: [...new Set([listing.webId, ...listing.webIds])],
    city: `${name}|${listing.zip.trim()}`.toLowerCase(),
    cityName: name,
    cityNames: listing.cityNames,
    zip: listing.zip.trim(),
    point: listing.point,
    marquee: listing.marquee,
    createdAt: Date.parse(listing.createdAt),
    modifiedAt: Date.parse(listing.modifiedAt),
    words: searchedWords(listing),
  };
}

function searchedWords(listing: Listing): string[] {
  const texts = [
    listing.city,
    listing.zip,
    listing.recordFile,
    listing.publishAddress ? listing.street : "",
    ...[listing.cityNames, listing.typeDescription, listing.mainTypeName].flatMap((value) => Object.values(value)),
  ];
  return [...new Set(texts.flatMap(foldedWords))];
}
