import { describe, expect, it } from "vitest";
import { isRecentDrop, priceDrop, type PriceChange } from "./price-drop.js";

const date = (text: string) => Date.parse(`${text}T10:00:00Z`);
const since = date("2026-06-01");
const change = (on: string, before: number | null, after: number | null, isPublic = true): PriceChange => ({
  ...{ at: date(on), before, after, isPublic },
});
const drop = (...changes: PriceChange[]) => priceDrop(changes, since);

describe("PROP-8 A7 a published price drop", () => {
  it("has the former price and its day", () => {
    expect(drop(change("2026-11-03", 425_000, 399_000))).toEqual({
      ...{ before: 425_000, after: 399_000, on: "2026-11-03T10:00:00.000Z" },
    });
  });

  it.each<[string, PriceChange[]]>([
    ["no change", []],
    ["a rise", [change("2026-11-03", 399_000, 425_000)]],
    ["a correction of less than one percent", [change("2026-11-03", 425_000, 421_000)]],
    ["a price that was never published", [change("2026-11-03", 425_000, 399_000, false)]],
    ["a price that appears", [change("2026-11-03", null, 399_000)]],
    ["a price that disappears", [change("2026-11-03", 425_000, null)]],
    [
      "a typing error corrected after a day",
      [change("2026-10-02", 425_000, 4_250_000), change("2026-10-03", 4_250_000, 425_000)],
    ],
    ["a typing error at the start", [change("2026-06-03", 4_250_000, 425_000)]],
    ["a rise that was reversed", [change("2026-10-20", 399_000, 450_000), change("2026-11-03", 450_000, 399_000)]],
    [
      "a hidden price in between",
      [change("2026-10-20", 450_000, 430_000, false), change("2026-11-03", 430_000, 399_000)],
    ],
  ])("ignores %s", (_, changes) => {
    expect(drop(...changes)).toBeNull();
  });

  it("is relative to the lowest price of the thirty days before, and later to the last price", () => {
    const risen = [change("2026-10-20", 410_000, 450_000), change("2026-11-03", 450_000, 399_000)];
    expect(drop(...risen)).toMatchObject({ before: 410_000 });
    expect(drop(change("2026-08-01", 410_000, 450_000), change("2026-11-03", 450_000, 399_000))).toMatchObject({
      before: 450_000,
    });
  });

  it("is shown for ninety days", () => {
    const on = "2026-08-01T10:00:00.000Z";
    expect(isRecentDrop({ on }, new Date("2026-10-30T09:59:00Z"))).toBe(true);
    expect(isRecentDrop({ on }, new Date("2026-10-30T10:00:00Z"))).toBe(false);
  });
});
