import { isListingId } from "@gevel/config";
import { maxFavourites } from "./favourites-store";

export interface NamedListings {
  /** By number, each once, in the order they were named. */
  ids: readonly number[];
  /** How many more were named than are shown. */
  tooMany: number;
  /** Something stands there that is no number of a home. */
  isDamaged: boolean;
}

/** The homes that an address names: `homes=540,546`, or the name repeated, as a form without script writes it. */
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

/** The page of those homes: what is shared, and what the header leads to. */
export const favouritesAddress = (path: string, ids: readonly number[]): string =>
  ids.length === 0 ? path : `${path}?homes=${ids.join(",")}`;
