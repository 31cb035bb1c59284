import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { slugify } from "./slugify.js";
import { languages } from "../site/languages.js";
import { fallbackListPaths, isListingId, listingPath, parseListingPath } from "./listing-path.js";

const address = {
  language: "nl" as const,
  listPath: "te-koop",
  city: "Antwerpen",
  zip: "2000",
  title: "Herenhuis met tuin",
  id: 12,
};

describe("the address of a listing", () => {
  it("ROUTE-5 has the list, the city, the title and the id", () => {
    expect(listingPath(address)).toBe("/nl/te-koop/antwerpen/herenhuis-met-tuin/12/");
    expect(
      listingPath({ ...address, language: "fr", listPath: "a-vendre", city: "Anvers", title: "Hôtel de maître" }),
    ).toBe("/fr/a-vendre/anvers/hotel-de-maitre/12/");
  });

  it("ROUTE-5 writes the umlauts of a German city and title out", () => {
    const german = {
      ...address,
      language: "de" as const,
      listPath: "zu-verkaufen",
      city: "Lüttich",
      title: "Grüne Oase",
    };
    expect(listingPath(german)).toBe("/de/zu-verkaufen/luettich/gruene-oase/12/");
  });

  it("ROUTE-5 has the city and the id without a title", () => {
    expect(listingPath({ ...address, title: "" })).toBe("/nl/te-koop/antwerpen/12/");
    expect(listingPath({ ...address, title: "!!!" })).toBe("/nl/te-koop/antwerpen/12/");
  });

  it("ROUTE-5 has the postal code when a city name has no usable letter", () => {
    expect(listingPath({ ...address, city: "東京" })).toBe("/nl/te-koop/2000/herenhuis-met-tuin/12/");
    expect(listingPath({ ...address, city: "", zip: "" })).toBe("/nl/te-koop/-/herenhuis-met-tuin/12/");
  });

  it("ROUTE-5 is read back, for any listing and list", () => {
    const lists = fc.constantFrom("te-koop", "a-louer", "wonen/te-koop");
    fc.assert(
      fc.property(
        fc.constantFrom(...languages),
        lists,
        fc.string(),
        fc.string(),
        fc.integer({ min: 1, max: 2_147_483_647 }),
        (language, listPath, city, title, id) => {
          const path = listingPath({ language, listPath, city, zip: "2000", title, id });
          const parts = parseListingPath(path.slice(3), listPath);
          expect(parts).toEqual({
            ...{ id, citySlug: slugify(city, language) || "2000", titleSlug: slugify(title, language) },
          });
        },
      ),
    );
  });

  it("ROUTE-5 is read in any case and with any slashes", () => {
    expect(parseListingPath("TE-KOOP/Antwerpen/12", "te-koop")).toEqual({
      id: 12,
      citySlug: "antwerpen",
      titleSlug: "",
    });
  });

  it.each([
    "te-koop",
    "te-koop/12",
    "te-koop/antwerpen",
    "te-huur/antwerpen/12",
    "te-koop/a/b/c/12",
    "te-koop/antwerpen/0",
    "te-koop/antwerpen/012",
    "te-koop/antwerpen/1e3",
    "te-koop/antwerpen/99999999999",
    "",
  ])("ROUTE-5 rejects %j", (path) => {
    expect(parseListingPath(path, "te-koop")).toBeNull();
  });

  it("accepts only ids that a database can hold", () => {
    expect(isListingId("2147483647")).toBe(true);
    expect(isListingId("2147483648")).toBe(false);
  });

  it("ROUTE-7 has list paths in every language", () => {
    expect(fallbackListPaths[0].fr).toBe("a-vendre");
    expect(fallbackListPaths[1].de).toBe("zu-vermieten");
  });
});
