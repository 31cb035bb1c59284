import { describe, expect, it } from "vitest";
import { roomKinds } from "@gevel/config";
import type { ListingRows } from "./listing-rows.server";
import { ListingSets } from "./listing-sets.server";
import { membersOf, rowsFixture, settingsFixture } from "../search-parts.fixture";

const now = Date.parse("2026-06-01T12:00:00Z");
const day = 86_400_000;
const daysAgo = (days: number) => new Date(now - days * day).toISOString();
const setsOf = (rows: ListingRows, config: Parameters<typeof settingsFixture>[0] = {}) =>
  new ListingSets(rows, settingsFixture(config), now);

describe("the listings on offer", () => {
  const rows = rowsFixture(
    { id: 1, goal: 0 },
    { id: 2, goal: 1 },
    { id: 3, goal: 0, marquee: 2, modifiedAt: daysAgo(29) },
    { id: 4, goal: 1, marquee: 3, modifiedAt: daysAgo(10) },
    { id: 5, goal: 0, marquee: 4 },
    { id: 6, goal: 0, marquee: 2, modifiedAt: daysAgo(30) },
  );

  it("PROP-2 PROP-10 are sets by goal, or of both; sold or rented ones are out, those under option are in", () => {
    const sets = setsOf(rows);
    expect(([0, 1, null] as const).map((goal) => membersOf(sets.onOffer(goal)))).toEqual([[0, 4], [1], [0, 1, 4]]);
    expect(([0, 1, null] as const).map((goal) => membersOf(sets.soldOrRented(goal)))).toEqual([[2, 5], [3], [2, 3, 5]]);
    expect(sets.validUntil).toBe(Infinity);
    expect(membersOf(sets.onOffer(0))).toEqual([0, 4]);
  });

  it("PROP-10 include sold ones for as many days as staff set, and report when the first of them leaves", () => {
    const sets = setsOf(rows, { propertyList: { showSoldFor: 30 } });
    expect([membersOf(sets.onOffer(0)), membersOf(sets.onOffer(1))]).toEqual([
      [0, 2, 4],
      [1, 3],
    ]);
    expect(membersOf(sets.soldOrRented(null))).toEqual([2, 3, 5]);
    expect(sets.validUntil).toBe(now + day);
    const next = new ListingSets(rows, settingsFixture({ propertyList: { showSoldFor: 30 } }), now + day);
    expect([membersOf(next.onOffer(0)), next.validUntil]).toEqual([[0, 4], now + 20 * day]);
  });

  it("PROP-10 exclude sold ones where none may stay, even with a wrong clock", () => {
    const ahead = rowsFixture({ id: 1, marquee: 2, modifiedAt: daysAgo(-5) });
    expect(membersOf(setsOf(ahead).onOffer(0))).toEqual([]);
  });

  it("contain no slot whose listing is gone", () => {
    const sets = setsOf(rows.with([], [1, 3]));
    expect([membersOf(sets.onOffer(0)), membersOf(sets.soldOrRented(0))]).toEqual([[4], [5]]);
  });

  it("are computed once for consecutive listings with equal marks", () => {
    const requested: number[] = [];
    const settings = settingsFixture();
    const stateOf = (marquee: number) => (requested.push(marquee), settings.stateOf(marquee));
    const marked = rowsFixture(...[0, 0, 0, 2, 2, 0].map((marquee, slot) => ({ id: slot + 1, marquee })));
    const sets = new ListingSets(marked, { ...settings, stateOf }, now);
    expect([membersOf(sets.onOffer(0)), requested]).toEqual([
      [0, 1, 2, 5],
      [0, 2, 0],
    ]);
  });
});

describe("listings of a type", () => {
  const rows = rowsFixture(
    { id: 1, webId: 0 },
    { id: 2, webId: 1 },
    { id: 3, webId: 2 },
    { id: 4, webId: 3, webIds: [2] },
    { id: 5, webId: 99 },
  );
  const sets = setsOf(rows);

  it("PROP-2 PROP-14 have it or a subtype of it, as their main or an additional one", () => {
    expect([0, 1, 2, 3].map((position) => membersOf(sets.ofType(position)))).toEqual([[0], [1, 2, 3], [2, 3], [3]]);
  });

  it("PROP-3 match any of the requested types; an unknown id matches none", () => {
    expect([[1, 4], [2, 3], [99], []].map((ids) => membersOf(sets.ofTypes(ids)))).toEqual([[0, 3], [1, 2, 3], [], []]);
    expect(membersOf(sets.ofType(0))).toEqual([0]);
  });

  it("are none, in a set of full length, at a position beyond the table", () => {
    expect([...sets.ofType(9)]).toEqual([0]);
  });
});

describe("listings by place, rooms and price", () => {
  const rows = rowsFixture(
    { id: 1, city: "Gent", zip: "9000", cityNames: {}, price: 100 },
    { id: 2, city: "GENT", zip: "9000", cityNames: { fr: "Gand" }, price: 200 },
    { id: 3, city: "Gent", zip: "9050", cityNames: {}, price: 300 },
    { id: 4, price: 200, publishPrice: false },
  );
  const propertySearch = { salePrices: [100, 200], rentPrices: [5], maxRooms: 2 };
  const sets = setsOf(rows, { propertySearch });

  it("PROP-3 a city matches its name in any language, whichever its listings use", () => {
    const brussels = setsOf(
      rowsFixture(
        { id: 1, city: "Elsene", zip: "1050", cityNames: { fr: "Ixelles" } },
        { id: 2, city: "Ixelles", zip: "1050", cityNames: { fr: "Ixelles", nl: "Elsene" } },
        { id: 3, city: "Elsene", zip: "1040", cityNames: { fr: "Ixelles" } },
      ),
      { propertySearch },
    );
    expect(membersOf(brussels.inCities(["ixelles|1050"]))).toEqual([0, 1]);
    expect(membersOf(brussels.inCities(["elsene|1050"]))).toEqual([0, 1]);
    const { cityNames } = brussels;
    expect(["ixelles|1050", "ixelles|1040", "ixelles|1000"].map((key) => cityNames.keyOf(key))).toEqual([
      ...["ixelles|1050", "elsene|1040", "ixelles|1000"],
    ]);
  });

  it("PROP-3 a city is its name and postal code, in any notation of its listings", () => {
    const inCities = (...keys: string[]) => membersOf(sets.inCities(keys));
    expect(inCities("gent|9000")).toEqual([0, 1]);
    expect(inCities("gent|9050", "antwerpen|2000", "nergens|1")).toEqual([2, 3]);
    expect([inCities("Gent|9000"), inCities("nergens|1"), inCities()]).toEqual([[], [], []]);
  });

  it("PROP-3 all of a city is every place of its municipality, asked for in any language", () => {
    const antwerp = setsOf(
      rowsFixture(
        { id: 1, city: "Antwerpen", zip: "2000", cityNames: { fr: "Anvers" } },
        { id: 2, city: "Deurne", zip: "2100", cityNames: {} },
        { id: 3, city: "Mortsel", zip: "2640", cityNames: {} },
      ),
      { propertySearch },
    );
    expect(membersOf(antwerp.inCities(["antwerpen|all"]))).toEqual([0, 1]);
    expect(membersOf(antwerp.inCities(["antwerpen|all", "mortsel|2640"]))).toEqual([0, 1, 2]);
    expect(["anvers|all", "nergens|all"].map((key) => antwerp.cityNames.keyOf(key))).toEqual([
      ...["antwerpen|all", "nergens|all"],
    ]);
  });

  it("PROP-3 PROP-8 a price limit is inclusive, and matches no unpublished price", () => {
    expect([membersOf(sets.priceFrom(200)), membersOf(sets.priceFrom(201)), membersOf(sets.priceFrom(0))]).toEqual([
      [1, 2],
      [2],
      [0, 1, 2],
    ]);
    expect([membersOf(sets.priceUpTo(200)), membersOf(sets.priceUpTo(199)), membersOf(sets.priceUpTo(1e9))]).toEqual([
      [0, 1],
      [0],
      [0, 1, 2],
    ]);
  });

  it("PROP-3 rooms match a minimum, each room type by its own count", () => {
    const roomy = setsOf(
      rowsFixture(
        { id: 1, attributes: { bedrooms: 1, bathrooms: 2, showerRooms: 3, toilets: 4, garages: 5 } },
        { id: 2, attributes: { bedrooms: 9, bathrooms: 9, showerRooms: 9, toilets: 9, garages: 9 } },
      ),
    );
    for (const [at, kind] of roomKinds.entries()) {
      expect(membersOf(roomy.atLeast(kind, at + 1))).toEqual([0, 1]);
      expect(membersOf(roomy.atLeast(kind, at + 2))).toEqual([1]);
    }
  });

  it("sets of offered options are computed once; one of an arbitrary number is not cached", () => {
    for (const price of [100, 200, 5]) {
      expect(sets.priceFrom(price)).toBe(sets.priceFrom(price));
      expect(sets.priceUpTo(price)).toBe(sets.priceUpTo(price));
      expect(sets.priceUpTo(price)).not.toBe(sets.priceFrom(price));
    }
    expect(sets.priceFrom(101)).not.toBe(sets.priceFrom(101));
    expect(sets.priceUpTo(101)).not.toBe(sets.priceUpTo(101));
    expect(sets.atLeast("toilets", 2)).toBe(sets.atLeast("toilets", 2));
    expect(sets.atLeast("toilets", 2)).not.toBe(sets.atLeast("garages", 2));
    expect(sets.atLeast("toilets", 3)).not.toBe(sets.atLeast("toilets", 3));
  });
});
