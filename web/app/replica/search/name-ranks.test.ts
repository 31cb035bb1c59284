import { expect, it } from "vitest";
import { typesFixture } from "../replica-fixture";
import { kindRanks, municipalityRanks } from "./name-ranks.server";
import { factsFixture, rowsFixture } from "../search-parts.fixture";

const inCity = (id: number, zip: string, nl: string, fr?: string) => ({
  id,
  zip,
  city: nl,
  cityNames: fr === undefined ? { nl } : { nl, fr },
});

it("PROP-4 places sort by the alphabet of the language, then by postal code", () => {
  const { shared } = rowsFixture(
    inCity(1, "4000", "Luik", "Liège"),
    inCity(2, "7000", "Bergen", "Mons"),
    inCity(3, "2018", "Antwerpen", "Anvers"),
    inCity(4, "2000", "Antwerpen", "Anvers"),
  );
  expect(municipalityRanks(shared, "nl", "nl")).toEqual([3, 2, 1, 0]);
  expect(municipalityRanks(shared, "fr", "nl")).toEqual([2, 3, 1, 0]);
});

it("PROP-4 numbers in names sort by value, accents and capitals are ignored", () => {
  const { shared } = rowsFixture(
    inCity(1, "1", "Wijk 10"),
    inCity(2, "1", "Wijk 9"),
    inCity(3, "1", "Eeklo"),
    inCity(4, "1", "ÉÉKLO"),
    inCity(5, "1", "Zele"),
  );
  expect(municipalityRanks(shared, "nl", "nl")).toEqual([3, 2, 0, 0, 4]);
});

it("LANG-3 a place without a name in the language is ranked by the default one", () => {
  const { shared } = rowsFixture(
    { id: 1, city: "", zip: "1", cityNames: { nl: "Zele", en: "Aalst" } },
    inCity(2, "1", "Gent"),
  );
  expect([municipalityRanks(shared, "fr", "nl"), municipalityRanks(shared, "fr", "en")]).toEqual([
    [1, 0],
    [0, 1],
  ]);
});

it("PROP-4 ranks are cached until a new place appears", () => {
  const rows = rowsFixture(inCity(1, "9000", "Gent"));
  const before = municipalityRanks(rows.shared, "nl", "nl");
  rows.with([factsFixture({ ...inCity(2, "9000", "Gent"), price: 1 })], []);
  expect(municipalityRanks(rows.shared, "nl", "nl")).toBe(before);
  municipalityRanks(rows.shared, "fr", "nl");
  expect(municipalityRanks(rows.shared, "nl", "nl")).toBe(before);
  rows.with([factsFixture(inCity(3, "2000", "Antwerpen"))], []);
  expect(municipalityRanks(rows.shared, "nl", "nl")).toEqual([1, 0]);
});

it("PROP-4 PROP-14 types sort by the name of their main type, those of unknown types by none", () => {
  const { shared } = rowsFixture(
    { id: 1, webId: 3 },
    { id: 2, webId: 1, webIds: [0] },
    { id: 3, webId: 99 },
    { id: 4, webId: 3, webIds: [1] },
  );
  shared.kinds.number("none", () => []);
  // In Dutch: Appartement, Grond, Huis, Studio.
  expect(kindRanks(shared, typesFixture, "nl", "nl")).toEqual([1, 0, undefined, 1, undefined]);
});

it("PROP-4 LANG-3 a type is ranked by its name in the language, in the default one where it has none", () => {
  const { shared } = rowsFixture({ id: 1, webId: 0 }, { id: 2, webId: 1 });
  const names: Record<string, string>[] = [{ nl: "Huis", fr: "Maison" }, { nl: "Zolder" }];
  const types = typesFixture.slice(0, 2).map((type, at) => ({ ...type, name: names[at] ?? {} }));
  const [huis, zolder] = types;
  if (!huis || !zolder) throw new Error("no types");
  expect(kindRanks(shared, types, "fr", "nl")).toEqual([0, 1]);
  const alike = [huis, { ...zolder, name: { nl: "huis", fr: "maison" } }];
  expect(kindRanks(shared, alike, "fr", "nl")).toEqual([0, 0]);
});
