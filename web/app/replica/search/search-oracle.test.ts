import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  amenities,
  emptyListingQuery,
  energyLetters,
  listingSorts,
  matchesSavedSearch,
  roomKinds,
  savedSearchWebIds,
  type SavedSearch,
  type Amenity,
  type EnergyLetter,
  type Language,
  type Listing,
  type ListingQuery,
} from "@gevel/config";
import { searchableListing } from "@gevel/config/server";
import { catalogSettings } from "./catalog-settings.server";
import { factsOf } from "./listing-facts.server";
import { MemoryCatalog } from "../memory-catalog.server";
import type { ListScope } from "./search-result";
import { fileFixture, listingFixture, treeFixture, typesFixture } from "../replica-fixture";
import { runAtOnce } from "./steps.server";
import { ListingRows } from "./listing-rows.server";
import { oracle, type OracleWorld } from "./search-oracle.fixture";

const now = Date.parse("2026-06-01T12:00:00Z");
const day = 86_400_000;
const seed = 20260101;

const places = [
  { zip: "2000", city: "Antwerpen", cityNames: { nl: "Antwerpen", fr: "Anvers" } },
  { zip: "2018", city: "Antwerpen", cityNames: { nl: "Antwerpen", fr: "Anvers" } },
  { zip: "4000", city: "Liège", cityNames: { nl: "Luik", fr: "Liège" } },
  { zip: "9000", city: "Gent", cityNames: {} },
  { zip: "9000", city: "GENT", cityNames: {} },
  { zip: "1000", city: "Brussel", cityNames: { nl: "Brussel", fr: "Bruxelles", de: "Brüssel" } },
] as const;
const headlines = [
  { nl: "Herenhuis met tuin", fr: "Maison de maître avec jardin" },
  { nl: "Één kamer aan zee" },
  { nl: "Lichte loft", en: "Bright loft" },
  {},
] as const;
const maybe = (most: number) => fc.option(fc.integer({ min: 0, max: most }));

const listing: fc.Arbitrary<Listing> = fc
  .record({
    id: fc.integer({ min: 1, max: 120 }),
    goal: fc.constantFrom(0 as const, 0 as const, 1 as const),
    webId: fc.integer({ min: 0, max: 4 }),
    webIds: fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 2 }),
    place: fc.constantFrom(...places),
    typeDescription: fc.constantFrom(...headlines),
    price: fc.option(fc.integer({ min: 0, max: 8 }).map((steps) => steps * 100)),
    publishPrice: fc.boolean(),
    marquee: fc.constantFrom(0, 0, 0, 2, 3, 4, 77),
    createdAt: fc.integer({ min: 0, max: 20 }).map((days) => new Date(now - days * day).toISOString()),
    modifiedAt: fc.integer({ min: 0, max: 60 }).map((days) => new Date(now - days * day).toISOString()),
    street: fc.constantFrom("Meir", "Kerkstraat"),
    publishAddress: fc.boolean(),
    point: fc.option(
      fc.record({
        latitude: fc.integer({ min: 490_000, max: 520_000 }).map((value) => value / 10_000),
        longitude: fc.integer({ min: 25_000, max: 64_000 }).map((value) => value / 10_000),
        exact: fc.boolean(),
      }),
    ),
    features: fc.record({
      surfaceLiving: fc.constantFrom(null, 0, 49.9, 50, 80, 120.4, 320),
      surfaceTotal: fc.constantFrom(null, 60, 210),
      energyPerformance: fc.constantFrom(null, 120, 120),
      epcLabelText: fc.constantFrom("A", "A+", "B", "C", "D", "F"),
      hasGarden: fc.constantFrom(null, false, true),
      surfaceGarden: fc.constantFrom(null, 0, 40),
      hasTerrace: fc.constantFrom(null, false, true),
      externalParkings: maybe(1),
    }),
    rooms: fc.tuple(maybe(6), maybe(2), maybe(1), maybe(3), maybe(400), maybe(2)),
  })
  .map(({ place, features, rooms: [bedrooms, bathrooms, showerRooms, toilets, garages, parkings], ...given }) =>
    listingFixture({
      ...place,
      ...given,
      attributes: { ...features, bedrooms, bathrooms, showerRooms, toilets, garages, parkings },
    }),
  );

const cityKeys = ["antwerpen|2000", "antwerpen|2018", "liège|4000", "gent|9000", "nergens|1"];
const wholeCities = ["antwerpen|all", "luik|all"];
const typeIds = [1, 2, 3, 4, 99];
const texts = [
  "",
  "",
  "",
  "ant",
  "LIÈGE",
  "liege",
  "2018",
  "herenhuis tu",
  "een kam",
  "meir",
  "r-1",
  "-",
  "zzz",
  "r",
  "h he",
];
const rooms = (most: number) => fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: most }));

const query: fc.Arbitrary<ListingQuery> = fc.record({
  goal: fc.constantFrom(0 as const, 1 as const),
  search: fc.constantFrom(...texts),
  cities: fc.subarray([...cityKeys, ...wholeCities], { maxLength: 2 }),
  types: fc.subarray(typeIds, { maxLength: 2 }),
  rooms: fc.record({
    bedrooms: rooms(9),
    bathrooms: rooms(2),
    showerrooms: rooms(1),
    toilets: rooms(3),
    garages: rooms(99),
  }),
  minPrice: fc.option(fc.constantFrom(1, 100, 300, 350)),
  maxPrice: fc.option(fc.constantFrom(50, 300, 600, 1_000_000_000)),
  minSurface: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, fc.constantFrom(50, 75, 81, 120, 121)),
  epc: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, fc.constantFrom<EnergyLetter[]>(...energyLetters)),
  amenities: fc.oneof({ weight: 3, arbitrary: fc.constant<Amenity[]>([]) }, fc.subarray<Amenity>([...amenities])),
  area: fc.option(
    fc.array(
      // Between the points of the listings, so that none is on an edge, which belongs to neither side.
      fc.tuple(
        fc.integer({ min: 4899, max: 5201 }).map((value) => value / 100 + 0.00503),
        fc.integer({ min: 249, max: 641 }).map((value) => value / 100 + 0.00307),
      ),
      { minLength: 3, maxLength: 6 },
    ),
  ),
  sold: fc.boolean(),
  sort: fc.constantFrom(...listingSorts),
  page: fc.integer({ min: 1, max: 5 }),
  view: fc.constant("list"),
});
const scope: fc.Arbitrary<ListScope> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ types: [], cities: [] }) },
  fc.record({ types: fc.subarray(typeIds, { maxLength: 3 }), cities: fc.subarray(cityKeys, { maxLength: 3 }) }),
);
const language = fc.constantFrom<Language>("nl", "fr");
interface Question {
  query: ListingQuery;
  scope: ListScope;
  language: Language;
}
const question: fc.Arbitrary<Question> = fc.record({ query, scope, language });

/** The last is not offered to who rents. */
const types = typesFixture.map((type) => ({ ...type, rent: type.webId !== 3 }));

const pageSize = 6;
const steps = { salePrices: [100, 300, 500], rentPrices: [200, 400], maxRooms: 4 };

function worldOf(listings: readonly Listing[], showSoldFor: number): OracleWorld {
  return {
    listings,
    types,
    gone: new Set([2, 3]),
    showSoldFor,
    pageSize,
    priceSteps: { 0: steps.salePrices, 1: steps.rentPrices },
    maxRooms: steps.maxRooms,
    defaultLanguage: "nl",
    now,
  };
}

function settingsOf(showSoldFor: number) {
  const config = { propertyList: { pageSize, showSoldFor }, propertySearch: steps };
  const trees = new Map((["nl", "fr"] as const).map((tree) => [tree, treeFixture(tree, config)]));
  return catalogSettings(trees, "nl", types);
}

const valuesOf = (options: readonly { value: string | number; count: number }[]) =>
  new Map(options.map(({ value, count }) => [value, count]));

/** Everything the catalog answers to one question is what the oracle answers. */
function compare(catalog: MemoryCatalog, world: OracleWorld, { query, scope, language }: Question) {
  const plain = oracle(world);
  const ids = plain.ids(query, language, scope);
  const result = catalog.search(query, language, scope);
  const pageCount = Math.max(1, Math.ceil(ids.length / pageSize));
  const page = Math.min(query.page, pageCount);
  expect([result.total, result.page, result.pageCount]).toEqual([ids.length, page, pageCount]);
  expect(catalog.count(query, scope)).toBe(ids.length);
  expect(result.ids).toEqual(ids.slice((page - 1) * pageSize, page * pageSize));

  const { cities, types, ...others } = result.facets;
  const offered = { ...others, cities: valuesOf(cities), types: valuesOf(types) };
  expect(offered).toEqual(plain.facets(query, scope));
  expect(result.relaxation ?? null).toEqual(ids.length === 0 ? (plain.relaxation(query, scope) ?? null) : null);
  expect(catalog.mapPoints(query, language, scope)).toEqual(plain.mapPoints(query, language, scope));

  for (const [at, id] of ids.entries()) {
    expect(catalog.neighbours(query, id, language, scope)).toEqual({
      position: at + 1,
      total: ids.length,
      previous: ids[at - 1] ?? null,
      next: ids[at + 1] ?? null,
    });
  }
  const foreign = world.listings.find(({ id }) => !ids.includes(id));
  if (foreign) expect(catalog.neighbours(query, foreign.id, language, scope)).toBeNull();
}

describe("the search", () => {
  it("PROP-2 PROP-3 PROP-4 PROP-7 matches plain filtering after any changes, and previous states stay unchanged", () => {
    const change = fc.record({
      put: fc.array(listing, { maxLength: 12 }),
      removed: fc.array(fc.integer({ min: 1, max: 120 }), { maxLength: 8 }),
    });
    const history = fc.record({
      showSoldFor: fc.constantFrom(0, 30),
      begin: fc.array(listing, { maxLength: 90 }),
      changes: fc.array(change, { maxLength: 4 }),
      questions: fc.array(question, { minLength: 4, maxLength: 8 }),
    });
    let requested = 0;
    fc.assert(
      fc.property(history, ({ showSoldFor, begin, changes, questions }) => {
        const settings = settingsOf(showSoldFor);
        let held = new Map<number, Listing>();
        let rows = ListingRows.of([]);
        let catalog: MemoryCatalog | null = null;
        const states: { catalog: MemoryCatalog; world: OracleWorld }[] = [];
        for (const { put, removed } of [{ put: begin, removed: [] }, ...changes]) {
          held = new Map(held);
          for (const id of removed) held.delete(id);
          for (const one of put) held.set(one.id, one);
          rows = rows.with(put.map(factsOf), removed);
          catalog = new MemoryCatalog({ rows, settings, file: fileFixture(held.values()), now }, catalog);
          runAtOnce(catalog.preparing());
          const world = worldOf([...held.values()], showSoldFor);
          states.push({ catalog, world });
          for (const one of questions) compare(catalog, world, one);
          requested += questions.length;
        }
        const [first] = questions;
        if (first) for (const state of states) compare(state.catalog, state.world, first);
      }),
      { numRuns: 250, seed },
    );
    expect(requested).toBeGreaterThan(3_000);
  }, 120_000);

  it("PROP-6 shows beside each option the number of results after choosing it", () => {
    const world = fc.record({ listings: fc.uniqueArray(listing, { selector: ({ id }) => id, maxLength: 60 }), query });
    fc.assert(
      fc.property(world, ({ listings, query }) => {
        const rows = ListingRows.of(listings.map(factsOf));
        const catalog = new MemoryCatalog({ rows, settings: settingsOf(30), file: fileFixture(listings), now });
        const { facets } = catalog.search(query, "nl");
        const after = (chosen: Partial<ListingQuery>) => catalog.count({ ...query, ...chosen });
        for (const { value, count } of facets.cities) expect(count).toBe(after({ cities: [value] }));
        for (const { value, count } of facets.types) expect(count).toBe(after({ types: [value] }));
        for (const { value, count } of facets.minPrices) expect(count).toBe(after({ minPrice: value }));
        for (const { value, count } of facets.maxPrices) expect(count).toBe(after({ maxPrice: value }));
        for (const kind of roomKinds)
          for (const { value, count } of facets.rooms[kind])
            expect(count).toBe(after({ rooms: { ...query.rooms, [kind]: value } }));
        for (const { value, count } of facets.surfaces) expect(count).toBe(after({ minSurface: value }));
        for (const { value, count } of facets.labels) expect(count).toBe(after({ epc: value }));
        for (const { value, count } of facets.amenities)
          expect(count).toBe(
            after({ amenities: amenities.filter((one) => one === value || query.amenities.includes(one)) }),
          );
      }),
      { numRuns: 150, seed },
    );
  }, 60_000);

  it("FORM-9 counts for a saved search the listings of its alert, and a saved search finds the same as the search", () => {
    const kinds = fc.record({ bedrooms: fc.integer({ min: 0, max: 4 }), parkings: fc.integer({ min: 0, max: 2 }) });
    const zone = fc.constantFrom("region:flanders", "province:WLG", "municipality:44021", "antwerpen|2018", "x|1");
    const arbitraryCriteria: fc.Arbitrary<SavedSearch> = fc.record({
      goals: fc.subarray([0 as const, 1 as const], { minLength: 1 }),
      projects: fc.constant(false),
      types: fc.oneof(fc.constant([]), fc.subarray(typesFixture.map(({ id }) => id))),
      zones: fc.oneof(fc.constant([]), fc.uniqueArray(zone, { maxLength: 3 })),
      minPrice: fc.constantFrom(null, null, 200),
      maxPrice: fc.constantFrom(null, null, 600),
      minRooms: fc.oneof(fc.constant({}), kinds),
      maxRooms: fc.constantFrom({}, { bedrooms: 4 }, { parkings: 1 }),
      minSurface: fc.constantFrom(null, null, 50, 80),
      epc: fc.constantFrom(null, null, "b" as const, "d" as const),
      amenities: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.subarray([...amenities])),
    });
    const world = fc.record({
      listings: fc.uniqueArray(listing, { selector: ({ id }) => id, maxLength: 60 }),
      arbitraryCriteria,
    });
    let found = 0;
    fc.assert(
      fc.property(world, ({ listings, arbitraryCriteria: criteria }) => {
        const settings = settingsOf(30);
        const rows = ListingRows.of(listings.map(factsOf));
        const catalog = new MemoryCatalog({ rows, settings, file: fileFixture(listings), now });
        const webIds = savedSearchWebIds(criteria, typesFixture);
        const matching = listings.filter(
          (one) =>
            !["sold", "rented"].includes(settings.stateOf(one.marquee)) &&
            matchesSavedSearch(searchableListing(one), criteria, webIds),
        );
        found += matching.length;
        expect(catalog.countSavedSearch(criteria)).toBe(matching.length);
        // The saved search as a search query, as far as a query can express it: sold listings are not shown here.
        const requested = { ...criteria, goals: [0 as const], zones: [], minRooms: { bedrooms: 1 }, maxRooms: {} };
        const query = {
          ...emptyListingQuery(0),
          types: [...criteria.types],
          minPrice: criteria.minPrice,
          maxPrice: criteria.maxPrice,
          minSurface: criteria.minSurface,
          epc: criteria.epc,
          amenities: [...criteria.amenities],
        };
        query.rooms.bedrooms = 1;
        const searched = new MemoryCatalog({ rows, settings: settingsOf(0), file: fileFixture(listings), now });
        expect(searched.countSavedSearch(requested)).toBe(searched.count(query));
      }),
      { numRuns: 500, seed },
    );
    expect(found).toBeGreaterThan(100);
  }, 60_000);
});
