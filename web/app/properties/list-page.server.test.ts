import { describe, expect, it } from "vitest";
import { listingFixture } from "../replica/replica-fixture";
import { loadListPage } from "./list-page.server";
import { replicaFixture } from "./properties-fixture";

const replica = replicaFixture(
  [
    ...Array.from({ length: 14 }, (_, index) =>
      listingFixture({ id: index + 1, price: 100_000 * (index + 1), webId: index % 2 }),
    ),
    listingFixture({ id: 90, city: "Gent", cityNames: {}, zip: "9000", webId: 2, price: null, publishPrice: false }),
    listingFixture({ id: 91, goal: 1, price: 900 }),
  ],
  { propertyList: { pageSize: 12 }, propertySearch: { salePrices: [100_000], rentPrices: [500], maxRooms: 5 } },
);

const list = { id: "list", goal: 0 as const, types: [], cities: [], sort: "newest" as const };
const load = (address: string, given: Partial<Parameters<typeof loadListPage>[1]> = {}) =>
  loadListPage(
    { replica, drawn: new Map(), isDataRequest: true },
    { ...list, ...given },
    new URL(address, "https://site.example"),
    "nl",
  );

type Data = ReturnType<typeof load>;
const cardIds = ({ results }: Data) =>
  Array.from((results.html ?? "").matchAll(/\/(\d+)\/">/g), ([, id]) => Number(id));

describe("a list page", () => {
  it("PROP-4 shows a page of the goal's listings and says how many there are", () => {
    const data = load("/nl/te-koop/");
    expect(data).toMatchObject({ goal: 0, path: "/nl/te-koop/", total: 15, page: 1, pageCount: 2 });
    expect(cardIds(data)).toHaveLength(12);
    expect(cardIds(load("/nl/te-koop/?page=2"))).toHaveLength(3);
  });

  it("lays the cards in a document once, and gives them with the data that a browser asks for", () => {
    const drawn = new Map<string, string>();
    const inDocument = loadListPage(
      { replica, drawn, isDataRequest: false },
      list,
      new URL("https://x.example/"),
      "nl",
    );
    expect(inDocument.results).toEqual({ name: "results-list", html: null });
    expect(drawn.get("results-list")).toBe(load("/").results.html);
  });

  it("PROP-3 ignores wrong values and never fails", () => {
    const data = load("/nl/te-koop/?price=x&bedrooms=-1&type=huis&page=0&sort=up&view=map&foo=1");
    expect(data).toMatchObject({ total: 15, page: 1, search: "sort=newest" });
  });

  it("PROP-3 finds by type, place and price together", () => {
    const data = load("/nl/te-koop/?type=1&city=antwerpen|2000&price=300000-700000");
    expect(cardIds(data)).toEqual([7, 5, 3]);
    expect(new URLSearchParams(data.search).get("price")).toBe("300000-700000");
  });

  it("PROP-6 keeps its canonical path when Remix asks for data without the last slash", () => {
    expect(load("/nl/te-koop").path).toBe("/nl/te-koop/");
  });

  it("PROP-4 has the list's own order until a visitor chooses another", () => {
    const ids = (address: string) => cardIds(load(address, { sort: "price-up" }));
    expect(ids("/x/").slice(0, 3)).toEqual([1, 2, 3]);
    expect(ids("/x/?sort=price-down")[0]).toBe(14);
    expect(load("/x/?sort=wrong", { sort: "price-up" }).search).toBe("sort=price-up");
  });

  it("PROP-8 says price on request on a card without a published price", () => {
    expect(load("/x/?city=gent|9000").results.html).toContain("Prijs op aanvraag");
  });

  it("HOME-1 offers the goal's own places and prices", () => {
    expect(load("/x/").options.cities.map(([value]) => value)).toContain("gent|9000");
    const rent = load("/x/", { goal: 1 });
    expect(rent.options.cities.map(([value]) => value)).not.toContain("gent|9000");
    expect(rent.options.prices).toEqual([500]);
  });

  it("keeps to what staff narrowed the list to, whatever the address asks", () => {
    const narrowed = { cities: ["gent|9000"] };
    expect(load("/x/", narrowed).total).toBe(1);
    expect(load("/x/?city=antwerpen|2000", narrowed).total).toBe(1);
    expect(load("/x/", narrowed).options.cities).toHaveLength(1);
  });
});
