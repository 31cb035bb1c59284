import { describe, expect, it } from "vitest";
import { countryIdOf } from "./country.js";
import { readDate } from "./read-date.js";
import { readDecimal, readDegree, readXsDecimal } from "./read-number.js";

describe("the values of import files", () => {
  it.each([
    ["28500", 28_500],
    ["28.500,00", 28_500],
    ["28,500.00", 28_500],
    ["1.234.567", 1_234_567],
    ["1,234,567.5", 1_234_567.5],
    ["1250.50", 1250.5],
    ["1250,5", 1250.5],
    ["1250.500", 1250.5],
    ["0,500", 0.5],
    [" 12 ", 12],
    ["-3", -3],
    ["-1.250,00", -1250],
    ["1 250", 1250],
    ["395\u00a0000,50", 395_000.5],
    ["395'000", 395_000],
    ["28.500,00 EUR", 28_500],
    ["€ 350.000,00", 350_000],
    ["350000,-", 350_000],
    ["350000.-- €", 350_000],
    ["ca. 140 m²", 140],
    ["140,5qm", 140.5],
    // Either 28 and a half or twenty-eight thousand.
    ["28.500", null],
    ["28,500", null],
    ["1.250", null],
    ["28.50.00", null],
    ["28.500,000", null],
    ["1 25", null],
    ["28.500,00 USD", null],
    ["€ 28.500", null],
    ["28.500 m²", null],
    ["1e3", null],
    ["", null],
    ["NaN", null],
  ])("the number %j is %s", (text, number) => {
    expect(readDecimal(text)).toBe(number);
  });

  it.each([
    ["96.000", 96],
    ["140.250", 140.25],
    ["1250.500", 1250.5],
    ["410.000", 410],
    // Two square metres, or two thousand.
    ["2.000", null],
    // The comma is none of xs:decimal: who writes it groups as he likes.
    ["96,000", null],
    ["soon", null],
  ])("API-6 the area %j of xs:decimal is %s", (text, number) => {
    expect(readXsDecimal(text, 10)).toBe(number);
  });

  it.each([
    ["51.170", 51.17],
    ["-2,9187", -2.9187],
    ["51", 51],
    ["51.1.7", null],
    ["5117", null],
  ])("the degree %j is %s", (text, degree) => {
    expect(readDegree(text)).toBe(degree);
  });

  it.each([
    ["2031-11-14", "2031-11-14"],
    ["2031-11-14T00:00:00", "2031-11-14"],
    ["2031-11-14T00:00:00+01:00", "2031-11-14"],
    ["14.11.2031", "2031-11-14"],
    ["1/2/2031", "2031-02-01"],
    ["02-2028", "2028-02-29"],
    ["2031-11", "2031-11-30"],
    ["31.02.2031", null],
    ["2031-13-01", null],
    ["13-2031", null],
    ["20311114", "2031-11-14"],
    ["2031/11/14", "2031-11-14"],
    ["20311345", null],
    ["soon", null],
  ])("the day %j is %s", (text, day) => {
    expect(readDate(text)).toBe(day);
  });

  it.each([
    ["BEL", 10],
    ["België", 10],
    ["luxembourg", 50],
    ["NLD", 63],
    ["Pays-Bas", 63],
    ["Spain", null],
    ["constructor", null],
    ["toString", null],
    ["", null],
  ])("the country %j is %s", (written, id) => {
    expect(countryIdOf(written)).toBe(id);
  });
});
