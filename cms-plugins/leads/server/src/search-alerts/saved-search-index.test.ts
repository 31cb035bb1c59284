import fc from "fast-check";
import { expect, it } from "vitest";
import {
  amenities,
  matchesSavedSearch,
  savedSearchWebIds,
  type SavedSearch,
  type PropertyType,
  type SearchableListing,
} from "@gevel/config";
import { SavedSearchIndex } from "./match-changes.js";

const types: PropertyType[] = [1, 2, 3, 4].map((webId) => ({
  ...{ id: webId * 10, webId, name: { nl: `${webId}` }, showOrder: webId, sale: true, rent: true },
  parentId: webId === 3 ? 10 : null,
}));
const zones = ["gent|9000", "municipality:44021", "province:VOV", "region:flanders", "luik|4000"];
const goal = fc.constantFrom(0 as const, 1 as const, "project" as const);
const price = fc.constantFrom(100, 200, 300, NaN);
const home: fc.Arbitrary<SearchableListing> = fc.record({
  goal,
  price,
  rooms: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 6, maxLength: 6 }),
  webIds: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 2 }),
  features: fc.record({
    surface: fc.constantFrom(0, 80, 120),
    energy: fc.integer({ min: 0, max: 7 }),
    amenities: fc.integer({ min: 0, max: 7 }),
  }),
  zones: fc.subarray(zones),
});
const limit = fc.constantFrom(null, null, 100, 200, 250);
const wish: fc.Arbitrary<SavedSearch> = fc.record({
  goals: fc.uniqueArray(fc.constantFrom(0 as const, 1 as const)),
  projects: fc.boolean(),
  types: fc.uniqueArray(fc.constantFrom(10, 20, 30, 99), { maxLength: 2 }),
  zones: fc.subarray([...zones, "nowhere|1"]),
  minPrice: limit,
  maxPrice: limit,
  minRooms: fc.constantFrom({}, {}, { bedrooms: 2 }, { parkings: 1 }),
  maxRooms: fc.constantFrom({}, {}, { bedrooms: 2 }),
  minSurface: fc.constantFrom(null, null, 100),
  epc: fc.constantFrom(null, null, null, "c" as const),
  amenities: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.subarray([...amenities])),
});

it("FORM-9 finds each saved search that a listing matches, once, and no other", () => {
  let found = 0;
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 20 }), home, (searches, one) => {
      const all = searches.map((each, id) => ({ id, wish: each }));
      const expected = all.filter((each) => matchesSavedSearch(one, each.wish, savedSearchWebIds(each.wish, types)));
      const mailed = new SavedSearchIndex(all, types).matching([one]);
      expect(mailed.map(({ id }) => id).sort((a, b) => a - b)).toEqual(expected.map(({ id }) => id));
      found += mailed.length;
    }),
    { numRuns: 2_000 },
  );
  expect(found).toBeGreaterThan(500);
});
