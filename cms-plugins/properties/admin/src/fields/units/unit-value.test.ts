import { expect, it } from "vitest";
import { newUnit, numberOf, readUnits, unitsSold } from "./unit-value";

it("PROP-13 parses units from a list or its JSON, and keeps unknown fields", () => {
  const units = [{ reference: "A", price: 250_000, later: true }];
  expect(readUnits(units)).toEqual(units);
  expect(readUnits(JSON.stringify(units))).toEqual(units);
  expect(readUnits([null, 3, { price: 1 }])).toEqual([{ price: 1, reference: "" }]);
  for (const none of [null, undefined, "", "{", {}, 7]) expect(readUnits(none)).toEqual([]);
});

it("gives a new unit a unique reference", () => {
  expect(newUnit([]).reference).toBe("1");
  expect(newUnit([{ reference: "2" }]).reference).toBe("3");
  expect(newUnit([{ reference: "A" }, { reference: "3" }]).reference).toBe("4");
});

it("shows a number only where there is one", () => {
  expect(numberOf({ reference: "A", floor: 0 }, "floor")).toBe(0);
  expect(numberOf({ reference: "A", floor: null }, "floor")).toBeUndefined();
});

it("PROP-13 counts sold units, which are all of them when the project is sold", () => {
  const units = [{ reference: "A", sold: true }, { reference: "B", sold: "true" }, { reference: "C" }];
  expect(unitsSold(units, false)).toEqual({ sold: 1, total: 3 });
  expect(unitsSold(units, true)).toEqual({ sold: 3, total: 3 });
  expect(unitsSold([], true)).toEqual({ sold: 0, total: 0 });
});
