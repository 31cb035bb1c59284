import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { busiestDay, comparedTo, scaleFor, sumOf, summarizeWeek } from "./view-summary";

const month = (views: readonly number[]) =>
  Array.from({ length: 30 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 9, 25 + index)).toISOString().slice(0, 10),
    views: views.at(index - 30) ?? 0,
  }));

describe("the summary of page views", () => {
  it("OWNER-2 compares the last seven days with the seven before", () => {
    expect(summarizeWeek(month([]))).toEqual({ trend: "none" });
    expect(summarizeWeek(month([9, 0, 0, 0, 0, 0, 0, 0]))).toEqual({ trend: "none" });
    expect(summarizeWeek(month([3, 1]))).toEqual({ trend: "first", count: 4 });
    expect(summarizeWeek(month([5, 0, 0, 0, 0, 0, 0, 7]))).toEqual({ trend: "more", count: 7, by: 2 });
    expect(summarizeWeek(month([5, 0, 0, 0, 0, 0, 0, 1]))).toEqual({ trend: "fewer", count: 1, by: 4 });
    expect(summarizeWeek(month([5, 5, 0, 0, 0, 0, 0, 0]))).toEqual({ trend: "same", count: 5 });
  });

  it("OWNER-2 names the busiest day, the latest of several, and none without page views", () => {
    expect(busiestDay(month([]))).toBeNull();
    expect(busiestDay(month([4, 9, 9, 2]))?.day).toBe("2026-11-22");
  });

  it("OWNER-2 compares with similar listings, and calls nearly as many equal", () => {
    expect([100, 96, 104, 90, 110].map((own) => comparedTo({ own, median: 100 }))).toEqual([
      ...["same", "same", "same", "fewer", "more"],
    ]);
    expect([0, 1].map((own) => comparedTo({ own, median: 0 }))).toEqual(["same", "more"]);
  });

  it("OWNER-2 draws an axis of few round whole numbers, with all views below the last", () => {
    expect([0, 1, 4, 5, 37, 1250].map(scaleFor)).toEqual([
      ...[
        [0, 1],
        [0, 1],
        [0, 1, 2, 3, 4],
        [0, 2, 4, 6],
        [0, 10, 20, 30, 40],
        [0, 500, 1000, 1500],
      ],
    ]);
    fc.assert(
      fc.property(fc.nat({ max: 5_000_000 }), (most) => {
        const scale = scaleFor(most);
        expect(scale.every(Number.isInteger)).toBe(true);
        expect(scale.length).toBeLessThanOrEqual(5);
        expect(scale.at(-1)).toBeGreaterThanOrEqual(most);
      }),
    );
  });

  it("OWNER-2 sums the shown days", () => expect(sumOf(month([1, 2, 3]))).toBe(6));
});
