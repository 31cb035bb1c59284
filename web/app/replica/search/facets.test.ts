import { describe, expect, it } from "vitest";
import { emptyListingQuery, roomKinds, type ListingQuery } from "@gevel/config";
import { typesFixture } from "../replica-fixture";
import { setOf } from "./bit-set.server";
import { CityOptions } from "./city-options.server";
import { searchFacets, typeOptions, Matches, type Part } from "./facets.server";
import { ListingSets } from "./listing-sets.server";
import { rowsFixture, settingsFixture, type ListingInput } from "../search-parts.fixture";
import type { ListScope } from "./search-result";

const propertySearch = { salePrices: [100, 300], rentPrices: [7], maxRooms: 2 };
const everywhere: ListScope = { types: [], cities: [] };

function around(listings: readonly ListingInput[], types = typesFixture) {
  const rows = rowsFixture(...listings);
  const settings = settingsFixture({ propertySearch }, types);
  const sets = new ListingSets(rows, settings, 0);
  return { rows, sets, settings, language: "nl" as const, cities: new CityOptions(rows, rows.byId, settings) };
}

const some: readonly ListingInput[] = [
  { id: 1, webId: 0, price: 100, city: "Gent", zip: "9000", cityNames: {}, attributes: { bedrooms: 1, toilets: 2 } },
  { id: 2, webId: 2, price: 200, city: "Aalst", zip: "9300", cityNames: {}, attributes: { bedrooms: 3, garages: 1 } },
  {
    id: 3,
    webId: 1,
    price: 300,
    city: "Gent",
    zip: "9000",
    cityNames: {},
    attributes: { bathrooms: 1, showerRooms: 1 },
  },
];

function facetsOf(
  given: Partial<ListingQuery>,
  { scope = everywhere, parts = {} }: { scope?: ListScope; parts?: Partial<Record<Part, readonly number[]>> } = {},
) {
  const surroundings = around(some);
  const names: readonly Part[] = ["cities", "types", "minPrice", "maxPrice", ...roomKinds];
  const sets = names.flatMap((part) => (parts[part] ? [[part, setOf(3, parts[part])] as const] : []));
  const matches = new Matches(setOf(3, [0, 1, 2]), new Map(sets));
  return searchFacets(matches, { ...emptyListingQuery(0), ...given }, { ...surroundings, scope });
}
const plain = (options: readonly { value: string | number; count: number }[]) =>
  options.map(({ value, count }) => [value, count]);

describe("the facets of a search", () => {
  it("PROP-6 offer the steps of the goal and count the results of each", () => {
    expect([plain(facetsOf({}).minPrices), plain(facetsOf({}).maxPrices)]).toEqual([
      [
        [100, 3],
        [300, 1],
      ],
      [
        [100, 1],
        [300, 3],
      ],
    ]);
    expect(plain(facetsOf({ goal: 1 }).minPrices)).toEqual([[7, 3]]);
  });

  it("PROP-3 include the visitor's own price among the steps, and each step once", () => {
    const own = facetsOf({ minPrice: 250, maxPrice: 99 });
    expect([plain(own.minPrices), plain(own.maxPrices)]).toEqual([
      [
        [100, 3],
        [250, 1],
        [300, 1],
      ],
      [
        [99, 0],
        [100, 1],
        [300, 3],
      ],
    ]);
    expect(plain(facetsOf({ minPrice: 300 }).minPrices).map(([value]) => value)).toEqual([100, 300]);
  });

  it("PROP-3 offer rooms from one up to the site's maximum, and a requested number beyond it", () => {
    const { rooms } = facetsOf({ rooms: { ...emptyListingQuery(0).rooms, bedrooms: 3, garages: 1 } });
    expect(Object.fromEntries(Object.entries(rooms).map(([kind, counts]) => [kind, plain(counts)]))).toEqual({
      bedrooms: [
        [1, 2],
        [2, 1],
        [3, 1],
      ],
      bathrooms: [
        [1, 1],
        [2, 0],
      ],
      showerrooms: [
        [1, 1],
        [2, 0],
      ],
      toilets: [
        [1, 1],
        [2, 1],
      ],
      garages: [
        [1, 1],
        [2, 0],
      ],
    });
  });

  it.each([
    ["cities", "cities"],
    ["types", "types"],
    ["minPrice", "minPrices"],
    ["maxPrice", "maxPrices"],
  ] as const)("PROP-6 count as if %s were not set beside its own options, and beside no other", (part, own) => {
    const [free, narrowed] = [facetsOf({}), facetsOf({}, { parts: { [part]: [] } })];
    const changed = (["cities", "types", "minPrices", "maxPrices"] as const).filter(
      (facet) => JSON.stringify(free[facet]) !== JSON.stringify(narrowed[facet]),
    );
    expect(changed).toEqual(["cities", "types", "minPrices", "maxPrices"].filter((facet) => facet !== own));
  });

  it.each(roomKinds)("PROP-6 count as if %s were not requested beside its own numbers, and beside no other", (part) => {
    const [free, narrowed] = [facetsOf({}).rooms, facetsOf({}, { parts: { [part]: [] } }).rooms];
    const changed = roomKinds.filter((kind) => JSON.stringify(free[kind]) !== JSON.stringify(narrowed[kind]));
    expect(changed).toEqual(roomKinds.filter((kind) => kind !== part));
  });

  it("PROP-2 offer only cities and types in the list's scope, including chosen ones", () => {
    const wide = facetsOf({});
    expect([plain(wide.cities), plain(wide.types)]).toEqual([
      [
        ["aalst|9300", 1],
        ["gent|9000", 2],
      ],
      [
        [1, 1],
        [2, 2],
        [3, 1],
      ],
    ]);
    const narrow = facetsOf({}, { scope: { types: [2, 3], cities: ["gent|9000"] } });
    expect([plain(narrow.cities), plain(narrow.types)]).toEqual([
      [["gent|9000", 2]],
      [
        [2, 2],
        [3, 1],
      ],
    ]);
    const chosen = facetsOf({ types: [4], cities: ["aalst|9300"] }, { parts: { bedrooms: [0] } });
    expect([plain(chosen.cities), plain(chosen.types)]).toEqual([
      [
        ["aalst|9300", 0],
        ["gent|9000", 1],
      ],
      [
        [1, 1],
        [4, 0],
      ],
    ]);
  });
});

describe("the facets of features", () => {
  const rows: readonly ListingInput[] = [
    { id: 1, attributes: { surfaceLiving: 80, energyPerformance: 90, hasGarden: true } },
    { id: 2, attributes: { surfaceLiving: 120, energyPerformance: 250, parkings: 1 } },
    { id: 3, attributes: { surfaceTotal: 400 } },
  ];
  const features = (given: Partial<ListingQuery> = {}, parts: readonly Part[] = []) => {
    const matches = new Matches(setOf(3, [0, 1, 2]), new Map(parts.map((part) => [part, setOf(3, [])])));
    const { surfaces, labels, amenities } = searchFacets(
      matches,
      { ...emptyListingQuery(0), ...given },
      {
        ...around(rows),
        scope: everywhere,
      },
    );
    return [surfaces, labels, amenities].map(plain);
  };

  it("PROP-6 count what has at least the area, at least the label, and the garden, terrace or parking", () => {
    const [surfaces, labels, amenities] = features({ minSurface: 90 });
    expect(surfaces).toEqual([
      ...[
        [50, 3],
        [75, 3],
        [90, 2],
        [100, 2],
      ],
      ...[
        [125, 1],
        [150, 1],
        [200, 1],
        [250, 1],
        [300, 1],
      ],
    ]);
    expect(labels).toEqual([
      ["a", 1],
      ["b", 1],
      ["c", 2],
      ["d", 2],
      ["e", 2],
      ["f", 2],
    ]);
    expect(amenities).toEqual([
      ["garden", 1],
      ["terrace", 0],
      ["parking", 1],
    ]);
  });

  it("PROP-6 count as if one were not set beside its own options, and beside no other", () => {
    const free = features();
    const changed = (part: Part) =>
      features({}, [part]).flatMap((counts, at) => (JSON.stringify(counts) === JSON.stringify(free[at]) ? [] : [at]));
    expect([changed("surface"), changed("epc")]).toEqual([
      [1, 2],
      [0, 2],
    ]);
    const [, , amenities] = features({}, ["garden"]);
    expect(amenities).toEqual([
      ["garden", 1],
      ["terrace", 0],
      ["parking", 0],
    ]);
  });
});

describe("the types on offer", () => {
  const rentedOnly = typesFixture.map((type) => ({ ...type, sale: type.id !== 1, rent: type.id === 1 }));
  const idsOf = (goal: 0 | 1 | null, chosen: readonly number[] = []) => {
    const surroundings = around(some, rentedOnly);
    return typeOptions(setOf(3, [0, 1, 2]), goal, chosen, surroundings).map(({ value }) => value);
  };

  it("PROP-14 are those that staff set for the goal, or all without a setting", () => {
    expect([idsOf(0), idsOf(1), idsOf(null)]).toEqual([[2, 3], [1], [1, 2, 3]]);
  });

  it("PROP-14 include chosen ones, offered or not, with results or without", () => {
    expect([idsOf(0, [1]), idsOf(0, [4]), idsOf(null, [4])]).toEqual([
      [1, 2, 3],
      [2, 3, 4],
      [1, 2, 3, 4],
    ]);
  });

  it("PROP-2 have a name in the language, a count and a parent", () => {
    const options = typeOptions(setOf(3, [1]), null, [], { ...around(some), language: "fr" });
    expect(options).toEqual([
      { value: 2, label: "Appartement fr", count: 1, parent: null },
      { value: 3, label: "Studio fr", count: 1, parent: 2 },
    ]);
  });
});
