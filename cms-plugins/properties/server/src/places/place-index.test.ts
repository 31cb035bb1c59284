import { describe, expect, it } from "vitest";
import { belgianPlaces } from "./belgian-places.js";
import { newPlace, PlaceIndex, placeKey, readablePlaceName } from "./place-index.js";

describe("a place", () => {
  it("PROP-2 is one city in any spelling", () => {
    const index = new PlaceIndex(belgianPlaces);
    for (const name of ["ANTWERPEN", "Antwerpen", "Anvers", "antwerp"])
      expect(index.find({ name, zip: "2000", countryId: 10 })?.name).toBe("Antwerpen");
    expect(index.find({ name: "Antwerpen", zip: "9999", countryId: 10 })).toBeNull();
    expect(index.find({ name: "Antwerpen", zip: "2000", countryId: 63 })).toBeNull();
  });

  it.each([
    ["ANTWERPEN", "Antwerpen"],
    ["SINT-JOB-IN-'T-GOOR", "Sint-Job-in-'t-Goor"],
    ["HEIST-OP-DEN-BERG", "Heist-op-den-Berg"],
    ["DE HAAN", "De Haan"],
    ["'S-GRAVENWEZEL", "'s-Gravenwezel"],
    ["LIÈGE", "Liège"],
    ["Sint-Niklaas", "Sint-Niklaas"],
    ["  LE ROEULX ", "Le Roeulx"],
    ["Q", "Q"],
  ])("written %s is %s", (written, name) => {
    expect(readablePlaceName(written)).toBe(name);
  });

  it("PROP-9 has no point when an import named it first", () => {
    expect(newPlace({ name: "NERGENSHUIZEN", zip: "2310", countryId: 10 })).toMatchObject({
      name: "Nergenshuizen",
      point: null,
    });
    expect(newPlace({ name: "WILTZ", zip: "9501", countryId: 50 })).toMatchObject({ name: "Wiltz", point: null });
  });

  it("has the names and point of its Belgian town, whatever named it first", () => {
    expect(newPlace({ name: "VERVIERS", zip: "4800", countryId: 10 })).toMatchObject({
      name: "Verviers",
      point: { latitude: 50.5891, longitude: 5.8624 },
    });
    const index = new PlaceIndex();
    expect(index.find({ name: "Roulers", zip: "8800", countryId: 10 })?.names.nl).toBe("Roeselare");
    // A municipality with the code of one of its places has that place's point.
    expect(index.find({ name: "Gand", zip: "9030", countryId: 10 })).toMatchObject({
      name: "Gent",
      zip: "9030",
      point: { latitude: 51.0748 },
    });
    expect(index.has({ name: "Gand", zip: "9030", countryId: 10 })).toBe(false);
    expect(index.find({ name: "Gent", zip: "8800", countryId: 10 })).toBeNull();
  });

  it("has the values of staff, with a point when they gave none", () => {
    const own = { name: "Luik", names: { nl: "Luik" }, zip: "4000", countryId: 10 };
    const index = new PlaceIndex([{ ...own, point: null }]);
    expect(index.find({ name: "Luik", zip: "4000", countryId: 10 })).toEqual({
      ...own,
      point: { latitude: 50.6337, longitude: 5.5675 },
    });
    const moved = { latitude: 50.6, longitude: 5.5 };
    expect(new PlaceIndex([{ ...own, point: moved }]).find({ name: "Luik", zip: "4000", countryId: 10 })?.point).toBe(
      moved,
    );
  });
});

describe("the places of Belgium", () => {
  it("have one key, four names and a point each, in or near Belgium", () => {
    expect(new Set(belgianPlaces.map(placeKey)).size).toBe(belgianPlaces.length);
    for (const { names, point, zip } of belgianPlaces) {
      expect(Object.keys(names)).toEqual(["nl", "fr", "en", "de"]);
      expect(zip).toMatch(/^[1-9]\d{3}$/);
      expect(point?.latitude).toBeGreaterThan(49.4);
      expect(point?.latitude).toBeLessThan(51.6);
      expect(point?.longitude).toBeGreaterThan(2.5);
      expect(point?.longitude).toBeLessThan(6.5);
    }
  });
});
