import { expect, it } from "vitest";
import type { Language } from "@gevel/config";
import { treeFixture, typesFixture } from "../replica-fixture";
import { catalogSettings } from "./catalog-settings.server";

const propertySearch = { salePrices: [100, 200], rentPrices: [5], maxRooms: 4 };
const trees = new Map(
  (["nl", "fr"] as const).map((language) => [
    language,
    treeFixture(language, { propertyList: { pageSize: 9, showSoldFor: 30, soldStatus: 410 }, propertySearch }),
  ]),
);

it("PROP-3 PROP-4 PROP-10 staff settings of lists reach the catalog", () => {
  const settings = catalogSettings(trees, "nl", typesFixture);
  expect(settings).toMatchObject({
    defaultLanguage: "nl",
    languages: ["nl", "fr"],
    pageSize: 9,
    priceSteps: { 0: [100, 200], 1: [5] },
    maxRooms: 4,
    showSoldDays: 30,
    soldStatus: 410,
  });
  expect([0, 2, 3, 4, 77].map(settings.stateOf)).toEqual(["available", "sold", "rented", "option", "available"]);
});

it("PROP-10 LANG-3 a marquee has a label in the language, in one without a site the default's, else none", () => {
  const { marqueeLabel } = catalogSettings(trees, "nl", typesFixture);
  const requested: [number, Language][] = [
    [2, "nl"],
    [2, "fr"],
    [2, "de"],
    [77, "nl"],
  ];
  expect(requested.map(([marquee, language]) => marqueeLabel(marquee, language))).toEqual([
    "Verkocht",
    "Vendu",
    "Verkocht",
    "",
  ]);
});

it("LANG-3 a language without a site has the type tree of the default one", () => {
  const { tree } = catalogSettings(trees, "fr", typesFixture);
  expect((["nl", "fr", "de"] as const).map((language) => tree(language)?.language)).toEqual(["nl", "fr", "fr"]);
});

it("PROP-2 PROP-14 each type comes before its subtypes, which reference it", () => {
  const { types, typesAbove } = catalogSettings(trees, "nl", typesFixture.toReversed());
  expect(types.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  expect([...typesAbove].map(([id, above]) => [id, above.id])).toEqual([[3, 2]]);
});

it("PROP-3 the room counter has a maximum, whatever number was typed", () => {
  const maxRoomsOf = (maxRooms: number) => {
    const tree = treeFixture("nl", { propertySearch: { salePrices: [], rentPrices: [], maxRooms } });
    return catalogSettings(new Map([["nl", tree]]), "nl", []).maxRooms;
  };
  expect([maxRoomsOf(98), maxRoomsOf(5_000)]).toEqual([98, 99]);
});

it("PROP-18 until a configuration arrives, lists have defaults and no marquees", () => {
  const settings = catalogSettings(new Map(), "nl", []);
  expect(settings).toMatchObject({
    languages: [],
    pageSize: 12,
    types: [],
    priceSteps: { 0: [], 1: [] },
    maxRooms: 0,
    showSoldDays: 0,
    soldStatus: 200,
  });
  expect(settings.typesAbove.size).toBe(0);
  expect([settings.stateOf(2), settings.marqueeLabel(2, "nl"), settings.tree("nl")]).toEqual([
    "available",
    "",
    undefined,
  ]);
});
