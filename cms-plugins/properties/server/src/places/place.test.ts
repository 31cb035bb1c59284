import { describe, expect, it } from "vitest";
import { belgianPlaces } from "./belgian-places.js";
import { newPlace, PlaceIndex, placeKey, readablePlaceName } from "./place.js";

describe("a place", () => {
  it("PROP-2 is one city however a feed writes it", () => {
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
  ])("written %s reads %s", (written, name) => {
    expect(readablePlaceName(written)).toBe(name);
  });

  it("PROP-9 has no point when a feed was the first to name it", () => {
    expect(newPlace({ name: "RIJKEVORSEL", zip: "2310", countryId: 10 })).toMatchObject({
      name: "Rijkevorsel",
      point: null,
    });
  });
});

describe("the places we start with", () => {
  it("each have one key, four names and a point in or by Belgium", () => {
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
