import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { languages } from "../site/languages.js";
import { formatPrice } from "./price.js";
import { readTypedAmount, readTypedPercent } from "./typed-amount.js";

describe("an amount that somebody types", () => {
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
  ])("CMS-11 %s is %d euro", (text, amount) => {
    expect(readTypedAmount(text)).toBe(amount);
  });

  it.each(["", "0", "-500", "250,5", "1.25", "1.250,000", "250k", "vanaf 500", "1e6", "1000000000", "12.34.567"])(
    "CMS-11 “%s” is none",
    (text) => {
      expect(readTypedAmount(text)).toBeNull();
    },
  );

  it("reads back whatever a page shows, in every language", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), fc.constantFrom(...languages), (amount, language) => {
        expect(readTypedAmount(formatPrice(amount, language))).toBe(amount);
      }),
    );
  });
});

describe("a percentage that somebody types", () => {
  it.each([
    ["3", 3],
    ["3,25", 3.25],
    ["3.125 %", 3.125],
    ["0", 0],
  ])("PROP-19 %s is %d", (text, percent) => {
    expect(readTypedPercent(text)).toBe(percent);
  });

  it.each(["", "-3", "3,2,5", "3.250,1", "drie", "3,1234", "1e2", "∞"])("PROP-19 “%s” is none", (text) => {
    expect(readTypedPercent(text)).toBeNull();
  });
});
