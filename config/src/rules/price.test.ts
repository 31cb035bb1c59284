import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { languages } from "../site/languages.js";
import { formatPrice, priceText } from "./price.js";

const plain = (text: string) => text.replace(/\u00a0/g, " ");

describe("a price", () => {
  it.each([
    ["nl", 1234.56, "€ 1.234,56"],
    ["nl", 1234, "€ 1.234"],
    ["nl", 1234.5, "€ 1.234,50"],
    ["nl", 0, "€ 0"],
    ["nl", -0, "€ 0"],
    ["nl", 12_345_678, "€ 12.345.678"],
    ["nl", 1234.999, "€ 1.235"],
    ["nl", 0.005, "€ 0,01"],
    ["fr", 1234.56, "1 234,56 €"],
    ["fr", 425000, "425 000 €"],
    ["en", 1234.56, "€1,234.56"],
    ["en", 425000, "€425,000"],
    ["de", 1234.56, "1.234,56 €"],
    ["de", 425000, "425.000 €"],
  ] as const)("PROP-8 is written in %s, %d, as %s", (language, amount, text) => {
    expect(plain(formatPrice(amount, language))).toBe(text);
  });

  it("PROP-8 never breaks over two lines", () => {
    fc.assert(
      fc.property(fc.constantFrom(...languages), fc.double({ noNaN: true }), (language, amount) => {
        expect(formatPrice(amount, language).replace(/\u00a0/g, "")).not.toMatch(/\s/);
      }),
    );
  });

  it.each([undefined, null, "", "abc", "1200", Number.NaN, Infinity, -Infinity, 1e307, {}, []])(
    "PROP-8 is NaN for %j",
    (amount) => {
      for (const language of languages) expect(formatPrice(amount, language)).toBe("NaN");
    },
  );
});

describe("the price label of a page", () => {
  it("PROP-8 is the amount for a sale and the amount a month for a letting", () => {
    expect(priceText({ goal: 0, amount: 425000, unit: 0 }, "nl")).toEqual({ kind: "amount", amount: "€\u00a0425.000" });
    expect(priceText({ goal: 1, amount: 950, unit: 1 }, "nl")).toEqual({ kind: "per-month", amount: "€\u00a0950" });
  });

  it("PROP-8 is starting from with price unit 7", () => {
    expect(priceText({ goal: 0, amount: 299000, unit: 7 }, "en")).toEqual({ kind: "from", amount: "€299,000" });
    expect(priceText({ goal: 1, amount: 950, unit: 7 }, "en")).toEqual({ kind: "from-per-month", amount: "€950" });
  });

  it("PROP-8 is price on request when none is published", () => {
    expect(priceText({ goal: 0, amount: null, unit: 7 }, "nl")).toEqual({ kind: "on-request" });
    expect(priceText({ goal: 1, amount: 0, unit: 0 }, "nl")).toEqual({ kind: "on-request" });
  });

  it("PROP-8 never has NaN", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...languages),
        fc.option(fc.double()),
        fc.constantFrom(0 as const, 1 as const),
        fc.nat(9),
        (language, amount, goal, unit) => {
          expect(JSON.stringify(priceText({ goal, amount, unit }, language))).not.toContain("NaN");
        },
      ),
    );
  });
});
