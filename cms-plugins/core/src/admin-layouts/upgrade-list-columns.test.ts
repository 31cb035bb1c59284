import { expect, it } from "vitest";
import { upgradedColumns } from "./upgrade-list-columns.js";

const layout = { list: ["name", "city"], previousLists: [["name", "city", "updatedAt"], ["name"]] };

it.each([
  ["an older default", ["name", "city", "updatedAt"], ["name", "city"]],
  ["another older default", ["name"], ["name", "city"]],
  ["the current default", ["name", "city"], null],
  ["chosen by staff", ["city", "name", "updatedAt"], null],
  ["reduced by staff", [], null],
])("columns %s: %j become %j", (_what, stored, renewed) => {
  expect(upgradedColumns(stored, layout)).toEqual(renewed);
});

it("leaves columns alone that have no older default", () => {
  expect(upgradedColumns(["name"], { list: ["name", "city"] })).toBeNull();
});
