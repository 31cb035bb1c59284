import type { SearchableListing } from "@gevel/config";

type Priced = Pick<SearchableListing, "price">;

interface AlertCandidate {
  /** As it was when last on offer; null if it never was. */
  before: Priced | null;
  now: Priced;
  /** Whether it matched the saved search then. */
  matchedBefore: boolean;
  /** The lowest price mailed for this saved search; null if nothing was mailed. */
  lowestMailed: number | null;
}

/**
 * The reason to mail a listing on offer that matches a saved search; null for none. New to the search, or a price drop:
 * below its last price and below all prices mailed. Not for a rise, nor for a listing that returns unchanged.
 */
export function alertReason({ before, now, matchedBefore, lowestMailed }: AlertCandidate): string | null {
  if (before === null || !matchedBefore) return "new";
  const least = Math.min(before.price, lowestMailed ?? Infinity);
  return now.price < least ? `price-${now.price}` : null;
}

export const isPriceDrop = (reason: string): boolean => reason.startsWith("price-");
