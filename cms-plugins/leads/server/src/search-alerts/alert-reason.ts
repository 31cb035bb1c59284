import type { SearchableListing } from "@gevel/config";

type Priced = Pick<SearchableListing, "price">;

interface AlertCandidate {
  /** As it was when it was last on offer; null where it never was. */
  before: Priced | null;
  now: Priced;
  /** Whether it matched the wish then. */
  matchedBefore: boolean;
  /** The least that this wish was told of it; null where nothing was told. */
  lowestMailed: number | null;
}

/**
 * Why a home that is on offer and matches a wish is told of; null where there is no news. New to the wish, or its price went
 * down: below what it was, and below all that was told. A rise is none, nor is a home that left and returned as it was.
 */
export function alertReason({ before, now, matchedBefore, lowestMailed }: AlertCandidate): string | null {
  if (before === null || !matchedBefore) return "new";
  const least = Math.min(before.price, lowestMailed ?? Infinity);
  return now.price < least ? `price-${now.price}` : null;
}

export const isPriceDrop = (reason: string): boolean => reason.startsWith("price-");
