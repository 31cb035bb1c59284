import { expect, it } from "vitest";
import type { Language } from "@gevel/config";
import { setOf } from "./bit-set.server";
import { CityOptions } from "./city-options.server";
import type { ListingRows } from "./listing-rows.server";
import type { CityOption } from "./search-result";
import { rowsFixture, settingsFixture } from "../search-parts.fixture";

const bergen = { city: "Bergen", zip: "7000", cityNames: { nl: "Bergen", fr: "Mons" } };
const luik = { city: "Luik", zip: "4000", cityNames: { nl: "Luik", fr: "Liège" } };
const gent = { city: "Gent", zip: "9000", cityNames: {} };

/** Newest are those of the highest id, as in the fixture's dates. */
/** What an option says of the city it is in has tests of its own below. */
const plain = (options: readonly CityOption[]) => options.map(({ value, label, count }) => ({ value, label, count }));
const optionsOf = (rows: ListingRows) => new CityOptions(rows, rows.byId.toReversed(), settingsFixture());
const counted = (
  rows: ListingRows,
  slots: readonly number[],
  chosen: readonly string[] = [],
  language: Language = "nl",
) => optionsOf(rows).counted(setOf(rows.size, slots), chosen, language);

it("PROP-2 cities are counted in the base set, in alphabetical order of the language", () => {
  const rows = rowsFixture({ id: 1, ...luik }, { id: 2, ...bergen }, { id: 3, ...luik });
  expect(plain(counted(rows, [0, 1, 2]))).toEqual([
    { value: "bergen|7000", label: "Bergen (7000)", count: 1 },
    { value: "luik|4000", label: "Luik (4000)", count: 2 },
  ]);
  expect(plain(counted(rows, [0, 1], [], "fr"))).toEqual([
    { value: "luik|4000", label: "Liège (4000)", count: 1 },
    { value: "bergen|7000", label: "Mons (7000)", count: 1 },
  ]);
});

it("PROP-2 one set of options serves every requested language", () => {
  const rows = rowsFixture({ id: 1, ...luik });
  const options = optionsOf(rows);
  const labels = (["nl", "fr", "nl"] as const).map(
    (language) => options.counted(setOf(1, [0]), [], language)[0]?.label,
  );
  expect(labels).toEqual(["Luik (4000)", "Liège (4000)", "Luik (4000)"]);
});

it("PROP-3 a chosen city without a result is offered, so it can be removed", () => {
  const rows = rowsFixture({ id: 1, ...luik }, { id: 2, ...bergen }, { id: 3, ...gent });
  expect(counted(rows, [2], ["luik|4000", "nergens|1"]).map(({ value, count }) => [value, count])).toEqual([
    ["gent|9000", 1],
    ["luik|4000", 0],
  ]);
});

it("PROP-2 counts listings of every word of a set", () => {
  const rows = rowsFixture(...Array.from({ length: 70 }, (_, slot) => ({ id: slot + 1, ...(slot % 2 ? luik : gent) })));
  const counts = (slots: readonly number[]) => counted(rows, slots).map(({ count }) => count);
  expect(counts(Array.from({ length: 70 }, (_, slot) => slot))).toEqual([35, 35]);
  expect([counts([0, 31, 32, 63]), counts([69]), counts([64, 66])]).toEqual([[2, 2], [1], [2]]);
});

it("PROP-2 a city has the name of its newest listing, and without a postal code its name alone", () => {
  const rows = rowsFixture(
    { id: 1, city: "GENT", zip: "9000", cityNames: { nl: "Gent-Oud" } },
    { id: 2, city: "Gent", zip: "9000", cityNames: { nl: "Gent-Nieuw" } },
    { id: 3, city: "Aalst", zip: "", cityNames: {} },
  );
  expect(plain(counted(rows, [0, 1, 2]))).toEqual([
    { value: "aalst|", label: "Aalst", count: 1 },
    { value: "gent|9000", label: "Gent-Nieuw (9000)", count: 2 },
  ]);
});

it("LANG-3 a city with a name in the default language only has that name", () => {
  const rows = rowsFixture({ id: 1, city: "", zip: "9300", cityNames: { nl: "Aalst", en: "Alost" } });
  expect(counted(rows, [0], [], "fr")[0]?.label).toBe("Aalst (9300)");
});

it("PROP-2 cities with equal names are ordered by address, in any insertion order", () => {
  const other = { ...luik, city: "Liège" };
  for (const [first, second] of [
    [luik, other],
    [other, luik],
  ]) {
    const rows = rowsFixture({ id: 1, ...first }, { id: 2, ...second });
    expect(counted(rows, [0, 1]).map(({ value }) => value)).toEqual(["liège|4000", "luik|4000"]);
  }
});

it("PROP-2 a city whose listings are all gone is no longer offered, even when chosen", () => {
  const rows = rowsFixture({ id: 1, ...luik }, { id: 2, ...gent }).with([], [1]);
  expect(counted(rows, [1], ["luik|4000"]).map(({ value }) => value)).toEqual(["gent|9000"]);
});

it("PROP-3 a place of a municipality with several postal codes names that, in the language, and its own part of it", () => {
  const rows = rowsFixture(
    { id: 1, city: "ANTWERPEN", zip: "2050", cityNames: { nl: "Antwerpen", fr: "Anvers" } },
    { id: 2, city: "DEURNE", zip: "2100", cityNames: { nl: "Deurne" } },
    { id: 3, city: "Mechelen", zip: "2800", cityNames: {} },
    { id: 4, city: "Mortsel", zip: "2640", cityNames: {} },
  );
  const cities = counted(rows, [0, 1, 2, 3], [], "fr").map(({ value, city }) => [value, city]);
  expect(Object.fromEntries(cities)).toEqual({
    "antwerpen|2050": { key: "antwerpen|all", name: "Anvers", part: "Rive gauche (2050)" },
    "deurne|2100": { key: "antwerpen|all", name: "Anvers", part: "Deurne (2100)" },
    "mechelen|2800": { key: "mechelen|all", name: "Malines", part: null },
    "mortsel|2640": undefined,
  });
});
