import { describe, expect, it } from "vitest";
import { similarListings, type SimilarListing } from "./similar-listings.js";

const listing: SimilarListing = { id: 1, goal: 0, type: 2, region: "flanders", price: 400_000 };
const others = (count: number, fields: Partial<SimilarListing> = {}) =>
  Array.from({ length: count }, (_, index) => ({ ...listing, id: index + 2, price: null, ...fields }));

describe("OWNER-2 similar listings", () => {
  it("are those of the same region, at least five, without the listing itself", () => {
    expect(similarListings(listing, [listing, ...others(5)])).toEqual([2, 3, 4, 5, 6]);
    expect(similarListings(listing, [listing, ...others(4)])).toBeNull();
  });

  it.each([
    ["another goal", { goal: 1 }],
    ["another type", { type: 1 }],
    ["another region and no price", { region: "brussels" }],
    ["no region and no price", { region: null }],
    ["a price too high by a euro", { region: "brussels", price: 500_001 }],
    ["a price too low by a euro", { region: "brussels", price: 299_999 }],
  ] as const)("exclude %s", (_, fields) => {
    expect(similarListings(listing, others(9, fields))).toBeNull();
  });

  it.each([300_000, 400_000, 500_000])("are those elsewhere for %d, within a quarter", (price) => {
    expect(similarListings(listing, others(5, { region: "wallonia", price }))).toHaveLength(5);
  });

  it("are null without a region and a price", () => {
    expect(similarListings({ ...listing, region: null, price: null }, others(9, { region: null }))).toBeNull();
  });
});
