import type { Goal } from "../contracts/item-parts.js";

/** L6: what a home asks of who rents it, or makes an offer for it. Null is what nobody said. */
export interface HomeTerms {
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

export type HomeTerm =
  | { term: "minimumIncome" | "firstRent" | "charges" | "inventory"; amount: number }
  | { term: "maximumPersons"; persons: number }
  | { term: "deposit"; months: number; amount: number | null }
  | { term: "advance"; percent: number; amount: number | null };

const inCents = (amount: number) => Math.round(amount * 100) / 100;

/** What a visitor is told of it, in this order; never what they are asked. */
export function homeTerms(terms: HomeTerms): HomeTerm[] {
  const { goal, price, charges, inventory, minimumIncome, maximumPersons, depositMonths, advancePercent } = terms;
  if (goal === 0) {
    const amount = price === null ? null : inCents((price * advancePercent) / 100);
    return advancePercent > 0 ? [{ term: "advance", percent: advancePercent, amount }] : [];
  }
  const told = (term: "minimumIncome" | "firstRent" | "charges" | "inventory", amount: number | null): HomeTerm[] =>
    amount === null || amount <= 0 ? [] : [{ term, amount }];
  return [
    ...told("minimumIncome", minimumIncome),
    ...(maximumPersons === null || maximumPersons <= 0
      ? []
      : [{ term: "maximumPersons", persons: maximumPersons } as const]),
    ...told("firstRent", price),
    ...told("charges", charges),
    ...told("inventory", inventory),
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
