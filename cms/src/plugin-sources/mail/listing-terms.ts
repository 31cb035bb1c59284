import type { ListingTerms, Listing } from "@gevel/config";
import type { listingEntry } from "./listing-entry";

/** L6: the usual terms, where staff entered none: three months' rent, a tenth of the price. */
const usualDepositMonths = 3;
const usualAdvancePercent = 10;

/** The amounts due from a tenant or buyer; none for an amount that visitors may not know (PROP-8). */
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
