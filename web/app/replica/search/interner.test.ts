import { expect, it } from "vitest";
import { Interner } from "./columns.server";

it("a value gets one number, from 0 on, on its first insertion only", () => {
  const cities = new Interner<{ name: string }>();
  const made: string[] = [];
  const numberOf = (name: string) => cities.number(name, () => (made.push(name), { name }));
  expect(["gent", "luik", "gent", "gent"].map(numberOf)).toEqual([0, 1, 0, 0]);
  expect(made).toEqual(["gent", "luik"]);
  expect([cities.size, cities.all(), cities.at(1)]).toEqual([
    2,
    [{ name: "gent" }, { name: "luik" }],
    { name: "luik" },
  ]);
});

it("looking up an unknown value finds and inserts nothing", () => {
  const cities = new Interner<string>();
  cities.number("gent", () => "Gent");
  expect([cities.find("gent"), cities.find("luik"), cities.at(1), cities.size]).toEqual([0, undefined, undefined, 1]);
});
