import type { Localized } from "@gevel/config";
import { readTexts } from "../localized/localized-value";
import { storedJson } from "../stored-json";

/** A unit of a price list as the form holds it; what else it has stays as it is. */
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

/** What is a number in the table, in the order of its columns. */
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

/** How many of a price list's units are sold; all of them where the project says so. */
export function unitsSold(units: readonly Unit[], soldOut: boolean): { sold: number; total: number } {
  const total = units.length;
  return { sold: soldOut ? total : units.filter(({ sold }) => sold === true).length, total };
}

/** A unit with a reference of its own: the first number that no other one has. */
export function newUnit(units: readonly Unit[]): Unit {
  const used = new Set(units.map(({ reference }) => reference));
  let number = units.length + 1;
  while (used.has(String(number))) number += 1;
  return { reference: String(number), name: {}, sold: false };
}
