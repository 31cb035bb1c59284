import { summariseUnits } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { unitRow, unitsOf, type Unit, type UnitListing } from "./project-units";

const construction = (reference: string, fields: object = {}) => ({
  ...{ reference, name: {}, webId: null, typeName: {}, floor: null, surface: null },
  ...{ bedrooms: null, price: null, sold: false, plan: "" },
  ...fields,
});
const listing = (id: number, fields: Partial<UnitListing> = {}): UnitListing => ({
  ...{ id, title: `Woning ${id}`, lang: "nl", typeName: "Appartement", webId: 2, path: `/nl/te-koop/x/${id}/` },
  ...{ floor: null, surface: null, bedrooms: null, price: null, state: "available", plan: "" },
  ...fields,
});
const inDutch = {
  language: "nl",
  defaultLanguage: "nl",
  nameless: (reference: string) => `Eenheid ${reference}`,
} as const;
const unit = (fields: Partial<Unit> = {}): Unit => ({
  ...{ key: "c-1", name: "1", type: "", webId: null, floor: null, surface: null, bedrooms: null },
  ...{ price: null, sold: false, path: null, plan: "" },
  ...fields,
});

describe("the units of a project", () => {
  it("PROP-13 are its own and the listings that name it, by floor, then by number", () => {
    const units = unitsOf(
      [
        construction("10", { floor: 1 }),
        construction("2", { floor: 1 }),
        construction("k"),
        construction("0", { floor: -1 }),
      ],
      [listing(5, { floor: 0 }), listing(6, { floor: 2, state: "sold" })],
      inDutch,
    );
    expect(units.map(({ name }) => name)).toEqual([
      "Eenheid 0",
      "Woning 5",
      "Eenheid 2",
      "Eenheid 10",
      "Woning 6",
      "Eenheid k",
    ]);
    expect(units.map(({ sold }) => sold)).toEqual([false, false, false, false, true, false]);
    expect(units.map(({ path }) => path !== null)).toEqual([false, true, false, false, true, false]);
  });

  it.each(["sold", "rented"] as const)("a listing that is %s is a sold unit", (state) => {
    expect(unitsOf([], [listing(1, { state })], inDutch)[0]?.sold).toBe(true);
  });

  it("one under option is still available", () => {
    expect(unitsOf([], [listing(1, { state: "option" })], inDutch)[0]?.sold).toBe(false);
  });

  it("LANG-3 LANG-4 are named in the reader's language, else marked with their own", () => {
    const own = [construction("1", { name: { nl: "Hoek", fr: "Coin" } }), construction("2", { name: { nl: "Tuin" } })];
    const read = unitsOf(own, [], { ...inDutch, language: "fr" });
    expect(read.map(({ name, nameLang }) => [name, nameLang])).toEqual([
      ["Coin", undefined],
      ["Tuin", "nl"],
    ]);
  });
});

describe("availability of a project", () => {
  const units = [unit({ price: 300_000 }), unit({ price: 250_000, sold: true }), unit({ price: 280_000 }), unit()];

  it("PROP-13 counts available units, from their lowest price", () => {
    expect(summariseUnits(units, false)).toEqual({ total: 4, left: 3, soldOut: false, priceFrom: 280_000 });
  });

  it("PROP-13 is none when the project says so, or when every unit is sold", () => {
    expect(summariseUnits(units, true)).toEqual({ total: 4, left: 0, soldOut: true, priceFrom: null });
    expect(summariseUnits([unit({ sold: true })], false)).toMatchObject({ left: 0, soldOut: true, priceFrom: null });
  });

  it("is unknown for a project without units: it is not sold out", () => {
    expect(summariseUnits([], false)).toEqual({ total: 0, left: 0, soldOut: false, priceFrom: null });
    expect(summariseUnits([], true).soldOut).toBe(true);
  });

  it("PROP-8 has no lowest price where none is published", () => {
    expect(summariseUnits([unit(), unit({ price: 0 })], false).priceFrom).toBeNull();
  });
});

describe("a row of the price list", () => {
  it("PROP-8 formats its numbers for the page's language", () => {
    expect(unitRow(unit({ surface: 84.5, price: 315_000 }), false, "nl")).toMatchObject({
      surface: "84,5\u00a0m²",
      price: "€\u00a0315.000",
    });
    expect(unitRow(unit({ price: 315_000 }), false, "en").price).toBe("€315,000");
  });

  it("has no price once sold, alone or with all others, or without one", () => {
    expect(unitRow(unit({ price: 1, sold: true }), false, "nl")).toMatchObject({ sold: true, price: null });
    expect(unitRow(unit({ price: 1 }), true, "nl")).toMatchObject({ sold: true, price: null });
    expect(unitRow(unit({ price: 0, surface: 0 }), false, "nl")).toMatchObject({ price: null, surface: null });
  });
});
