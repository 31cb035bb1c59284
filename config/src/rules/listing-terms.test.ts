import { describe, expect, it } from "vitest";
import { listingTerms, type ListingTerms } from "./listing-terms.js";

const letting: ListingTerms = {
  goal: 1,
  price: 1050.5,
  charges: 85,
  inventory: 150,
  minimumIncome: 3000,
  maximumPersons: 2,
  depositMonths: 3,
  advancePercent: 10,
};

describe("the terms of a listing", () => {
  it("FORM-7 of a letting are income, persons, first rent, charges, inventory and deposit, in this order", () => {
    expect(listingTerms(letting)).toEqual([
      { term: "minimumIncome", amount: 3000 },
      { term: "maximumPersons", persons: 2 },
      { term: "firstRent", amount: 1050.5 },
      { term: "charges", amount: 85 },
      { term: "inventory", amount: 150 },
      { term: "deposit", months: 3, amount: 3151.5 },
    ]);
  });

  it("FORM-7 are left out when unknown", () => {
    const empty = { price: null, charges: null, inventory: 0, minimumIncome: null, maximumPersons: 0 };
    expect(listingTerms({ ...letting, ...empty })).toEqual([{ term: "deposit", months: 3, amount: null }]);
    expect(listingTerms({ ...letting, ...empty, depositMonths: 0 })).toEqual([]);
  });

  it("FORM-7 of a sale are the deposit alone", () => {
    expect(listingTerms({ ...letting, goal: 0, price: 349_999 })).toEqual([
      { term: "advance", percent: 10, amount: 34_999.9 },
    ]);
    expect(listingTerms({ ...letting, goal: 0, price: null })).toEqual([
      { term: "advance", percent: 10, amount: null },
    ]);
    expect(listingTerms({ ...letting, goal: 0, advancePercent: 0 })).toEqual([]);
  });
});
