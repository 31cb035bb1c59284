import { describe, expect, it } from "vitest";
import { unitFilterOf } from "./unit-choices";

const units = (...bedrooms: (number | null)[]) => bedrooms.map((count) => ({ bedrooms: count, sold: false }));

describe("the filter of a price list", () => {
  it("PROP-13 offers the bedroom counts of available units", () => {
    const sold = [{ bedrooms: 4, sold: true }];
    expect(unitFilterOf([...units(3, 1, 2, 2, 3, null), ...sold])).toEqual({
      bedrooms: [
        { count: 1, units: 1 },
        { count: 2, units: 2 },
        { count: 3, units: 2 },
      ],
      folded: 1,
    });
  });

  it("is absent for a short list, and where all units have as many bedrooms", () => {
    expect(unitFilterOf(units(1, 2, 3, 1, 2)).bedrooms).toEqual([]);
    expect(unitFilterOf(units(2, 2, 2, 2, 2, 2, 2)).bedrooms).toEqual([]);
  });

  it("PROP-13 folds nothing where everything is sold", () => {
    expect(unitFilterOf(Array.from({ length: 8 }, () => ({ bedrooms: 2, sold: true })))).toEqual({
      bedrooms: [],
      folded: 0,
    });
  });
});
