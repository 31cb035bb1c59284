import { describe, expect, it } from "vitest";
import { emptyListingQuery, roomKinds, type Listing } from "@gevel/config";
import { catalogSettings } from "./search/catalog-settings.server";
import { factsOf } from "./search/listing-facts.server";
import { MemoryCatalog } from "./memory-catalog.server";
import { fileFixture, listingFixture, treeFixture, typesFixture } from "./replica-fixture";
import { ListingRows } from "./search/listing-rows.server";

const now = Date.parse("2026-06-01T12:00:00Z");

function catalogOf(listings: readonly Listing[], propertyList: Parameters<typeof treeFixture>[1] = {}) {
  const trees = new Map((["nl", "fr"] as const).map((language) => [language, treeFixture(language, propertyList)]));
  return new MemoryCatalog({
    rows: ListingRows.of(listings.map(factsOf)),
    settings: catalogSettings(trees, "nl", typesFixture),
    file: fileFixture(listings),
    now,
  });
}

describe("the catalog while a broken file is refilled", () => {
  const listings = [listingFixture({ id: 1 }), listingFixture({ id: 2 })];
  const catalog = new MemoryCatalog({
    rows: ListingRows.of(listings.map(factsOf)),
    settings: catalogSettings(new Map([["nl", treeFixture("nl")]]), "nl", typesFixture),
    file: fileFixture(listings.slice(1)),
    now,
  });

  it("ERR-2 answers unavailable for a known listing, not not-found", () => {
    const unavailable = expect.objectContaining({ code: "CMS_UNAVAILABLE" }) as Error;
    expect(() => catalog.find(1)).toThrow(unavailable);
    expect(() => catalog.card(1, "nl")).toThrow(unavailable);
    expect([catalog.find(3), catalog.card(3, "nl")]).toEqual([null, null]);
    expect(catalog.find(2)?.id).toBe(2);
  });

  it("ERR-2 lists available listings", () => {
    const all = { goal: null, types: [], cities: [], state: "on-offer", sort: "newest", limit: 9 } as const;
    expect(catalog.select(all, "nl").map(({ id }) => id)).toEqual([2]);
  });
});

describe("the catalog", () => {
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

  it("PROP-2 finds subtypes under a type, counts them there and lists them after it", () => {
    const [house, apartment, studio] = [0, 1, 2].map((webId) => listingFixture({ id: webId + 1, webId }));
    if (!house || !apartment || !studio) throw new Error("no listings");
    const plotAndStudio = listingFixture({ id: 4, webId: 3, webIds: [2] });
    const catalog = catalogOf([house, apartment, studio, plotAndStudio]);
    const found = (types: number[]) => catalog.search({ ...emptyListingQuery(0), types }, "nl").ids.toSorted();
    expect([found([2]), found([3]), found([2, 3]), found([4])]).toEqual([[2, 3, 4], [3, 4], [2, 3, 4], [4]]);
    expect(catalog.types(0, "nl")).toEqual([
      { value: 1, label: "Huis", count: 1, parent: null },
      { value: 2, label: "Appartement", count: 3, parent: null },
      { value: 3, label: "Studio", count: 2, parent: 2 },
      { value: 4, label: "Grond", count: 1, parent: null },
    ]);
    const scope = { types: [2], cities: [] };
    expect(catalog.count(emptyListingQuery(0), scope)).toBe(3);
    expect([0, 1, 2, 99].map((webId) => catalog.typeAbove(webId))).toEqual([null, null, 1, null]);
  });

  it("PROP-14 offers a type for the goals that staff set, and finds it in any case", () => {
    const types = typesFixture.map((type) => ({ ...type, sale: type.webId !== 0, rent: type.webId !== 1 }));
    const listings = [0, 1].flatMap((webId) =>
      ([0, 1] as const).map((goal) => listingFixture({ id: webId * 2 + goal + 1, webId, goal })),
    );
    const catalog = new MemoryCatalog({
      rows: ListingRows.of(listings.map(factsOf)),
      settings: catalogSettings(new Map([["nl", treeFixture("nl")]]), "nl", types),
      file: fileFixture(listings),
      now,
    });
    const names = (options: readonly { label: string }[]) => options.map(({ label }) => label);
    expect([0, 1, null].map((goal) => names(catalog.types(goal === 0 || goal === 1 ? goal : null, "nl")))).toEqual([
      ["Appartement"],
      ["Huis"],
      ["Huis", "Appartement"],
    ]);
    const sale = emptyListingQuery(0);
    expect(names(catalog.search(sale, "nl").facets.types)).toEqual(["Appartement"]);
    const chosen = catalog.search({ ...sale, types: [1] }, "nl");
    expect([chosen.total, names(chosen.facets.types)]).toEqual([1, ["Huis", "Appartement"]]);
  });

  it("PROP-10 removes sold listings from the lists, and from the sitemap when their page answers 410", () => {
    const all = [listingFixture({ id: 1 }), listingFixture({ id: 2, marquee: 2 })];
    const gone = catalogOf(all, { propertyList: { soldStatus: 410 } });
    expect(gone.search(emptyListingQuery(0), "nl").ids).toEqual([1]);
    expect(gone.ids()).toEqual([1]);
    expect(gone.find(2)?.id).toBe(2);
    expect(gone.card(2, "fr")).toMatchObject({ state: "sold", marqueeLabel: "Vendu" });
    expect(catalogOf(all).ids()).toEqual([2, 1]);
    const selection = { goal: null, types: [], cities: [], state: "sold-or-rented", sort: "newest", limit: 9 } as const;
    expect(gone.select(selection, "nl").map(({ id }) => id)).toEqual([2]);
  });

  it("PROP-8 PROP-9 contains neither an unpublished price nor an unpublished street", () => {
    const hidden = listingFixture({ id: 1, publishPrice: false, price: 5, street: "Meir", publishAddress: false });
    const catalog = catalogOf([hidden]);
    expect(catalog.card(1, "nl")?.price.amount).toBeNull();
    expect(catalog.count({ ...emptyListingQuery(0), minPrice: 1 })).toBe(0);
    expect(catalog.count({ ...emptyListingQuery(0), search: "meir" })).toBe(0);
  });

  it("LANG-3 LANG-4 gives the real language of a headline, and the address of the requested language", () => {
    const catalog = catalogOf([listingFixture({ id: 7, typeDescription: { nl: "Huis met tuin" } })]);
    expect(catalog.card(7, "fr")).toMatchObject({
      lang: "nl",
      title: "Huis met tuin",
      city: "Anvers",
      typeName: "Huis fr",
      path: "/fr/a-vendre/anvers/huis-met-tuin/7/",
    });
  });

  it("PROP-2 API-6 uses a source's own name for a listing, where it says more than its type", () => {
    const [penthouse, unnamed] = [
      listingFixture({ id: 1, webId: 1, mainTypeName: { nl: "Penthouse" }, typeDescription: {} }),
      listingFixture({ id: 2, webId: 1, mainTypeName: {}, typeDescription: {} }),
    ];
    const catalog = catalogOf([penthouse, unnamed]);
    expect(catalog.card(1, "nl")).toMatchObject({ typeName: "Penthouse", title: "Penthouse, Antwerpen", lang: "nl" });
    expect(catalog.card(1, "fr")).toMatchObject({ typeName: "Appartement fr", title: "Appartement fr, Anvers" });
    expect(catalog.card(2, "nl")).toMatchObject({ typeName: "Appartement", title: "Appartement, Antwerpen" });
    // It is found under its own type.
    expect(catalog.search({ ...emptyListingQuery(0), types: [2] }, "nl").ids.toSorted()).toEqual([1, 2]);
    expect(catalog.types(0, "nl")).toMatchObject([{ label: "Appartement", count: 2 }]);
  });

  it("reuses the cards of unchanged listings, and of no other", () => {
    const settings = catalogSettings(new Map([["nl", treeFixture("nl")]]), "nl", typesFixture);
    const read: number[] = [];
    const fileOf = (listings: readonly Listing[]) => {
      const { card, ...file } = fileFixture(listings);
      return { ...file, card: (id: number) => (read.push(id), card(id)) };
    };
    const all = [1, 2, 3].map((id) => listingFixture({ id }));
    const rows = ListingRows.of(all.map(factsOf));
    const before = new MemoryCatalog({ rows, settings, file: fileOf(all), now });
    const titles = (catalog: MemoryCatalog) => [1, 2, 3].map((id) => catalog.card(id, "nl")?.title);
    titles(before);
    const changed = listingFixture({ id: 2, typeDescription: { nl: "Loft" } });
    const next = {
      rows: rows.with([factsOf(changed)], [3]),
      settings,
      file: fileOf([...all.slice(0, 1), changed]),
      now,
    };
    read.length = 0;
    expect(titles(new MemoryCatalog(next, before))).toEqual(["Woning 1", "Loft", undefined]);
    expect(read).toEqual([2]);
    const renamed = catalogSettings(new Map([["nl", treeFixture("nl")]]), "nl", typesFixture);
    titles(new MemoryCatalog({ ...next, settings: renamed }, before));
    expect(read).toEqual([2, 1, 2]);
  });

  it("supports more types than fit one word of bits", () => {
    const types = Array.from({ length: 70 }, (_, webId) => ({
      id: webId + 1,
      parentId: null,
      webId,
      name: { nl: `t${webId}` },
      showOrder: webId,
      sale: true,
      rent: true,
    }));
    const all = types.map(({ id, webId }) => listingFixture({ id, webId }));
    const catalog = new MemoryCatalog({
      rows: ListingRows.of(all.map(factsOf)),
      settings: catalogSettings(new Map([["nl", treeFixture("nl")]]), "nl", types),
      file: fileFixture([]),
      now,
    });
    expect(catalog.count({ ...emptyListingQuery(0), types: [1, 31, 32, 63, 70] })).toBe(5);
    expect(catalog.types(0, "nl").every(({ count }) => count === 1)).toBe(true);
  });
});
