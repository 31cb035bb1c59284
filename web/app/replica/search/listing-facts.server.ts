import {
  featuresOf,
  tokenize,
  languageSchema,
  roomsOf,
  searchablePrice,
  searchableWebIds,
  type Goal,
  type ListingFeatures,
  type Listing,
  type Localized,
} from "@gevel/config";
import { z } from "zod";
import { shownReference } from "./shown-reference";

/**
 * The part of each listing that the catalog holds in memory: enough to find, count and sort. The rest is in the file,
 * which also stores these facts, packed, so that a start need not read whole listings.
 */
export interface ListingFacts {
  id: number;
  goal: Goal;
  price: number | null;
  rooms: number[];
  webIds: number[];
  features: ListingFeatures;
  /** Its name, as JSON that {@link readPlace} reads: many listings have one place. */
  place: string;
  point: Listing["point"];
  marquee: number;
  createdAt: number;
  modifiedAt: number;
}

/** The texts by which the text search finds a listing. Stored separately in the file: the first page needs none of them. */
export interface ListingSummary {
  id: number;
  /** Folded, each once. */
  words: readonly string[];
}

export type FoundListing = ListingFacts & ListingSummary;

export function factsOf(listing: Listing): FoundListing {
  const name = listing.city.trim();
  return {
    id: listing.id,
    goal: listing.goal,
    price: searchablePrice(listing),
    rooms: roomsOf(listing),
    webIds: searchableWebIds(listing),
    features: featuresOf(listing),
    place: JSON.stringify([name, listing.zip.trim(), Object.entries(listing.cityNames).sort(), listing.countryId]),
    point: listing.point,
    marquee: listing.marquee,
    createdAt: Date.parse(listing.createdAt),
    modifiedAt: Date.parse(listing.modifiedAt),
    words: searchableWords(listing),
  };
}

export const placeSchema = z.tuple([
  z.string(),
  z.string(),
  z.array(z.tuple([languageSchema, z.string()])),
  z.number(),
]);

export function readPlace(place: string): { cityName: string; zip: string; cityNames: Localized; countryId: number } {
  const [cityName, zip, names, countryId] = placeSchema.parse(JSON.parse(place));
  return { cityName, zip, cityNames: Object.fromEntries(names), countryId };
}

function searchableWords(listing: Listing): string[] {
  const texts = [
    listing.city,
    listing.zip,
    shownReference(listing),
    // PROP-9: a hidden address cannot be found by guessing.
    ...(listing.publishAddress ? [listing.street, listing.houseNumber, listing.boxNr] : []),
    ...[listing.cityNames, listing.typeDescription, listing.mainTypeName].flatMap((value) => Object.values(value)),
  ];
  return [...new Set(texts.flatMap(tokenize))];
}
