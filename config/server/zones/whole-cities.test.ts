import { countries } from "@gevel/config";
import { expect, it } from "vitest";
import { districtName } from "./district-names.js";
import { isNamedLike, wholeCityAt, wholeCityOf } from "./whole-cities.js";
import { municipalities } from "./zones.js";

const at = (city: string, zip: string, countryId: number = countries.belgium) => wholeCityOf({ city, zip, countryId });

it("PROP-3 a district, a postal code and a spelling of Antwerp are in one city", () => {
  const keys = [at("Antwerpen", "2000"), at("ANVERS", "2018"), at("Deurne", "2100"), at("Hoboken", "B-2660")].map(
    (city) => [city?.key, city?.zone],
  );
  expect(new Set(keys.map(String))).toEqual(new Set(["antwerpen|all,municipality:11002"]));
});

it("PROP-3 a municipality of one postal code, one abroad and an unknown one are no city of several", () => {
  expect([at("Mortsel", "2640"), at("Antwerpen", "2000", countries.netherlands), at("Nergens", "1")]).toEqual([
    ...[null, null, null],
  ]);
});

it("PROP-3 a municipality that shares its postal code with another is not a part of that", () => {
  expect(at("Elsene", "1050")?.names.nl ?? "none").not.toBe("Brussel");
  expect(at("Brussel", "1050")?.key).toBe("brussel|all");
});

it("PROP-3 a city is asked for in any of its languages, and each has a key of its own", () => {
  expect(["antwerpen|all", "anvers|all", "antwerp|all"].map((key) => wholeCityAt(key)?.key)).toEqual(
    Array.from({ length: 3 }, () => "antwerpen|all"),
  );
  expect(["antwerpen|2000", "mortsel|all", "|all", "__proto__|all"].map(wholeCityAt)).toEqual([null, null, null, null]);
  for (const { nis, names, zips } of municipalities())
    if (zips.length > 1) expect(wholeCityAt(`${names.nl.toLowerCase()}|all`)?.zone).toBe(`municipality:${nis}`);
});

it("PROP-3 a part with its city's name has its district's, in the language of the page", () => {
  const city = at("Antwerpen", "2050");
  expect(city && [isNamedLike(city, "Anvers"), isNamedLike(city, "Deurne")]).toEqual([true, false]);
  expect((["nl", "fr", "de"] as const).map((language) => districtName("2050", language))).toEqual([
    ...["Linkeroever", "Rive gauche", "Linkes Ufer"],
  ]);
  expect([districtName("2140", "fr"), districtName("2800", "nl")]).toEqual(["Borgerhout", null]);
});
