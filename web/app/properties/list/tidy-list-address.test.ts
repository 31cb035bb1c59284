import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SearchedList } from "../query/restrict-listing-query.server";
import { tidyListAddress } from "./tidy-list-address.server";

const list: SearchedList = { id: "l", goal: 0, types: [], cities: [], sort: "newest" };
const catalog = {
  cityKey: (requested: string) => (requested === "ixelles|1050" ? "elsene|1050" : requested),
  isType: (id: number) => id < 10,
};
const tidy = (search: string, of: SearchedList = list) => {
  const address = tidyListAddress(of, new URL(`https://www.agency.be/nl/te-koop/${search}`), catalog);
  return address === null ? null : decodeURIComponent(address);
};
/** The browser's request for the home page's untouched search box. */
const untouched = "price=&price=&bedrooms=0&bathrooms=0&showerrooms=0&toilets=0&garages=0";

describe("the address of a form sent without script", () => {
  it.each([
    [`?${untouched}`, "/nl/te-koop/"],
    [`?city=Gent%7C9000&type=2&${untouched}`, "/nl/te-koop/?city=gent|9000&type=2"],
    ["?price=200000-&price=-350000&bedrooms=2&garages=0", "/nl/te-koop/?bedrooms=2&price=200000-350000"],
    ["?price=200000-&price=", "/nl/te-koop/?price=200000-"],
    ["?search=&sort=newest&page=1&view=list", "/nl/te-koop/"],
    ["?bedrooms=x&type=2&utm_source=mail", "/nl/te-koop/?type=2&utm_source=mail"],
    ["?type=2&type=999&bedrooms=2", "/nl/te-koop/?type=2&bedrooms=2"],
    ["?city=a%7C2000&city=a%7C2000", "/nl/te-koop/?city=a|2000"],
    ["?city=Ixelles%7C1050&city=elsene%7C1050", "/nl/te-koop/?city=elsene|1050"],
  ])("HOME-4 PROP-3 %s redirects to %s", (search, to) => {
    expect(tidy(search)).toBe(to);
  });

  it.each(["", "?utm_source=mail", "?garages=1&city=gent%7C9000", "?sort=price-up&page=3&view=map", "?price=-350000"])(
    "HOME-4 stays when it is canonical, in any order: %j",
    (search) => {
      expect(tidy(search)).toBeNull();
    },
  );

  it("PROP-4 contains an order only if it is not the list's default", () => {
    const cheapest: SearchedList = { ...list, sort: "price-up" };
    expect(tidy("?sort=newest", cheapest)).toBeNull();
    expect(tidy("?sort=price-up", cheapest)).toBe("/nl/te-koop/");
  });

  it("omits options that staff's list does not offer", () => {
    expect(tidy("?type=2&type=9", { ...list, types: [2] })).toBe("/nl/te-koop/?type=2");
  });

  it("LANG-8 is reached in one redirect, whatever the request", () => {
    const names = fc.constantFrom("search", "city", "type", "price", "bedrooms", "sort", "page", "view", "x");
    const values = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 12 }),
      fc.constantFrom("1", "0", "1-2", "-", "İstanbul|34000", "price-up", "map", "gent|9000", " a "),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values), { maxLength: 6 }), (pairs) => {
        const first = new URL("https://www.agency.be/nl/te-koop/");
        for (const [name, value] of pairs) first.searchParams.append(name, value);
        const moved = tidyListAddress(list, first, catalog);
        if (moved !== null) expect(tidyListAddress(list, new URL(moved, first), catalog)).toBeNull();
      }),
    );
  });
});
