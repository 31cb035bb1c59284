import { expect, it } from "vitest";
import { matchesSearch, searchText } from "./word-search";

const text = searchText([
  "M-0547",
  { nl: "Herenhuis aan de Schelde", fr: "Maison de maître à Liège" },
  { name: "Claire Lambert", phone: null },
  425_000,
  null,
]);

it.each(["m-0547", "0547", "maitre", "LIÈGE", "schelde herenhuis", "claire", "425.000", "heren", " "])(
  "finds %j",
  (search) => {
    expect(matchesSearch(search)(text)).toBe(true);
  },
);

it.each(["appartement", "herenhuis gent", "null", "name"])("does not find %j", (search) => {
  expect(matchesSearch(search)(text)).toBe(false);
});
