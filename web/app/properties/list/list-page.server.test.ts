import { describe, expect, it } from "vitest";
import { listingFixture } from "~/replica/replica-fixture";
import { unpackOptions } from "~/properties/query/packed-options";
import { loadListPage } from "./list-page.server";
import { replicaFixture } from "~/shell/site-fixture";

const replica = replicaFixture(
  [
    ...Array.from({ length: 14 }, (_, index) =>
      listingFixture({
        ...{ id: index + 1, price: 100_000 * (index + 1), webId: index % 2 },
        attributes: { bedrooms: index === 0 ? 1 : 2 },
      }),
    ),
    listingFixture({ id: 90, city: "Gent", cityNames: {}, zip: "9000", webId: 2, price: null, publishPrice: false }),
    listingFixture({ id: 91, goal: 1, price: 900 }),
  ],
  { propertyList: { pageSize: 12 }, propertySearch: { salePrices: [100_000], rentPrices: [500], maxRooms: 5 } },
);

const list = { id: "list", goal: 0 as const, types: [], cities: [], sort: "newest" as const };
const load = (address: string, given: Partial<Parameters<typeof loadListPage>[1]> = {}) =>
  loadListPage(
    { replica, rendered: new Map(), isDataRequest: true },
    { ...list, ...given },
    new URL(address, "https://site.example"),
    "nl",
  );

const optionsOf = (...requested: Parameters<typeof load>) => unpackOptions(load(...requested).options);

type Data = ReturnType<typeof load>;
const cardIds = ({ results }: Data) =>
  Array.from((results.html ?? "").matchAll(/\/(\d+)\/">/g), ([, id]) => Number(id));

describe("a list page", () => {
  it("PROP-4 shows a page of the goal's listings and their total", () => {
    const data = load("/nl/te-koop/");
    expect(data).toMatchObject({ goal: 0, path: "/nl/te-koop/", total: 15, page: 1, pageCount: 2 });
    expect(cardIds(data)).toHaveLength(12);
    expect(cardIds(load("/nl/te-koop/?page=2"))).toHaveLength(3);
  });

  it("PROP-10 omits sold ones with their number, and shows them last on request", () => {
    const some = replicaFixture(
      [
        listingFixture({ id: 1, marquee: 2, price: 300_000 }),
        listingFixture({ id: 2, price: 200_000 }),
        listingFixture({ id: 3, marquee: 2, goal: 1 }),
        listingFixture({ id: 4, price: 100_000 }),
      ],
      { propertyList: { pageSize: 12 } },
    );
    const requested = (search: string) =>
      loadListPage(
        { replica: some, rendered: new Map(), isDataRequest: true },
        list,
        new URL(search, "https://x.example/"),
        "nl",
      );
    expect(requested("")).toMatchObject({ total: 2, ids: [4, 2], gone: 1 });
    expect(requested("?price=150000-")).toMatchObject({ total: 1, gone: 1 });
    expect(requested("?price=-150000")).toMatchObject({ total: 1, gone: 0 });
    expect(requested("?sold=1&sort=price-down")).toMatchObject({
      ids: [2, 4, 1],
      gone: 0,
      search: "sold=1&sort=price-down",
    });
    expect(requested("?sold=yes")).toMatchObject({ total: 2 });
  });

  it("has the cards once in a document, and in the data that a browser requests", () => {
    const rendered = new Map<string, string>();
    const inDocument = loadListPage(
      { replica, rendered, isDataRequest: false },
      list,
      new URL("https://x.example/"),
      "nl",
    );
    expect(inDocument.results).toEqual({ name: "results-list", html: null });
    expect(rendered.get("results-list")).toBe(load("/").results.html);
  });

  it("PROP-3 ignores invalid values and never fails", () => {
    const data = load("/nl/te-koop/?price=x&bedrooms=-1&type=huis&page=0&sort=up&view=map&foo=1");
    expect(data).toMatchObject({ total: 15, page: 1, search: "view=map&sort=newest" });
  });

  it("PROP-3 finds by type, place and price together", () => {
    const data = load("/nl/te-koop/?type=1&city=antwerpen|2000&price=300000-700000");
    expect(cardIds(data)).toEqual([7, 5, 3]);
    expect(new URLSearchParams(data.search).get("price")).toBe("300000-700000");
  });

  it("PROP-6 keeps its canonical path when Remix requests data without the last slash", () => {
    expect(load("/nl/te-koop").path).toBe("/nl/te-koop/");
  });

  it("PROP-4 has the list's default order until a visitor chooses another", () => {
    const ids = (address: string) => cardIds(load(address, { sort: "price-up" }));
    expect(ids("/x/").slice(0, 3)).toEqual([1, 2, 3]);
    expect(ids("/x/?sort=price-down")[0]).toBe(14);
    expect(load("/x/?sort=wrong", { sort: "price-up" }).search).toBe("sort=price-up");
  });

  it("PROP-8 shows price on request on a card without a published price", () => {
    expect(load("/x/?city=gent|9000").results.html).toContain("Prijs op aanvraag");
  });

  it("PROP-2 offers a subtype below its type, and at the top where its type is not offered", () => {
    expect(optionsOf("/x/").types).toEqual([
      [1, "Huis", 7],
      [2, "Appartement", 8],
      [3, "Studio", 1, 1],
    ]);
    expect(optionsOf("/x/?bedrooms=2").types).toEqual([
      [1, "Huis", 6],
      [2, "Appartement", 7],
      [3, "Studio", 0, 1],
    ]);
    expect(optionsOf("/x/?type=3", { goal: 1 }).types).toEqual([
      [1, "Huis", 1],
      [3, "Studio", 0],
    ]);
  });

  it("HOME-1 offers the goal's own places and prices", () => {
    expect(optionsOf("/x/").cities.map(([value]) => value)).toContain("gent|9000");
    const rent = optionsOf("/x/", { goal: 1 });
    expect(rent.cities.map(([value]) => value)).not.toContain("gent|9000");
    expect(rent.minPrices).toEqual([[500, 1]]);
  });

  it("PROP-6 shows beside every option its number of results, 0 included", () => {
    const options = optionsOf("/x/?city=antwerpen|2000&price=-300000");
    expect(options.cities.map(([value, , count]) => [value, count])).toEqual([
      ["antwerpen|2000", 3],
      ["gent|9000", 0],
    ]);
    expect(options.types.map(([value, , count]) => [value, count])).toEqual([
      [1, 2],
      [2, 1],
      [3, 0],
    ]);
    expect(options.minPrices).toEqual([[100_000, 3]]);
    expect(options.maxPrices).toEqual([
      [100_000, 1],
      [300_000, 3],
    ]);
    expect(options.rooms.bedrooms).toEqual([
      [1, 3],
      [2, 2],
      [3, 0],
    ]);
    expect(options.rooms.garages).toEqual([[1, 0]]);
  });

  it("PROP-6 offers a chosen option without listings, so it can be removed", () => {
    const valuesOf = (address: string) =>
      optionsOf(address, { goal: 1 }).types.map(([value, , count]) => [value, count]);
    expect(valuesOf("/x/")).not.toContainEqual([3, 0]);
    expect(valuesOf("/x/?type=3")).toContainEqual([3, 0]);
  });

  it("PROP-18 offers to remove the filter that frees most, with its number", () => {
    const { relaxed, total } = load("/x/?city=gent|9000&type=1&bedrooms=9");
    expect(total).toBe(0);
    expect(relaxed).toBeUndefined();
    expect(load("/x/?city=antwerpen|2000&price=-200000&garages=9&sort=price-up&page=4").relaxed).toEqual({
      address: "/x/?city=antwerpen%7C2000&price=-200000&sort=price-up",
      text: "Toon 2 woningen zonder minimum aan garages",
      title: "Misschien iets voor u?",
    });
    expect(load("/x/").relaxed).toBeUndefined();
    const text = (filter: string) => load(`/x/?city=antwerpen|2000&${filter}`).relaxed?.text;
    expect(["surface=900", "epc=a", "garden=1", "parking=1"].map(text)).toEqual([
      "Toon 14 woningen van elke oppervlakte",
      "Toon 14 woningen met elk EPC-label",
      "Toon 14 woningen ook zonder tuin",
      "Toon 14 woningen ook zonder garage of parking",
    ]);
    expect(load("/x/?city=antwerpen|2000&garden=1&terrace=1").relaxed).toBeUndefined();
  });

  it("PROP-18 shows the first listings without it below, nearest to the price where that was the filter", () => {
    const none = load("/x/?price=1-2");
    expect({ total: none.total, ids: none.ids }).toEqual({ total: 0, ids: [] });
    expect(cardIds(none)).toEqual(cardIds(load("/x/?sort=price-up")).slice(0, 3));
    expect(cardIds(load("/x/?price=900000000-"))).toEqual(cardIds(load("/x/?sort=price-down")).slice(0, 3));
    expect(cardIds(load("/x/?city=antwerpen|2000&garages=9"))).toEqual(
      cardIds(load("/x/?city=antwerpen|2000")).slice(0, 3),
    );
    expect(cardIds(load("/x/?city=gent|9000&type=1&bedrooms=9"))).toEqual([]);
  });

  it("stays within staff's narrowing of the list, whatever the address says", () => {
    const narrowed = { cities: ["gent|9000"] };
    expect(load("/x/", narrowed).total).toBe(1);
    expect(load("/x/?city=antwerpen|2000", narrowed).total).toBe(1);
    expect(load("/x/?city=antwerpen|2000", narrowed).search).toBe("sort=newest");
    expect(optionsOf("/x/", narrowed).cities).toHaveLength(1);
    expect(load("/x/?garages=9", narrowed).relaxed?.text).toBe("Toon 1 woning zonder minimum aan garages");
  });
});
