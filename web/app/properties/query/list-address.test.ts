import { emptyListingQuery, parseListingQuery } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { listAddress } from "./list-address";

const query = { ...emptyListingQuery(0), types: [2] };

describe("the address of a list", () => {
  it("PROP-3 has the set filters and nothing else", () => {
    expect(listAddress("/nl/te-koop/", emptyListingQuery(0))).toBe("/nl/te-koop/");
    expect(listAddress("/nl/te-koop/", { ...query, page: 3 })).toBe("/nl/te-koop/?type=2&page=3");
  });

  it("PROP-4 omits the list's default order and writes any other, newest included", () => {
    expect(listAddress("/x/", { ...query, sort: "price-up" }, "price-up")).toBe("/x/?type=2");
    expect(listAddress("/x/", { ...query, sort: "newest" }, "price-up")).toBe("/x/?type=2&sort=newest");
    const read = parseListingQuery(
      new URL(`http://site${listAddress("/x/", { ...query, sort: "city" })}`).searchParams,
      0,
    );
    expect(read.sort).toBe("city");
  });
});
