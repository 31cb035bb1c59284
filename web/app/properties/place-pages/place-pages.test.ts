import { describe, expect, it } from "vitest";
import { listingFixture } from "~/replica/replica-fixture";
import { neighboursOf } from "./neighbours.server";
import { placeSiteFixture, type PlaceListing } from "./place-fixture";
import { placePages } from "./place-pages.server";

/** Web ids of the fixture's types: 0 Huis, 1 Appartement with its kind 2 Studio, 3 Grond. */
const homes = (first: number, count: number, given: Omit<PlaceListing, "id"> = {}) =>
  Array.from({ length: count }, (_, at) => listingFixture({ ...given, id: first + at }));

const town = (city: string, zip: string, latitude = 51, longitude = 4): Omit<PlaceListing, "id"> => ({
  ...{ city, zip, cityNames: {} },
  point: { latitude, longitude, exact: false },
});
const pagesOf = (...given: Parameters<typeof placeSiteFixture>) =>
  placePages(placeSiteFixture(...given).context.replica);
const paths = (pages: ReturnType<typeof pagesOf>, goal: 0 | 1 = 0, language: "nl" | "fr" = "nl") =>
  pages.indexed(goal).map((page) => `${pages.path(page, language)} ${page.count}`);

describe("SEO-4 the place pages", () => {
  it("are those of a place, and of a type in it, with enough homes", () => {
    const pages = pagesOf(
      [...homes(1, 3, { webId: 1 }), ...homes(10, 1, { webId: 0 }), ...homes(20, 1, town("Gent", "9000"))],
      { least: 3 },
    );
    expect(paths(pages)).toEqual(["/nl/te-koop/antwerpen/ 4", "/nl/te-koop/antwerpen/appartement/ 3"]);
    expect(paths(pages, 0, "fr")).toEqual(["/fr/a-vendre/anvers/ 4", "/fr/a-vendre/anvers/appartement-fr/ 3"]);
    expect(paths(pages, 1)).toEqual([]);
  });

  it("count a kind with its type (PROP-2)", () => {
    const pages = pagesOf([...homes(1, 1, { webId: 1 }), ...homes(10, 2, { webId: 2 })], { least: 2 });
    expect(paths(pages)).toEqual([
      "/nl/te-koop/antwerpen/ 3",
      "/nl/te-koop/antwerpen/appartement/ 3",
      "/nl/te-koop/antwerpen/studio/ 2",
    ]);
  });

  it("count neither sold nor rented homes, also while the lists still show them (PROP-10)", () => {
    const sold = homes(10, 3, { marquee: 2, modifiedAt: "2026-05-31T00:00:00.000Z" });
    expect(paths(pagesOf([...homes(1, 2), ...sold], { least: 3 }))).toEqual([]);
  });

  it("are one for all postal codes, spellings and languages of a town", () => {
    const spellings = [town("ANTWERPEN", "2000"), town("Antwerpen", "2018"), town("Anvers", "2060")];
    const pages = pagesOf(
      spellings.flatMap((spelling, at) => homes(at + 1, 1, { ...spelling, webId: 1 })),
      { least: 3 },
    );
    expect(paths(pages)).toEqual(["/nl/te-koop/antwerpen/ 3", "/nl/te-koop/antwerpen/appartement/ 3"]);
    expect(pages.indexed(0)[0]?.town).toMatchObject({
      names: { nl: "Antwerpen", fr: "Anvers", en: "Antwerp" },
      cities: ["antwerpen|2000", "antwerpen|2018", "anvers|2060"],
    });
  });

  it("are two for two towns of one name, and none for a town without a letter of an address", () => {
    const pages = pagesOf([
      ...homes(1, 2, town("Halle", "1500")),
      ...homes(10, 2, town("HALLE", "2980")),
      ...homes(20, 2, town("---", "")),
    ]);
    expect(paths(pages).filter((path) => !path.includes("huis"))).toEqual([
      "/nl/te-koop/halle-2980/ 2",
      "/nl/te-koop/halle/ 2",
    ]);
  });

  it("leave an address to the page that staff have at it", () => {
    const pages = pagesOf(homes(1, 2, { webId: 1 }), { pages: ["te-koop/antwerpen"] });
    expect(paths(pages)).toEqual(["/nl/te-koop/antwerpen/appartement/ 2"]);
    expect(pages.at(0, ["antwerpen"], "nl")).toBeNull();
  });

  it("stay within what staff restrict the list to, and are none when staff switch them off", () => {
    const listings = [...homes(1, 2, { webId: 0 }), ...homes(10, 2, { webId: 1 })];
    expect(paths(pagesOf(listings, { scope: { types: [0] } }))).toEqual([
      "/nl/te-koop/antwerpen/ 2",
      "/nl/te-koop/antwerpen/huis/ 2",
    ]);
    const off = pagesOf(listings, { least: 0 });
    expect([paths(off), off.at(0, ["antwerpen"], "nl")]).toEqual([[], null]);
  });
});

describe("SEO-4 an address of a place page", () => {
  const pages = pagesOf([...homes(1, 2, { webId: 1 }), ...homes(10, 1, town("Berchem", "2600"))]);
  const at = (...parts: string[]) => {
    const page = pages.at(0, parts, "nl");
    return page && `${pages.path(page, "nl")} ${page.count}`;
  };

  it.each([
    [["antwerpen", "appartement"], "/nl/te-koop/antwerpen/appartement/ 2"],
    [["anvers", "appartement-fr"], "/nl/te-koop/antwerpen/appartement/ 2"],
    [["antwerpen-2018"], "/nl/te-koop/antwerpen/ 2"],
    [["antwerpen", "grond"], "/nl/te-koop/antwerpen/grond/ 0"],
    [["berchem"], "/nl/te-koop/berchem/ 1"],
    [["hasselt", "appartement"], "/nl/te-koop/hasselt/appartement/ 0"],
  ])("%j is %s", (parts, path) => {
    expect(at(...parts)).toBe(path);
  });

  it("in German writes umlauts out, and the ones before lead there", () => {
    const abroad = { city: "Keulen", zip: "50667", countryId: 20, cityNames: { de: "Köln" } };
    const german = pagesOf([...homes(1, 2, { webId: 1 }), ...homes(10, 2, abroad)]);
    const towns = (...slugs: string[]) => slugs.map((slug) => german.at(0, [slug], "de")?.town.slugs.de);
    expect(towns("koeln", "koln", "keulen")).toEqual(["koeln", "koeln", "koeln"]);
    expect(towns("luettich", "luttich", "liege")).toEqual(["luettich", "luettich", "luettich"]);
  });

  it.each([[["nergens"]], [["antwerpen", "kasteel"]], [["appartement"]], [["antwerpen", "appartement", "x"]], [[""]]])(
    "%j is none",
    (parts) => {
      expect(at(...parts)).toBeNull();
    },
  );
});

describe("SEO-4 the neighbours of a place page", () => {
  const apartments = (first: number, ...place: Parameters<typeof town>) =>
    homes(first, 2, { ...town(...place), webId: 1 });
  const pages = pagesOf([
    ...apartments(1, "Antwerpen", "2000", 51.22, 4.4),
    ...apartments(10, "Gent", "9000", 51.05, 3.72),
    ...apartments(20, "Mechelen", "2800", 51.03, 4.48),
    ...apartments(30, "Mortsel", "2640", 51.17, 4.46),
    ...homes(40, 1, { ...town("Lier", "2500", 51.13, 4.57), webId: 1 }),
    ...homes(50, 2, { ...town("Antwerpen", "2018", 51.2, 4.42), webId: 0 }),
    ...homes(60, 2, { ...town("Antwerpen", "2000"), webId: 1, goal: 1 }),
  ]);
  const own = pages.at(0, ["antwerpen", "appartement"], "nl");
  if (!own) throw new Error("no such page");
  const { places, types, otherGoal } = neighboursOf(pages, own);

  it("are the same type in other places with a page, the nearest first", () => {
    expect(places.map((page) => page.town.names.nl)).toEqual(["Mortsel", "Mechelen", "Gent"]);
    expect(places.every(({ type }) => type?.webId === 1)).toBe(true);
  });

  it("are the other types of the place, and its homes to let", () => {
    expect(types.map(({ type }) => type?.name.nl)).toEqual(["Huis"]);
    expect(otherGoal && pages.path(otherGoal, "nl")).toBe("/nl/te-huur/antwerpen/appartement/");
  });
});

describe("SEO-5 filters that equal a place page", () => {
  const pages = pagesOf([
    ...homes(1, 2, { ...town("Antwerpen", "2000"), webId: 1 }),
    ...homes(10, 2, town("Gent", "9000")),
  ]);

  it("are one town and at most one type", () => {
    expect(pages.ofFilters(0, ["antwerpen|2000"], [2])?.count).toBe(2);
    expect(pages.ofFilters(0, ["antwerpen|2000"], [])?.type).toBeNull();
    expect(pages.ofFilters(0, ["antwerpen|2000", "gent|9000"], [])).toBeNull();
    expect(pages.ofFilters(0, ["antwerpen|2000"], [1, 2])).toBeNull();
    expect(pages.ofFilters(0, [], [2])).toBeNull();
  });
});
