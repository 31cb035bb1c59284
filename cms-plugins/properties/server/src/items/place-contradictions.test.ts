import { describe, expect, it } from "vitest";
import { dayContradiction, placeContradictions } from "./place-contradictions.js";

const now = new Date("2026-06-01T12:00:00Z");
const right = {
  ...{ zip: "2000", city: "Antwerpen", countryId: 10, latitude: 51.2, longitude: 4.4 },
  createdAtSource: "2026-01-01T00:00:00.000Z",
};
const errorsOf = (given: Partial<Parameters<typeof placeContradictions>[0]>) =>
  placeContradictions({ ...right, ...given }, now).map(({ field, message }) => `${field} ${message}`);

describe("API-2 contradictions in the place and dates of an item", () => {
  it("are none when they are plausible or missing", () => {
    expect([errorsOf({}), errorsOf({ latitude: null, longitude: null }), errorsOf({ createdAtSource: null })]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it("include half a point", () => {
    expect(errorsOf({ longitude: null })).toEqual(["longitude is required where latitude is given"]);
    expect(errorsOf({ latitude: null })).toEqual(["latitude is required where longitude is given"]);
    expect(errorsOf({ latitude: 0, longitude: 0 })).toEqual([]);
  });

  it.each(["0999", "200", "20000", "2000 ", "x2000", "B-2000"])("include %j as a Belgian postal code", (zip) => {
    expect(errorsOf({ zip })).toEqual([
      "zip expected a Belgian postal code of four digits, or the countryId of another country",
    ]);
    expect(errorsOf({ zip, countryId: 63 })).toEqual([]);
  });

  it("include a place without a code or a town", () => {
    expect(errorsOf({ zip: "", countryId: 63 })).toEqual(["zip is required"]);
    expect(errorsOf({ city: "" })).toEqual(["city is required"]);
  });

  it("include a start before 1970 or more than a day from now", () => {
    expect(errorsOf({ createdAtSource: "1970-01-01T00:00:00.000Z" })).toEqual(["createdAt lies before 1970"]);
    expect(errorsOf({ createdAtSource: "1970-01-01T00:00:00.001Z" })).toEqual([]);
    expect(errorsOf({ createdAtSource: "no day" })).toEqual(["createdAt lies before 1970"]);
    expect(errorsOf({ createdAtSource: "2026-06-02T12:00:00.000Z" })).toEqual([]);
    expect(errorsOf({ createdAtSource: "2026-06-02T12:00:00.001Z" })).toEqual(["createdAt lies in the future"]);
  });

  it("include an impossible date of a certificate", () => {
    for (const day of ["1900-01-01", "2199-12-31", "2026-06-01", null, undefined, 12])
      expect(dayContradiction("asbestosDate", day)).toEqual([]);
    const rejected = [{ field: "asbestosDate", message: "expected a day between 1900-01-01 and 2199-12-31" }];
    for (const day of ["1899-12-31", "2200-01-01", ""]) expect(dayContradiction("asbestosDate", day)).toEqual(rejected);
  });
});
