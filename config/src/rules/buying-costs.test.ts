import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buyers, buyingCosts, notaryFee, transferTaxRules, type BoughtSubject, type Buyer } from "./buying-costs.js";
import { regions, type Region } from "./region-of-postcode.js";

const today = new Date("2026-11-23T12:00:00Z");
const tax = (region: Region, buyer: Buyer, price: number, subject: BoughtSubject = "home", day = today) =>
  buyingCosts({ region, buyer, price, subject }, day).tax;

const purchase = {
  region: fc.constantFrom(...regions),
  buyer: fc.constantFrom(...buyers),
  subject: fc.constantFrom<BoughtSubject>("home", "land"),
};
const price = fc.integer({ min: 1, max: 50_000_000 });

describe("buyingCosts", () => {
  it.each<[string, Region, Buyer, number, BoughtSubject, number]>([
    ["a sole own home in Flanders: 2 %", "flanders", "own-home", 350_000, "home", 7_000],
    ["any other in Flanders: 12 %", "flanders", "other", 350_000, "home", 42_000],
    ["building land in Flanders, whoever buys: 12 %", "flanders", "own-home", 200_000, "land", 24_000],
    ["Brussels: the first 200,000 are free", "brussels", "own-home", 300_000, "home", 12_500],
    ["Brussels: nothing below what is free", "brussels", "own-home", 150_000, "home", 0],
    ["Brussels: the last price with an abatement", "brussels", "own-home", 600_000, "home", 50_000],
    ["Brussels: none above 600,000", "brussels", "own-home", 600_001, "home", 75_000.13],
    ["Brussels: land has 100,000 free", "brussels", "own-home", 250_000, "land", 18_750],
    ["Brussels: any other 12.5 %", "brussels", "other", 300_000, "home", 37_500],
    ["Wallonia: 3 % of a sole own home", "wallonia", "own-home", 150_000, "home", 4_500],
    ["Wallonia: 3 % of its land as well", "wallonia", "own-home", 150_000, "land", 4_500],
    ["Wallonia: 12.5 % of any other", "wallonia", "other", 150_000, "home", 18_750],
  ])("PROP-19 %s", (_, region, buyer, amount, subject, expected) => {
    expect(tax(region, buyer, amount, subject)).toBe(expected);
  });

  it("PROP-19 uses the rules of its day", () => {
    const before = new Date("2024-12-31T12:00:00Z");
    expect(tax("wallonia", "own-home", 150_000, "home", before)).toBe(18_750);
    expect(tax("wallonia", "own-home", 150_000, "home", new Date("2025-01-01T12:00:00Z"))).toBe(4_500);
    expect(() => tax("flanders", "other", 1, "home", new Date("2021-12-31T12:00:00Z"))).toThrow(
      "flanders on 2021-12-31",
    );
  });

  it.each([
    [7_500, 413.82],
    [250_095, 2_963.54],
    [300_000, 2_997.96],
    [350_000, 3_032.44],
  ])("PROP-19 a notary's fee by scale J is %d", (amount, expected) => {
    expect(notaryFee(amount)).toBe(expected);
  });

  it("PROP-19 has the file costs of a sole own home, and none fixed for another", () => {
    const of = (buyer: Buyer) => buyingCosts({ region: "flanders", subject: "home", buyer, price: 350_000 }, today);
    expect(of("own-home")).toMatchObject({ file: 907.5, total: 7_000 + 3_032.44 + 907.5 });
    expect(of("other")).toMatchObject({ file: null, total: 42_000 + 3_032.44 });
  });

  it("PROP-19 costs are never negative, grow with the price, and are lowest for an own home", () => {
    fc.assert(
      fc.property(fc.record(purchase), price, price, (what, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)].map((each) =>
          buyingCosts({ ...what, price: each }, today),
        );
        expect(low?.tax).toBeGreaterThanOrEqual(0);
        expect(low?.notary).toBeGreaterThanOrEqual(0);
        expect(high?.tax).toBeGreaterThanOrEqual(low?.tax ?? NaN);
        expect(high?.notary).toBeGreaterThanOrEqual(low?.notary ?? NaN);
        const byOthers = buyingCosts({ ...what, buyer: "other", price: one }, today);
        expect(buyingCosts({ ...what, buyer: "own-home", price: one }, today).tax).toBeLessThanOrEqual(byOthers.tax);
      }),
      { seed: 11 },
    );
  });

  it("PROP-19 every rule has a source and a day", () => {
    for (const { source, from } of transferTaxRules) {
      expect(source).not.toBe("");
      expect(from).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });
});
