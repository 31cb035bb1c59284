import { expect, it } from "vitest";
import type { CityOption } from "~/replica/search/search-result";
import { withoutOverlap } from "../search-box/search-form";
import { fullLabel } from "./filter-options";
import { groupedCities } from "./filter-options.server";

const antwerp = (value: string, label: string, part: string, count: number): CityOption => ({
  ...{ value, label, count },
  city: { key: "antwerpen|all", name: "Antwerpen", part },
});
const berchem = antwerp("berchem|2600", "Berchem (2600)", "Berchem (2600)", 2);
const mortsel = { value: "mortsel|2640", label: "Mortsel (2640)", count: 4 };
const centre = antwerp("antwerpen|2000", "Antwerpen (2000)", "Centrum (2000)", 3);
const options = groupedCities([centre, berchem, mortsel], [], "nl");

it("PROP-3 the places of a city are below the choice of all of it, its plain name first, with the sum of their homes", () => {
  expect(options).toEqual([
    ["antwerpen|all", "Heel Antwerpen", 5],
    ["antwerpen|2000", "Centrum (2000)", 3, "Antwerpen"],
    ["berchem|2600", "Berchem (2600)", 2, "Antwerpen"],
    ["mortsel|2640", "Mortsel (2640)", 4],
  ]);
  expect(options.map(fullLabel)).toContain("Antwerpen – Berchem (2600)");
  expect(groupedCities([berchem, mortsel, centre], [], "nl").map(([value]) => value)).toEqual([
    ...["mortsel|2640", "antwerpen|all", "antwerpen|2000", "berchem|2600"],
  ]);
});

it("PROP-3 one place of a city is that place, unless all of the city is chosen", () => {
  expect(groupedCities([berchem, mortsel], [], "nl")[0]).toEqual(["berchem|2600", "Antwerpen – Berchem (2600)", 2]);
  expect(groupedCities([berchem], ["antwerpen|all"], "fr").map(([, label]) => label)).toEqual([
    ...["Tout Antwerpen", "Berchem (2600)"],
  ]);
  expect(groupedCities([mortsel], ["gent|all", "nergens|all"], "nl")[0]).toEqual(["gent|all", "Heel Gent", 0]);
});

it("PROP-3 of a city and a part of it the one that was ticked last is chosen", () => {
  const after = (before: string[], ...chosen: string[]) => withoutOverlap(options, before, chosen);
  expect(after(["berchem|2600"], "berchem|2600", "antwerpen|all")).toEqual(["antwerpen|all"]);
  expect(after(["antwerpen|all"], "antwerpen|all", "berchem|2600")).toEqual(["berchem|2600"]);
  expect(after(["berchem|2600"], "berchem|2600", "antwerpen|2000")).toEqual(["berchem|2600", "antwerpen|2000"]);
  expect(after(["antwerpen|all", "mortsel|2640"], "mortsel|2640")).toEqual(["mortsel|2640"]);
});
