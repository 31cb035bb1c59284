import { expect, it } from "vitest";
import { upgradedColumns } from "./upgrade-list-columns.js";

const layout = { list: ["name", "city"], previousLists: [["name", "city", "updatedAt"], ["name"]] };

it.each([
  ["as it began once", ["name", "city", "updatedAt"], ["name", "city"]],
  ["as it began at another time", ["name"], ["name", "city"]],
  ["as it begins today", ["name", "city"], null],
  ["as staff chose them", ["city", "name", "updatedAt"], null],
  ["as staff left them out", [], null],
])("columns %s: %j become %j", (_what, stored, renewed) => {
  expect(upgradedColumns(stored, layout)).toEqual(renewed);
});

it("leaves columns alone that have no older default", () => {
  expect(upgradedColumns(["name"], { list: ["name", "city"] })).toBeNull();
});
