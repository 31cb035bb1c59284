import type { Localized } from "@gevel/config";
import { readTexts } from "../localized/localized-value";
import { storedJson } from "../stored-json";

/** A unit of a price list in the form; its other properties are preserved. */
export interface Unit {
  readonly reference: string;
  readonly [more: string]: unknown;
}

/** The units of a form's value: a list, or the JSON of one. What is no unit is left out. */
export function readUnits(value: unknown): Unit[] {
  const json = storedJson(value);
  if (!Array.isArray(json)) return [];
  return json.flatMap((item: unknown) => {
    if (typeof item !== "object" || item === null) return [];
    return [{ ...item, reference: "reference" in item && typeof item.reference === "string" ? item.reference : "" }];
  });
}

/** The numeric columns, in order. */
export const unitNumbers = ["floor", "surface", "bedrooms", "price"] as const;
export type UnitNumber = (typeof unitNumbers)[number];

export const numberOf = (unit: Unit, key: UnitNumber | "webId"): number | undefined => {
  const value = unit[key];
  return typeof value === "number" ? value : undefined;
};
export const textOf = (unit: Unit, key: "reference" | "plan"): string => {
  const value = unit[key];
  return typeof value === "string" ? value : "";
};
export const nameOf = (unit: Unit): Localized => readTexts(unit.name);

/** How many of a price list's units are sold; all of them if the project is sold out. */
export function unitsSold(units: readonly Unit[], soldOut: boolean): { sold: number; total: number } {
  const total = units.length;
  return { sold: soldOut ? total : units.filter(({ sold }) => sold === true).length, total };
}

/** A unit with a new reference: the first unused number. */
export function newUnit(units: readonly Unit[]): Unit {
  const used = new Set(units.map(({ reference }) => reference));
  let number = units.length + 1;
  while (used.has(String(number))) number += 1;
  return { reference: String(number), name: {}, sold: false };
}
