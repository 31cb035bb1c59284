import { parseListingQuery, wishOfForm } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { searchOfWish } from "./more-items.js";

const wish = (data: Record<string, string | string[]> = {}) => wishOfForm({ goal: "buy", ...data });
const found = (...places: string[]) =>
  places.map((place) => ({ searched: [{ goal: 0 as const, zones: [place, "province:VAN", "region:flanders"] }] }));
const asked = (data: Record<string, string | string[]>, places: readonly string[] = []) =>
  parseListingQuery(new URLSearchParams(searchOfWish(wish(data), 0, found(...places))), 0);

describe("FORM-9 the list of what a mail has no place for", () => {
  it("FORM-9 PROP-3 is filtered by types, prices and rooms of the wish", () => {
    const data = { propertyTypes: ["4", "7"], minPrice: "100000", maxPrice: "300000", minBedrooms: "2" };
    expect(asked(data)).toMatchObject({ types: [4, 7], minPrice: 100_000, maxPrice: 300_000, rooms: { bedrooms: 2 } });
  });

  it("FORM-9 is not filtered where nothing is asked", () => {
    expect(searchOfWish(wish(), 0, found("gent|9000"))).toBe("");
  });

  it.each<[string, string[], string[], string[]]>([
    ["the places of the wish", ["gent|9000", "aalst|9300"], ["gent|9000"], ["gent|9000", "aalst|9300"]],
    [
      "the places where something was found in a province",
      ["province:VAN"],
      ["mol|2400", "geel|2440", "mol|2400"],
      ["mol|2400", "geel|2440"],
    ],
    [
      "all places where they are too many",
      ["region:flanders"],
      Array.from({ length: 51 }, (_, at) => `x|${1000 + at}`),
      [],
    ],
  ])("FORM-9 has %s", (_what, zones, places, cities) => expect(asked({ zones }, places).cities).toEqual(cities));
});
