import type { Listing, Localized } from "@gevel/config";
import { pointProblem } from "../places/point-problem.js";
import { misplacedTown, unknownCountry } from "../places/misplaced-town.js";
import { countryNames, readablePlaceName, type PlaceFinder } from "../places/place-index.js";

/** The stored address and point of an item. */
export interface StoredPlace {
  street: string;
  houseNumber: string;
  boxNr: string;
  zip: string;
  city: string;
  countryId: number;
  countryName: Localized;
  latitude: number | null;
  longitude: number | null;
}

type PublicPlace = Pick<
  Listing,
  "street" | "houseNumber" | "boxNr" | "zip" | "city" | "cityNames" | "countryId" | "countryName" | "point"
>;

export const hasText = (texts: Localized) => Object.keys(texts).length > 0;

/** PROP-9: the public part of an item's place; the town's own point replaces a hidden one and one that cannot be right. */
export function publicPlace(stored: StoredPlace, isPublished: boolean, places: PlaceFinder): PublicPlace {
  const { latitude, longitude, zip } = stored;
  const place = places.find({ name: stored.city, zip, countryId: stored.countryId });
  // A misplaced town gets no known country, so no region's law is shown for it.
  const own = latitude !== null && longitude !== null ? { latitude, longitude } : null;
  const countryId = misplacedTown({ name: stored.city, zip, countryId: stored.countryId, point: own }, places)
    ? unknownCountry
    : stored.countryId;
  const isShown = isPublished && pointProblem(stored) === null;
  const ownPoint = isShown ? own : null;
  const point = ownPoint ?? place?.point ?? null;
  return {
    street: isPublished ? stored.street : "",
    houseNumber: isPublished ? stored.houseNumber : "",
    boxNr: isPublished ? stored.boxNr : "",
    zip,
    city: place?.name ?? readablePlaceName(stored.city),
    cityNames: place?.names ?? {},
    countryId,
    countryName: hasText(stored.countryName) ? stored.countryName : (countryNames[countryId] ?? {}),
    point: point && { ...point, exact: ownPoint !== null },
  };
}
