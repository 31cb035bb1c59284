import { typeAbove, type PropertyType } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { misplacedTown, unknownCountry } from "../places/misplaced-town.js";
import type { PlaceFinder } from "../places/place-index.js";
import { cachedPlaces } from "../places/stored-places.js";
import { readTypes } from "../types/stored-types.js";

interface Fields {
  readonly [field: string]: unknown;
}

/** The data that, besides a listing's own fields, decides which law applies to its advertisement. */
export interface LegalContext {
  places: PlaceFinder;
  types: readonly PropertyType[];
}

export async function readLegalContext(strapi: Core.Strapi): Promise<LegalContext> {
  return { places: await cachedPlaces(strapi), types: await readTypes(strapi) };
}

const text = (value: unknown) => (typeof value === "string" ? value : "");
const belgium = 10;

/**
 * A listing as law and visitors see it: with its main type, since a kind of parking space needs no energy score either,
 * and without a region if its town and postal code do not match.
 */
export function toLegalListing<Listing extends Fields>(listing: Listing, { places, types }: LegalContext): Listing {
  const { webId, latitude, longitude } = listing;
  const type = types.find((one) => one.webId === webId);
  const above = type && typeAbove(type, types);
  const countryId = typeof listing.countryId === "number" ? listing.countryId : belgium;
  const point = typeof latitude === "number" && typeof longitude === "number" ? { latitude, longitude } : null;
  const isMisplaced =
    text(listing.city) !== "" &&
    misplacedTown({ name: text(listing.city), zip: text(listing.zip), countryId, point }, places) !== null;
  return {
    ...listing,
    ...(above && { webId: above.webId }),
    ...(isMisplaced && { countryId: unknownCountry }),
  };
}
