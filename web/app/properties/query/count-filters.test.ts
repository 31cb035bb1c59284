import { emptyListingQuery } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { countFilters } from "../list/list-page";

const none = emptyListingQuery(0);

describe("countFilters", () => {
  it("PROP-4 counts what a chip represents, once each", () => {
    expect(countFilters(none)).toBe(0);
    expect(countFilters({ ...none, search: "tuin", cities: ["a|1", "b|2"], types: [1] })).toBe(4);
    expect(countFilters({ ...none, minPrice: 0, maxPrice: 300_000 })).toBe(1);
    expect(countFilters({ ...none, minPrice: null, maxPrice: 300_000 })).toBe(1);
    expect(countFilters({ ...none, rooms: { ...none.rooms, bedrooms: 2, toilets: 1 } })).toBe(2);
    expect(
      countFilters({
        ...none,
        area: [
          [51, 4],
          [52, 4],
          [52, 5],
        ],
      }),
    ).toBe(1);
    expect(countFilters({ ...none, minSurface: 80, epc: "b", amenities: ["garden", "parking"] })).toBe(4);
    expect(countFilters({ ...none, sold: true })).toBe(1);
    expect(countFilters({ ...none, page: 3, view: "map", sort: "city" })).toBe(0);
  });
});
