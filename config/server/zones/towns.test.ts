import { describe, expect, it } from "vitest";
import { municipalityAt, townName, townOf, townSlug } from "./towns.js";

const belgium = 10;
const keyOf = (city: string, zip: string, countryId = belgium) => townOf({ city, zip, countryId }).key;

describe("SEO-4 a town", () => {
  it.each([
    [
      ["ANTWERPEN", "2000"],
      ["Antwerpen ", "2018"],
      ["Anvers", "B-2060"],
    ],
    [
      ["Liège", "4000"],
      ["Luik", "4020"],
      ["LIEGE", "4000"],
    ],
    [
      ["Sint-Niklaas", "9100"],
      ["SINT NIKLAAS", "9100"],
    ],
    [
      ["'s-Gravenwezel", "2970"],
      ["’S GRAVENWEZEL", "2970"],
    ],
  ] as const)("is one, however its sources write it: %j", (...spellings) => {
    expect(new Set(spellings.map(([city, zip]) => keyOf(city, zip))).size).toBe(1);
  });

  it("is not the other town of its name, nor the district next to it", () => {
    expect(keyOf("Halle", "1500")).not.toBe(keyOf("Halle", "2980"));
    expect(keyOf("Antwerpen", "2000")).not.toBe(keyOf("Berchem", "2600"));
    expect(keyOf("Halle", "1500")).not.toBe(keyOf("Halle", "06108", 20));
  });

  it("has its municipality's names where it has the name of one", () => {
    expect(townOf({ city: "LUIK", zip: "4000", countryId: belgium }).names).toMatchObject({ nl: "Luik", fr: "Liège" });
    const berchem = townOf({ city: "Berchem", zip: "2600", countryId: belgium });
    expect(berchem.names).toBeNull();
    expect(berchem.point?.latitude).toBeCloseTo(51.22, 1);
    expect(townOf({ city: "Torrevieja", zip: "03180", countryId: 20 })).toMatchObject({ names: null, point: null });
  });
});

describe("SEO-4 a town in an address", () => {
  const slug = (city: string, zip: string, language: "nl" | "fr" | "en" | "de" = "nl", countryId = belgium) =>
    townSlug(townOf({ city, zip, countryId }), city, zip, language);

  it("is its name, folded", () => {
    expect(slug("Liège", "4000", "fr")).toBe("liege");
    expect(slug("’s-Gravenwezel", "2970")).toBe("s-gravenwezel");
    expect(slug("Antwerpen", "2018")).toBe("antwerpen");
    expect([slug("Lüttich", "4000", "de"), slug("Lüttich", "4000", "nl")]).toEqual(["luettich", "luttich"]);
    expect(slug("Köln", "50667", "de", 30)).toBe("koeln");
  });

  it("has the postal code too where the country has another of that name, whatever is on offer", () => {
    expect([slug("Halle", "1500"), slug("Halle", "2980")]).toEqual(["halle", "halle-2980"]);
    expect([slug("Saint-Nicolas", "4420", "fr"), slug("Saint-Nicolas", "9100", "fr")]).toEqual([
      "saint-nicolas-4420",
      "saint-nicolas-9100",
    ]);
    expect(slug("Halle", "06108", "nl", 20)).toBe("halle-06108");
  });

  it("is its postal code where its name has no letter of an address", () => {
    expect(slug("安特卫普", "2000")).toBe("2000");
  });

  it("is known without any home there", () => {
    const keyAt = (address: string) => municipalityAt(address)?.key;
    expect(keyAt("hasselt")).toBe(keyOf("Hasselt", "3500"));
    expect(new Set(["liege", "luik", "liege-4000", "luettich", "luttich", "luttich-4000"].map(keyAt))).toEqual(
      new Set([keyOf("Luik", "4000")]),
    );
    expect(keyAt("saint-nicolas-9100")).toBe(keyOf("Sint-Niklaas", "9100"));
    expect(["nergens", "appartement", "hasselt-x", "hasselt-9000"].map(keyAt)).toEqual(Array(4).fill(undefined));
  });
});

it.each([
  ["ANTWERPEN", "Antwerpen"],
  ["SINT-JOB-IN-'T-GOOR", "Sint-Job-in-'t-Goor"],
  ["'S-GRAVENWEZEL", "'s-Gravenwezel"],
  ["OTTIGNIES-LOUVAIN-LA-NEUVE", "Ottignies-Louvain-la-Neuve"],
  ["De Panne", "De Panne"],
])("SEO-4 reads %s as %s", (written, read) => {
  expect(townName(written)).toBe(read);
});
