import { expect, it } from "vitest";
import { setOf } from "./bit-set.server";
import { Matches, type Part } from "./facets.server";
import { membersOf } from "../search-parts.fixture";

const size = 40;
const base = [1, 2, 3, 35];
const of = (parts: Partial<Record<Part, readonly number[]>>) => {
  const names: readonly Part[] = ["search", "cities", "types", "minPrice", "maxPrice", "bedrooms", "garages"];
  const set = new Map(names.flatMap((part) => (parts[part] ? [[part, setOf(size, parts[part])] as const] : [])));
  return new Matches(setOf(size, base), set);
};

it("PROP-3 results are in the base set and in every filter", () => {
  const matches = of({ search: [1, 2, 35, 39], bedrooms: [2, 3, 35] });
  expect([membersOf(matches.all), matches.total]).toEqual([[2, 35], 2]);
  expect(membersOf(of({}).all)).toEqual(base);
});

it("PROP-6 without one filter the others' results remain; without an unset one, all of them", () => {
  const matches = of({ search: [1, 2], bedrooms: [2, 3], garages: [2, 3, 35] });
  expect(membersOf(matches.without("search"))).toEqual([2, 3]);
  expect(membersOf(matches.without("bedrooms"))).toEqual([2]);
  expect(membersOf(matches.without("search", "bedrooms"))).toEqual([2, 3, 35]);
  expect(membersOf(matches.without("types", "garages"))).toEqual([2]);
  expect(matches.without("types", "cities")).toBe(matches.all);
  expect(membersOf(matches.all)).toEqual([2]);
});

it("PROP-18 the filter that frees most is reported, with the results without it", () => {
  expect(of({ search: [1], types: [2, 3, 35] }).relaxation()).toEqual({ filter: "search", count: 3 });
  expect(of({ search: [2, 3], garages: [1] }).relaxation()).toEqual({ filter: "garages", count: 2 });
  expect(of({ cities: [1], types: [2] }).relaxation()).toEqual({ filter: "cities", count: 1 });
  expect(of({ cities: [1], bedrooms: [] }).relaxation()).toEqual({ filter: "bedrooms", count: 1 });
});

it("PROP-18 both ends of a price are one filter", () => {
  expect(of({ minPrice: [1], maxPrice: [2] }).relaxation()).toEqual({ filter: "price", count: 4 });
  expect(of({ maxPrice: [] }).relaxation()).toEqual({ filter: "price", count: 4 });
});

it("PROP-18 nothing is reported where no single filter frees anything", () => {
  expect(of({ search: [], types: [] }).relaxation()).toBeNull();
  expect(of({ search: base }).relaxation()).toBeNull();
  expect(of({}).relaxation()).toBeNull();
});
