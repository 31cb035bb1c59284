import { expect, it } from "vitest";
import { ratingSummary } from "./rating-summary";

const rated = (...ratings: (number | null)[]) => ratings.map((rating) => ({ rating }));

it("CMS-16 averages the reviews with stars and counts all of them", () => {
  expect(ratingSummary(rated(5, 4, 4, null))).toEqual({ count: 4, rated: 3, average: 4.3, steps: [1, 2, 0, 0, 0] });
});

it("CMS-16 has no average without stars", () => {
  expect(ratingSummary(rated(null))).toEqual({ count: 1, rated: 0, average: null, steps: [0, 0, 0, 0, 0] });
  expect(ratingSummary([]).average).toBeNull();
});
