import type { Goal } from "../contracts/item-parts.js";

/** L6: what a home asks of who rents it, or makes an offer for it. Null is what nobody said. */
export interface ListingTerms {
  goal: Goal;
  /** Where visitors may know it. */
  price: number | null;
  /** A month. */
  charges: number | null;
  /** The tenant's share of the inventory of fixtures. */
  inventory: number | null;
  minimumIncome: number | null;
  maximumPersons: number | null;
  /** Of rent. */
  depositMonths: number;
  /** Of the price, paid when an offer is signed. */
  advancePercent: number;
}

export type ListingTerm =
  | { term: "minimumIncome" | "firstRent" | "charges" | "inventory"; amount: number }
  | { term: "maximumPersons"; persons: number }
  | { term: "deposit"; months: number; amount: number | null }
  | { term: "advance"; percent: number; amount: number | null };

const inCents = (amount: number) => Math.round(amount * 100) / 100;

/** What a visitor is told of it, in this order; never what they are asked. */
export function listingTerms(terms: ListingTerms): ListingTerm[] {
  const { goal, price, charges, inventory, minimumIncome, maximumPersons, depositMonths, advancePercent } = terms;
  if (goal === 0) {
    const amount = price === null ? null : inCents((price * advancePercent) / 100);
    return advancePercent > 0 ? [{ term: "advance", percent: advancePercent, amount }] : [];
  }
  const reported = (
    term: "minimumIncome" | "firstRent" | "charges" | "inventory",
    amount: number | null,
  ): ListingTerm[] => (amount === null || amount <= 0 ? [] : [{ term, amount }]);
  return [
    ...reported("minimumIncome", minimumIncome),
    ...(maximumPersons === null || maximumPersons <= 0
      ? []
      : [{ term: "maximumPersons", persons: maximumPersons } as const]),
    ...reported("firstRent", price),
    ...reported("charges", charges),
    ...reported("inventory", inventory),
    ...(depositMonths > 0
      ? [
          {
            term: "deposit",
            months: depositMonths,
            amount: price === null ? null : inCents(price * depositMonths),
          } as const,
        ]
      : []),
  ];
}
