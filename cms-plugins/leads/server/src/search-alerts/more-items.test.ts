import { parseListingQuery, savedSearchFromForm } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { savedSearchQuery } from "./compose-alert.js";

const wish = (data: Record<string, string | string[]> = {}) => savedSearchFromForm({ goal: "buy", ...data });
const found = (...locations: string[]) =>
  locations.map((location) => ({
    searched: [{ goal: 0 as const, zones: [location, "province:VAN", "region:flanders"] }],
  }));
const asked = (data: Record<string, string | string[]>, locations: readonly string[] = []) =>
  parseListingQuery(new URLSearchParams(savedSearchQuery(wish(data), 0, found(...locations))), 0);

describe("FORM-9 the link to the listings that do not fit in a mail", () => {
  it("FORM-9 PROP-3 is filtered by the types, prices and rooms of the saved search", () => {
    const data = { propertyTypes: ["4", "7"], minPrice: "100000", maxPrice: "300000", minBedrooms: "2" };
    expect(asked(data)).toMatchObject({ types: [4, 7], minPrice: 100_000, maxPrice: 300_000, rooms: { bedrooms: 2 } });
  });

  it("FORM-9 has no filter for an empty saved search", () => {
    expect(savedSearchQuery(wish(), 0, found("gent|9000"))).toBe("");
  });

  it.each<[string, string[], string[], string[]]>([
    ["the places of the saved search", ["gent|9000", "aalst|9300"], ["gent|9000"], ["gent|9000", "aalst|9300"]],
    [
      "the matching places of a province",
      ["province:VAN"],
      ["mol|2400", "geel|2440", "mol|2400"],
      ["mol|2400", "geel|2440"],
    ],
    [
      "all places when there are too many",
      ["region:flanders"],
      Array.from({ length: 51 }, (_, at) => `x|${1000 + at}`),
      [],
    ],
  ])("FORM-9 has %s", (_what, zones, locations, cities) => expect(asked({ zones }, locations).cities).toEqual(cities));
});
