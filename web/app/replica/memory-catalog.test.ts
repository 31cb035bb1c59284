import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  emptyListingQuery,
  listingSorts,
  roomKinds,
  type Language,
  type Listing,
  type ListingQuery,
} from "@gevel/config";
import { catalogSettings } from "./catalog-settings.server";
import { factsOf } from "./listing-facts.server";
import { MemoryCatalog } from "./memory-catalog.server";
import { listingFixture, treeFixture, typesFixture } from "./replica-fixture";

const now = Date.parse("2026-06-01T12:00:00Z");
const day = 86_400_000;
const pageSize = 6;

function catalogOf(listings: readonly Listing[], propertyList: Parameters<typeof treeFixture>[1] = {}) {
  const trees = new Map((["nl", "fr"] as const).map((language) => [language, treeFixture(language, propertyList)]));
  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  return new MemoryCatalog({
    facts: listings.map(factsOf),
    settings: catalogSettings(trees, "nl", typesFixture),
    read: (id) => byId.get(id) ?? null,
    now,
  });
}

const places = [
  { zip: "2000", city: "Antwerpen", cityNames: { nl: "Antwerpen", fr: "Anvers" } },
  { zip: "2018", city: "Antwerpen", cityNames: { nl: "Antwerpen", fr: "Anvers" } },
  { zip: "4000", city: "Liège", cityNames: { nl: "Luik", fr: "Liège" } },
  { zip: "9000", city: "Gent", cityNames: {} },
] as const;
const headlines = ["Herenhuis met tuin", "Één kamer aan zee", "Lichte loft", ""] as const;

const listings = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 500 }),
      goal: fc.constantFrom(0 as const, 1 as const),
      webId: fc.integer({ min: 0, max: 4 }),
      webIds: fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 2 }),
      place: fc.constantFrom(...places),
      headline: fc.constantFrom(...headlines),
      price: fc.option(fc.integer({ min: 0, max: 8 }).map((steps) => steps * 100)),
      publishPrice: fc.boolean(),
      marquee: fc.constantFrom(0, 2, 3, 4, 77),
      bedrooms: fc.option(fc.integer({ min: 0, max: 4 })),
      daysAgo: fc.integer({ min: 0, max: 60 }),
      street: fc.constantFrom("Meir", "Kerkstraat"),
      publishAddress: fc.boolean(),
    }),
    { selector: ({ id }) => id, maxLength: 40 },
  )
  .map((rows) =>
    rows.map(({ id, place, headline, bedrooms, daysAgo, ...row }) =>
      listingFixture({
        ...place,
        ...row,
        id,
        typeDescription: headline ? { nl: headline } : {},
        modifiedAt: new Date(now - daysAgo * day).toISOString(),
        attributes: { bedrooms },
      }),
    ),
  );

const queries: fc.Arbitrary<ListingQuery> = fc.record({
  goal: fc.constantFrom(0 as const, 1 as const),
  search: fc.constantFrom(
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
  ),
  cities: fc.subarray(["antwerpen|2000", "antwerpen|2018", "liège|4000", "nergens|1"], { maxLength: 2 }),
  types: fc.subarray([1, 2, 3, 4, 99], { maxLength: 2 }),
  rooms: fc.record({
    bedrooms: fc.integer({ min: 0, max: 3 }),
    bathrooms: fc.constant(0),
    showerrooms: fc.constant(0),
    toilets: fc.constant(0),
    garages: fc.constantFrom(0, 0, 0, 1),
  }),
  minPrice: fc.option(fc.constantFrom(100, 300)),
  maxPrice: fc.option(fc.constantFrom(300, 600)),
  sort: fc.constantFrom(...listingSorts),
  page: fc.integer({ min: 1, max: 5 }),
  view: fc.constant("list"),
});

/** The same rules said over a plain array, one listing at a time. */
const plain = (text: string) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
const wordsOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
const states: Record<number, string> = { 2: "sold", 3: "rented" };

function listed(listing: Listing, showSoldFor: number): boolean {
  if (!(listing.marquee in states)) return true;
  return showSoldFor > 0 && now - Date.parse(listing.modifiedAt) < showSoldFor * day;
}
const typeIdsOf = ({ webId, webIds }: Listing) =>
  typesFixture.filter((type) => type.webId === webId || webIds.includes(type.webId)).map(({ id }) => id);
const cityOf = ({ city, zip }: Listing) => `${city}|${zip}`.toLowerCase();

function matches(listing: Listing, query: ListingQuery, showSoldFor: number): boolean {
  const price = listing.publishPrice ? listing.price : null;
  const { bedrooms, garages } = listing.attributes;
  const words = [
    listing.city,
    listing.zip,
    listing.recordFile,
    listing.publishAddress ? listing.street : "",
    ...Object.values(listing.cityNames),
    ...Object.values(listing.typeDescription),
    ...Object.values(listing.mainTypeName),
  ].flatMap(wordsOf);
  return (
    listed(listing, showSoldFor) &&
    listing.goal === query.goal &&
    (query.cities.length === 0 || query.cities.includes(cityOf(listing))) &&
    (query.types.length === 0 || typeIdsOf(listing).some((id) => query.types.includes(id))) &&
    (query.minPrice === null || (price !== null && price >= query.minPrice)) &&
    (query.maxPrice === null || (price !== null && price <= query.maxPrice)) &&
    (bedrooms ?? 0) >= query.rooms.bedrooms &&
    (garages ?? 0) >= query.rooms.garages &&
    wordsOf(query.search).every((wanted) => words.some((word) => word.startsWith(wanted)))
  );
}

function sorted(found: Listing[], sort: ListingQuery["sort"], language: Language): Listing[] {
  const collator = new Intl.Collator(`${language}-BE`, { numeric: true, sensitivity: "base" });
  const newest = (a: Listing, b: Listing) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id;
  const price = ({ publishPrice, price: amount }: Listing) => (publishPrice ? amount : null);
  const byPrice = (sign: 1 | -1) => (a: Listing, b: Listing) => {
    const [left, right] = [price(a), price(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * (left - right);
  };
  const name = (listing: Listing) => {
    const names: Partial<Record<Language, string>> = listing.cityNames;
    return `${names[language] ?? listing.city} ${listing.zip}`;
  };
  const type = ({ webId }: Listing) => {
    const names: Partial<Record<Language, string>> = typesFixture.find((known) => known.webId === webId)?.name ?? {};
    return names[language] ?? null;
  };
  const orders: Record<ListingQuery["sort"], (a: Listing, b: Listing) => number> = {
    newest,
    "price-up": byPrice(1),
    "price-down": byPrice(-1),
    date: (a, b) => Date.parse(b.modifiedAt) - Date.parse(a.modifiedAt),
    city: (a, b) => collator.compare(name(a), name(b)),
    type: (a, b) => {
      const [left, right] = [type(a), type(b)];
      if (left === null || right === null) return Number(left === null) - Number(right === null);
      return collator.compare(left, right);
    },
  };
  return found.toSorted((a, b) => orders[sort](a, b) || newest(a, b));
}

describe("the catalog", () => {
  it("PROP-2 PROP-3 PROP-4 finds, counts, sorts and pages as a plain array does", () => {
    const showSold = fc.constantFrom(0, 30);
    const languages = fc.constantFrom<Language>("nl", "fr");
    fc.assert(
      fc.property(listings, queries, showSold, languages, (all, query, showSoldFor, language) => {
        const catalog = catalogOf(all, { propertyList: { pageSize, showSoldFor } });
        const found = all.filter((listing) => matches(listing, query, showSoldFor));
        const result = catalog.search(query, language);
        const pageCount = Math.max(1, Math.ceil(found.length / pageSize));
        const page = Math.min(query.page, pageCount);

        expect(result.total).toBe(found.length);
        expect(catalog.count(query)).toBe(found.length);
        expect([result.page, result.pageCount]).toEqual([page, pageCount]);
        const ordered = sorted(found, query.sort, language).map(({ id }) => id);
        expect(result.cards.map(({ id }) => id)).toEqual(ordered.slice((page - 1) * pageSize, page * pageSize));

        for (const { value, count } of result.facets.cities) {
          const chosen = all.filter((listing) => matches(listing, { ...query, cities: [value] }, showSoldFor));
          expect([value, count]).toEqual([value, chosen.length]);
        }
        for (const { value, count } of result.facets.types) {
          const chosen = all.filter((listing) => matches(listing, { ...query, types: [value] }, showSoldFor));
          expect([value, count]).toEqual([value, chosen.length]);
        }
        const reachable = all.filter((listing) => matches(listing, { ...query, cities: [] }, showSoldFor)).map(cityOf);
        const offered = result.facets.cities.filter(({ count }) => count > 0).map(({ value }) => value);
        expect(new Set(offered)).toEqual(new Set(reachable));
      }),
      { numRuns: 250, seed: 20260101 },
    );
  }, 60_000);

  it("PROP-3 reads each room kind from its own attribute", () => {
    const catalog = catalogOf([
      listingFixture({ id: 1, attributes: { bedrooms: 1, bathrooms: 2, showerRooms: 3, toilets: 4, garages: 5 } }),
    ]);
    const query = emptyListingQuery(0);
    for (const [position, kind] of roomKinds.entries()) {
      expect(catalog.count({ ...query, rooms: { ...query.rooms, [kind]: position + 1 } })).toBe(1);
      expect(catalog.count({ ...query, rooms: { ...query.rooms, [kind]: position + 2 } })).toBe(0);
    }
  });

  it("PROP-10 takes sold listings out of the lists, and out of the sitemap when their page says 410", () => {
    const all = [listingFixture({ id: 1 }), listingFixture({ id: 2, marquee: 2 })];
    const gone = catalogOf(all, { propertyList: { soldStatus: 410 } });
    expect(gone.search(emptyListingQuery(0), "nl").cards.map(({ id }) => id)).toEqual([1]);
    expect(gone.ids()).toEqual([1]);
    expect(gone.find(2)?.id).toBe(2);
    expect(gone.card(2, "fr")).toMatchObject({ state: "sold", marqueeLabel: "Vendu" });
    expect(catalogOf(all).ids()).toEqual([2, 1]);
    const selection = { goal: null, types: [], cities: [], state: "sold-or-rented", sort: "newest", limit: 9 } as const;
    expect(gone.select(selection, "nl").map(({ id }) => id)).toEqual([2]);
  });

  it("PROP-8 PROP-9 knows neither an unpublished price nor an unpublished street", () => {
    const hidden = listingFixture({ id: 1, publishPrice: false, price: 5, street: "Meir", publishAddress: false });
    const catalog = catalogOf([hidden]);
    expect(catalog.card(1, "nl")?.price.amount).toBeNull();
    expect(catalog.count({ ...emptyListingQuery(0), minPrice: 1 })).toBe(0);
    expect(catalog.count({ ...emptyListingQuery(0), search: "meir" })).toBe(0);
  });

  it("LANG-3 LANG-4 says which language a headline is really in, and writes the address of the language asked for", () => {
    const catalog = catalogOf([listingFixture({ id: 7, typeDescription: { nl: "Huis met tuin" } })]);
    expect(catalog.card(7, "fr")).toMatchObject({
      lang: "nl",
      title: "Huis met tuin",
      city: "Anvers",
      typeName: "Huis fr",
      path: "/fr/a-vendre/anvers/huis-met-tuin/7/",
    });
  });

  it("has more types than fit one word of bits", () => {
    const types = Array.from({ length: 70 }, (_, webId) => ({
      id: webId + 1,
      webId,
      name: { nl: `t${webId}` },
      showOrder: webId,
      sale: true,
      rent: true,
    }));
    const all = types.map(({ id, webId }) => listingFixture({ id, webId }));
    const catalog = new MemoryCatalog({
      facts: all.map(factsOf),
      settings: catalogSettings(new Map([["nl", treeFixture("nl")]]), "nl", types),
      read: () => null,
      now,
    });
    expect(catalog.count({ ...emptyListingQuery(0), types: [1, 31, 32, 63, 70] })).toBe(5);
    expect(catalog.types(0, "nl").every(({ count }) => count === 1)).toBe(true);
  });
});
