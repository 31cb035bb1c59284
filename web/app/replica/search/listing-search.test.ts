import { describe, expect, it } from "vitest";
import { emptyListingQuery, listingSorts, type ListingQuery } from "@gevel/config";
import { setOf } from "./bit-set.server";
import { ListingSearch } from "./listing-search.server";
import { ListingRows } from "./listing-rows.server";
import { factsFixture, membersOf, rowsFixture, settingsFixture, type ListingInput } from "../search-parts.fixture";
import type { ListScope } from "./search-result";

const now = Date.parse("2026-06-01T12:00:00Z");
const everywhere: ListScope = { types: [], cities: [] };
const settings = settingsFixture();
const searchOf = (rows: ListingRows, before: ListingSearch | null = null) =>
  new ListingSearch(rows, settings, now, before);

const gent = { city: "Gent", zip: "9000", cityNames: {} };
/** Slot 0 to 5; newest is the last. */
const listings: readonly ListingInput[] = [
  { id: 1, price: 300, webId: 0, ...gent },
  { id: 2, price: 100, webId: 1, point: { latitude: 51.2, longitude: 4.4, exact: true } },
  { id: 3, price: null, webId: 2, point: { latitude: 50.8, longitude: 4.3, exact: false } },
  { id: 4, goal: 1, price: 200, webId: 0, ...gent },
  { id: 5, marquee: 2, webId: 0 },
  { id: 6, price: 200, webId: 3, attributes: { bedrooms: 2, toilets: 1 }, typeDescription: { nl: "Kasteel" } },
];
const rows = rowsFixture(...listings);
const search = searchOf(rows);
const found = (given: Partial<ListingQuery> = {}, scope = everywhere) =>
  membersOf(search.matches({ ...emptyListingQuery(0), ...given }, scope).all);

describe("the results of a query", () => {
  it("PROP-3 PROP-9 match a reference and a published address, never an unpublished one", () => {
    const street = { street: "Proefstraat", houseNumber: "17" };
    const results = searchOf(
      rowsFixture(
        { id: 1, recordFile: "GV-0548", ...street, publishAddress: true },
        { id: 2, recordFile: "GV-0549", ...street, publishAddress: false },
        { id: 548, recordFile: "", ...street, houseNumber: "19", publishAddress: true },
      ),
    );
    const of = (text: string) => membersOf(results.matches({ ...emptyListingQuery(0), search: text }, everywhere).all);
    expect([of("Proefstraat 17"), of("proefstraat 17, 2000 Antwerpen"), of("Proefstraat")]).toEqual([[0], [0], [0, 2]]);
    expect([of("Referentie GV-0549"), of("ref. GV-0548"), of("Référence 548")]).toEqual([[1], [0], [2]]);
  });

  it("PROP-3 PROP-10 are on offer for the goal and match each set filter", () => {
    expect([found(), found({ goal: 1 })]).toEqual([[0, 1, 2, 5], [3]]);
    expect(found({ search: "kast" })).toEqual([5]);
    expect(found({ search: " - " })).toEqual([0, 1, 2, 5]);
    expect(found({ cities: ["gent|9000"] })).toEqual([0]);
    expect(found({ types: [2] })).toEqual([1, 2]);
    expect([
      found({ minPrice: 200 }),
      found({ maxPrice: 200 }),
      found({ minPrice: 0 }),
      found({ maxPrice: 0 }),
    ]).toEqual([[0, 5], [1, 5], [0, 1, 5], []]);
    const { rooms } = emptyListingQuery(0);
    expect([found({ rooms: { ...rooms, bedrooms: 1 } }), found({ rooms: { ...rooms, toilets: 2 } })]).toEqual([
      [5],
      [],
    ]);
    expect(found({ search: "antwerpen", minPrice: 150 })).toEqual([5]);
  });

  it("PROP-2 are within staff's narrowing of the list; choices beyond it are ignored", () => {
    expect(found({}, { types: [2, 4], cities: [] })).toEqual([1, 2, 5]);
    expect(found({}, { types: [], cities: ["gent|9000"] })).toEqual([0]);
    expect(found({}, { types: [2], cities: ["gent|9000"] })).toEqual([]);
    expect(found({ types: [1, 4] }, { types: [2, 4], cities: [] })).toEqual([5]);
    expect(found({ types: [1] }, { types: [2], cities: [] })).toEqual([1, 2]);
    expect(found({ cities: ["gent|9000"] }, { types: [], cities: ["antwerpen|2000"] })).toEqual([1, 2, 5]);
  });

  it("PROP-18 know the set filters: removing one that was not set frees nothing", () => {
    const relaxed = (given: Partial<ListingQuery>, scope = everywhere) =>
      search.matches({ ...emptyListingQuery(0), ...given }, scope).relaxation();
    const { rooms } = emptyListingQuery(0);
    expect(relaxed({ search: "zzz" })).toEqual({ filter: "search", count: 4 });
    expect(relaxed({ cities: ["nergens|1"] })).toEqual({ filter: "cities", count: 4 });
    expect(relaxed({ types: [99] })).toEqual({ filter: "types", count: 4 });
    expect(relaxed({ minPrice: 400 })).toEqual({ filter: "price", count: 4 });
    expect(relaxed({ maxPrice: 50 })).toEqual({ filter: "price", count: 4 });
    expect(relaxed({ rooms: { ...rooms, garages: 1 } })).toEqual({ filter: "garages", count: 4 });
    expect(relaxed({ cities: ["gent|9000"] }, { types: [], cities: ["nergens|1"] })).toBeNull();
  });

  it("PROP-6 are counted beside each option", () => {
    const query = emptyListingQuery(0);
    const facets = search.facets(search.matches(query, everywhere), query, "fr", { types: [2], cities: [] });
    expect([facets.types, facets.cities.map(({ label, count }) => [label, count])]).toEqual([
      [{ value: 2, label: "Appartement fr", count: 2, parent: null }],
      [
        ["Anvers (2000)", 3],
        ["Gent (9000)", 1],
      ],
    ]);
  });
});

describe("a page of results", () => {
  const all = setOf(rows.size, [0, 1, 2, 5]);
  const page = (sort: ListingQuery["sort"], skip: number, limit: number) =>
    search.page(all, { sort }, "nl", skip, limit);

  it("PROP-4 has the page size and order of the request, with leading ones left out", () => {
    expect([page("newest", 0, 3), page("newest", 3, 3), page("newest", 1, 2)]).toEqual([[6, 3, 2], [1], [3, 2]]);
    expect([page("price-up", 0, 9), page("price-up", 2, 1), page("newest", 9, 9), page("newest", 0, 0)]).toEqual([
      [2, 6, 1, 3],
      [1],
      [],
      [],
    ]);
  });

  it("PROP-7 knows the position of a listing, the previous one and the next one", () => {
    const query = emptyListingQuery(0);
    const matches = search.matches(query, everywhere);
    const beside = (id: number, sort: ListingQuery["sort"]) => search.neighbours(matches, { sort }, id, "nl");
    expect([6, 3, 2, 1].map((id) => beside(id, "newest"))).toEqual([
      { position: 1, total: 4, previous: null, next: 3 },
      { position: 2, total: 4, previous: 6, next: 2 },
      { position: 3, total: 4, previous: 3, next: 1 },
      { position: 4, total: 4, previous: 2, next: null },
    ]);
    expect(beside(1, "price-up")).toEqual({ position: 3, total: 4, previous: 6, next: 3 });
    expect([beside(4, "newest"), beside(5, "newest"), beside(99, "newest")]).toEqual([null, null, null]);
  });

  it("PROP-5 PROP-8 PROP-9 puts on the map listings with a point, in order, with public data only", () => {
    const query = emptyListingQuery(0);
    const matches = search.matches(query, everywhere);
    expect(search.mapPoints(matches, { sort: "newest" }, "nl")).toEqual([
      [3, 50.8, 4.3, 0, null],
      [2, 51.2, 4.4, 1, 100],
    ]);
    expect(search.mapPoints(matches, { sort: "price-up" }, "nl").map(([id]) => id)).toEqual([2, 3]);
    expect(search.mapPoints(search.matches({ ...query, minPrice: 150 }, everywhere), query, "nl")).toEqual([]);
  });
});

describe("queries of modules", () => {
  it("PROP-2 PROP-10 select listings on offer, or sold or rented, within types and cities", () => {
    const all = { goal: null, types: [], cities: [], state: "on-offer", sort: "newest", limit: 9 } as const;
    const ids = (given: Partial<Parameters<ListingSearch["select"]>[0]>) => search.select({ ...all, ...given }, "nl");
    expect([ids({}), ids({ goal: 0 }), ids({ state: "sold-or-rented" }), ids({ limit: 2 })]).toEqual([
      [6, 4, 3, 2, 1],
      [6, 3, 2, 1],
      [5],
      [6, 4],
    ]);
    expect([ids({ types: [1] }), ids({ cities: ["gent|9000"], goal: 0 }), ids({ sort: "price-up" })]).toEqual([
      [4, 1],
      [1],
      [2, 6, 4, 1, 3],
    ]);
  });

  it("PROP-2 list cities and types of listings on offer", () => {
    const counts = (options: readonly { value: string | number; count: number }[]) =>
      options.map(({ value, count }) => [value, count]);
    expect([counts(search.cities(0, "nl")), counts(search.cities(null, "nl"))]).toEqual([
      [
        ["antwerpen|2000", 3],
        ["gent|9000", 1],
      ],
      [
        ["antwerpen|2000", 3],
        ["gent|9000", 2],
      ],
    ]);
    expect([counts(search.types(1, "nl")), search.cities(1, "fr")[0]?.label]).toEqual([[[1, 1]], "Gent (9000)"]);
    expect(search.types(0, "fr")[0]).toEqual({ value: 1, label: "Huis fr", count: 1, parent: null });
  });

  it("SEO-1 list all ids with their marks, newest first", () => {
    expect([search.ids(() => true), search.ids((marquee) => marquee !== 2)]).toEqual([
      [6, 5, 4, 3, 2, 1],
      [6, 4, 3, 2, 1],
    ]);
    expect(searchOf(rows.with([], [6])).ids(() => true)).toEqual([5, 4, 3, 2, 1]);
  });
});

describe("a state of the search", () => {
  it("PROP-10 is valid until the first sold listing leaves the lists", () => {
    const sold = rowsFixture({ id: 1, marquee: 2, modifiedAt: new Date(now).toISOString() });
    const until = new ListingSearch(sold, settingsFixture({ propertyList: { showSoldFor: 2 } }), now, null).validUntil;
    expect([until, search.validUntil]).toEqual([now + 2 * 86_400_000, Infinity]);
  });

  it("prepares all orders and the words of the text search, in steps", () => {
    expect([...searchOf(rows).preparing(["nl", "fr"])].length).toBe(2 * listingSorts.length);
    let times = 0;
    const read = ListingRows.read([factsFixture({ id: 1 })], () => (times++, [{ id: 1, words: ["a"] }]));
    expect([...searchOf(read).preparing([])].length).toBe(1);
    expect([read.text.find("a")?.[0], times]).toEqual([1, 1]);
  });

  it("reads no words without a text search", () => {
    let times = 0;
    const read = searchOf(ListingRows.read([factsFixture({ id: 1 })], () => (times++, [])));
    const query = emptyListingQuery(0);
    expect([read.matches(query, everywhere).total, times]).toEqual([1, 0]);
    expect([read.matches({ ...query, search: "a" }, everywhere).total, times]).toEqual([0, 1]);
  });

  it("delays no visitor by an order that the previous state had", () => {
    let reads = 0;
    const counted = {
      ...settings,
      get types() {
        return (reads++, settings.types);
      },
    };
    const before = new ListingSearch(rows, counted, now, null);
    const readsOf = (state: ListingSearch) => {
      reads = 0;
      state.page(setOf(rows.size, []), { sort: "type" }, "nl", 0, 1);
      return reads;
    };
    expect([readsOf(before), readsOf(before)]).toEqual([1, 0]);
    expect(readsOf(new ListingSearch(rows, counted, now, before))).toBe(0);
  });

  it("PROP-4 reuses the orders of the previous state, and merges changed listings into them", () => {
    const before = searchOf(rows);
    for (const sort of listingSorts) before.page(setOf(rows.size, []), { sort }, "nl", 0, 1);
    const next = rows.with([factsFixture({ id: 2, price: 250 })], []);
    const after = searchOf(next, before);
    expect(after.page(setOf(next.size, [0, 1, 2, 5]), { sort: "price-up" }, "nl", 0, 9)).toEqual([6, 2, 1, 3]);
  });
});
