import { isListingId } from "@gevel/config";
import { maxFavourites } from "../stored-lists/favourites-store";

export interface NamedListings {
  /** Ids, each once, in the given order. */
  ids: readonly number[];
  /** How many more were named than are shown. */
  tooMany: number;
  /** It contains something that is no listing id. */
  isDamaged: boolean;
}

/** The listings named in the address: `homes=540,546`, or the parameter repeated, as a form without script writes it. */
export function listingsInAddress(params: URLSearchParams, name: "homes" | "compare"): NamedListings {
  const parts = params.getAll(name).flatMap((value) => value.split(",").map((part) => part.trim()));
  const named = parts.filter((part) => part !== "");
  const ids = [...new Set(named.filter(isListingId).map(Number))];
  return {
    ids: ids.slice(0, maxFavourites),
    tooMany: Math.max(0, ids.length - maxFavourites),
    isDamaged: named.some((part) => !isListingId(part)),
  };
}

/** Address of the page of those listings: for sharing and for the header's link. */
export const favouritesAddress = (path: string, ids: readonly number[]): string =>
  ids.length === 0 ? path : `${path}?homes=${ids.join(",")}`;
