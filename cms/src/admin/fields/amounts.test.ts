import { formatPrice, languages } from "@gevel/config";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addAmounts, readAmount } from "./amounts";

describe("an amount that staff type", () => {
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
    expect(readAmount(text)).toBe(amount);
  });

  it.each(["", "0", "-500", "250,5", "1.25", "1.250,000", "250k", "vanaf 500", "1e6", "1000000000", "12.34.567"])(
    "CMS-11 “%s” is none",
    (text) => {
      expect(readAmount(text)).toBeNull();
    },
  );

  it("reads back whatever the field shows, in every language", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), fc.constantFrom(...languages), (amount, language) => {
        expect(readAmount(formatPrice(amount, language))).toBe(amount);
      }),
    );
  });
});

describe("amounts added to a list", () => {
  it("CMS-11 stand in order, whichever way they were typed", () => {
    expect(addAmounts([100, 300], "200")).toEqual({ kind: "added", amounts: [100, 200, 300], added: [200] });
    expect(addAmounts([], "€ 1.000\n500; 750, 250")).toMatchObject({ amounts: [250, 500, 750, 1000] });
  });

  it("CMS-11 refuses one that is there already, also among those pasted", () => {
    expect(addAmounts([100_000], "100.000")).toEqual({ kind: "double", amount: 100_000 });
    expect(addAmounts([], "500\n500")).toEqual({ kind: "double", amount: 500 });
  });

  it("CMS-11 adds none of several when one is no amount, and says which", () => {
    expect(addAmounts([], "500; veel")).toEqual({ kind: "unreadable", text: "veel" });
  });

  it("adds nothing for nothing", () => {
    expect(addAmounts([100], " \n ")).toEqual({ kind: "added", amounts: [100], added: [] });
  });
});
