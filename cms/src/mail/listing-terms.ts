import type { ListingTerms, Listing } from "@gevel/config";
import type { listingEntry } from "./listing-entry";

/** L6: what staff say nothing of is as it usually is: three months' rent, a tenth of the price. */
const usualDepositMonths = 3;
const usualAdvancePercent = 10;

/** What a home asks of who rents or buys it: an amount that visitors may not know is none (PROP-8). */
export function listingTerms(listing: Listing, entry: Awaited<ReturnType<typeof listingEntry>>): ListingTerms {
  const { goal, price, attributes } = listing;
  return {
    goal,
    price,
    charges: attributes.chargesRenter ?? null,
    inventory: attributes.inventoryCost ?? null,
    minimumIncome: entry?.minimumIncome ?? null,
    maximumPersons: entry?.maximumPersons ?? null,
    depositMonths: entry?.depositMonths ?? usualDepositMonths,
    advancePercent: entry?.advancePercent ?? usualAdvancePercent,
  };
}
