import { readFileSync } from "node:fs";
import { z } from "zod";
import { along, lengthOf, toDegrees, toMetres, type Point } from "./geometry.js";

const addressesSchema = z.record(z.string(), z.record(z.string(), z.array(z.tuple([z.number(), z.number()])).min(2)));

let streets: z.infer<typeof addressesSchema> | null = null;
/** Written by `generate-map.ts`: the sample is the same whatever computes it. */
const readStreets = () =>
  (streets ??= addressesSchema.parse(JSON.parse(readFileSync(new URL("addresses.json", import.meta.url), "utf8"))));

/** Metres between the middle of a street and the point of a home. */
export const setback = { least: 9, most: 16 } as const;
/** House numbers of a street go up to this one. */
const lastNumber = 190;
/** Metres of a street's ends, where other streets cross it. */
const corner = 14;

interface Address {
  zip: string;
  street: string;
  houseNumber: string;
  /** Metres from the middle of the street. */
  setback: number;
}

/**
 * The course of a street of the sample, in metres.
 *
 * @throws if the street has none in that postal code
 */
export function courseOf(zip: string, street: string): Point[] {
  const course = readStreets()[zip]?.[street];
  if (!course) throw new Error(`the map of the sample has no ${street} in ${zip}: run scripts/seed/generate-map.ts`);
  return course.map(([longitude, latitude]) => toMetres(longitude, latitude));
}

/** The point of a home of the sample, in degrees: along its street by its number, odd numbers at the left. */
export function pointOfAddress({ zip, street, houseNumber, setback }: Address): {
  latitude: number;
  longitude: number;
} {
  const line = courseOf(zip, street);
  const number = Math.min(lastNumber, Number.parseInt(houseNumber, 10));
  const { point, direction } = along(line, corner + ((lengthOf(line) - 2 * corner) * number) / lastNumber);
  const aside = number % 2 === 1 ? setback : -setback;
  const front: Point = [point[0] - direction[1] * aside, point[1] + direction[0] * aside];
  const [longitude, latitude] = toDegrees(front);
  return { latitude, longitude };
}
