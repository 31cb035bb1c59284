import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { languages } from "../site/languages.js";
import { formatPrice } from "./price.js";
import { parseEuros, parseAmount, parsePercent } from "./parse-amount.js";

describe("a typed amount", () => {
  it.each([
    ["250000", 250_000],
    ["250.000", 250_000],
    ["250 000", 250_000],
    ["250\u202f000 €", 250_000],
    ["€ 1.250.000", 1_250_000],
    ["1,250,000 EUR", 1_250_000],
    ["250.000,00", 250_000],
    ["1'500", 1500],
    ["750", 750],
    ["€ 250.000,00", 250_000],
    ["350.000,-", 350_000],
    ["350.000,--", 350_000],
    ["350.000,–", 350_000],
    ["350'000.–", 350_000],
    ["350.000 EUR", 350_000],
    ["350000EUR", 350_000],
    ["EUR 350.000,00", 350_000],
    ["350 000 euros", 350_000],
    ["350.000 euro", 350_000],
    ["350\u00a0000,00\u00a0€", 350_000],
    ["€350,000.00", 350_000],
    ["1.234,56", 1235],
    ["999,40 €", 999],
    ["1.25", 1],
  ])("CMS-11 %s is %d euro", (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  it.each([
    "",
    "0",
    "-500",
    "250,5",
    "1.250,000",
    "1.234.56",
    "350.000,-5",
    "350.000 USD",
    "€",
    "-",
    "350.000,,",
    "0,20",
    "250k",
    "vanaf 500",
    "1e6",
    "1000000000",
    "12.34.567",
  ])("CMS-11 “%s” is invalid", (text) => {
    expect(parseAmount(text)).toBeNull();
  });

  it("FORM-2 is read to the cent, and zero is an amount", () => {
    expect([parseEuros("€ 1.234,56"), parseEuros("1,234.56"), parseEuros("0"), parseEuros("0,-")]).toEqual([
      1234.56, 1234.56, 0, 0,
    ]);
  });

  it("is read back from any page's format, in every language, with its cents", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999_900 }), fc.constantFrom(...languages), (cents, language) => {
        expect(parseEuros(formatPrice(cents / 100, language))).toBe(cents / 100);
        expect(parseAmount(formatPrice(Math.ceil(cents / 100), language))).toBe(Math.ceil(cents / 100));
      }),
    );
  });
});

describe("a typed percentage", () => {
  it.each([
    ["3", 3],
    ["3,25", 3.25],
    ["3.125 %", 3.125],
    ["0", 0],
  ])("PROP-19 %s is %d", (text, percent) => {
    expect(parsePercent(text)).toBe(percent);
  });

  it.each(["", "-3", "3,2,5", "3.250,1", "drie", "3,1234", "1e2", "∞"])("PROP-19 “%s” is invalid", (text) => {
    expect(parsePercent(text)).toBeNull();
  });
});
