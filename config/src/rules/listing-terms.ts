import type { Goal } from "../site/goal.js";

/** L6: the conditions for a tenant or for an offer on a listing. Null: not specified. */
export interface ListingTerms {
  goal: Goal;
  /** Only if published. */
  price: number | null;
  /** A month. */
  charges: number | null;
  /** The tenant's share of the inventory of fixtures. */
  inventory: number | null;
  minimumIncome: number | null;
  maximumPersons: number | null;
  /** Of rent. */
  depositMonths: number;
  /** Percentage of the price, paid when an offer is signed. */
  advancePercent: number;
}

export type ListingTerm =
  | { term: "minimumIncome" | "firstRent" | "charges" | "inventory"; amount: number }
  | { term: "maximumPersons"; persons: number }
  | { term: "deposit"; months: number; amount: number | null }
  | { term: "advance"; percent: number; amount: number | null };

const inCents = (amount: number) => Math.round(amount * 100) / 100;

/** The terms shown to a visitor, in this order; visitors are never asked about them. */
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
