import { describe, expect, it } from "vitest";
import { listingFixture } from "~/replica/replica-fixture";
import { placeLine } from "./place-line.server";
import { placeSiteFixture, type PlaceListing } from "./place-fixture";
import { placePages } from "./place-pages.server";
import { priceFigures } from "./price-figures";
import { placeTitle } from "./place-title.server";
import { earlierGermanSlugs, typeSlugs } from "./type-slugs";

const plain = (text: string) => text.replace(/\u00a0/g, " ");

describe("SEO-4 the price figures", () => {
  const asked = (...amounts: (number | null)[]) => amounts.map((amount) => ({ amount, surface: amount && 100 }));

  it("are of published prices alone, and of enough homes", () => {
    expect(priceFigures(asked(300_000, null, 100_000))).toEqual({ from: 100_000, median: null, perSquareMetre: null });
    expect(priceFigures(asked(300_000, 100_000, 500_000, null))).toEqual({
      ...{ from: 100_000, median: 300_000, perSquareMetre: 3000 },
    });
    expect(priceFigures(asked(100, 400, 200, 300)).median).toBe(250);
    expect(priceFigures([])).toEqual({ from: null, median: null, perSquareMetre: null });
  });
});

describe("SEO-4 the line of a place page", () => {
  const line = (listings: PlaceListing[], goal: 0 | 1 = 0) => {
    const { replica } = placeSiteFixture(listings.map(listingFixture)).context;
    const pages = placePages(replica);
    const page = pages.at(goal, ["antwerpen"], "nl");
    if (!page) throw new Error("no such page");
    return plain(placeLine(replica, pages, page, "nl"));
  };
  const home = (id: number, price: number, given: Partial<PlaceListing> = {}): PlaceListing => ({
    ...{ id, price, attributes: { surfaceLiving: 100 } },
    ...given,
  });

  it("has the number of homes, the lowest and the middle price and the price of a square metre", () => {
    expect(line([home(1, 245_000), home(2, 389_400), home(3, 600_000)])).toBe(
      "Op dit moment hebben we hier 3 panden te koop, vanaf € 245.000. De mediaan van de vraagprijzen is € 389.000; gemiddeld wordt € 4.110 per m² bewoonbare oppervlakte gevraagd.",
    );
  });

  it("PROP-8 tells nothing of a hidden price, a price from, an annuity or a price by another unit", () => {
    const shown = [home(1, 300_000), home(2, 300_000), home(3, 300_000)];
    const others = [
      home(4, 1, { publishPrice: false }),
      home(5, 2, { priceUnit: 7 }),
      home(6, 3, { attributes: { surfaceLiving: 100, viager: true } }),
      home(7, 4, { priceUnitText: { nl: "per m²" } }),
      home(8, 5, { marquee: 2 }),
    ];
    expect(line([...shown, ...others])).toBe(
      "Op dit moment hebben we hier 7 panden te koop, vanaf € 300.000. De mediaan van de vraagprijzen is € 300.000; gemiddeld wordt € 3.000 per m² bewoonbare oppervlakte gevraagd.",
    );
    expect(line([home(4, 1, { publishPrice: false })])).toBe("Op dit moment hebben we hier één pand te koop.");
  });

  it("has the rent a month, and says that there is nothing", () => {
    const rents = [800, 950, 1200].map((price, at) => home(at + 1, price, { goal: 1 }));
    expect(line(rents, 1)).toBe(
      "Op dit moment hebben we hier 3 panden te huur, vanaf € 800 per maand. De mediaan van de huurprijzen is € 950 per maand.",
    );
    expect(line(rents)).toBe("Op dit moment hebben we hier niets te koop.");
  });
});

describe("SEO-4 the title of a place page", () => {
  const listings = [
    listingFixture({ id: 1, webId: 1 }),
    listingFixture({ id: 2, city: "Le Roeulx", zip: "7070", cityNames: {} }),
  ];
  const { replica } = placeSiteFixture(listings).context;
  const titleOf = (parts: string[], language: "nl" | "fr" | "en" | "de", goal: 0 | 1 = 0) => {
    const page = placePages(replica).at(goal, parts, "nl");
    return page && plain(placeTitle(page, language, replica));
  };

  it.each([
    ["nl", "Appartement te koop in Antwerpen"],
    ["fr", "Appartement fr à vendre à Anvers"],
    ["en", "Appartement en for sale in Antwerp"],
    ["de", "Appartement kaufen in Antwerpen"],
  ] as const)("names type, goal and place in %s", (language, title) => {
    expect(titleOf(["antwerpen", "appartement"], language)).toBe(title);
  });

  it("names the place alone, and joins a French article", () => {
    expect(titleOf(["antwerpen"], "nl", 1)).toBe("Vastgoed te huur in Antwerpen");
    expect(titleOf(["le-roeulx"], "fr")).toBe("Biens immobiliers à vendre au Roeulx");
  });
});

describe("SEO-4 a type in an address", () => {
  const slugs = (...names: string[]) => [
    ...typeSlugs(
      names.map((nl, at) => ({ id: at + 1, webId: at + 10, name: { nl } })),
      "nl",
      "nl",
    ).values(),
  ];

  it("is its name, folded, and of two with one name the older one's", () => {
    expect(slugs("Maison de maître", "Kot / Kamer", "Kot - kamer")).toEqual([
      ...["maison-de-maitre", "kot-kamer", "kot-kamer-t12"],
    ]);
  });

  it("writes umlauts out in German, and knows what addresses had before", () => {
    const types = [
      { id: 1, webId: 10, name: { de: "Büro" } },
      { id: 2, webId: 11, name: { de: "Buero" } },
    ];
    expect([...typeSlugs(types, "de", "nl").values()]).toEqual(["buero", "buero-t11"]);
    expect([...typeSlugs(types, "nl", "nl").values()]).toEqual(["buro", "buero"]);
    expect([...earlierGermanSlugs(types, "nl").values()]).toEqual(["buro", "buero"]);
  });

  it("is never a number, which is a listing's, and never empty", () => {
    expect(slugs("12", "公寓")).toEqual(["12-t10", "type-t11"]);
  });
});
