import { countedRooms } from "@gevel/config";
import type { ListingFacts } from "./search/listing-facts.server";

/** Of a listing's numbers those before its rooms, in their order. */
const fixed = [
  "goal",
  "price",
  "place",
  "marquee",
  "createdAt",
  "modifiedAt",
  "latitude",
  "longitude",
  "exact",
] as const;
const least = fixed.length + countedRooms.length;

/** Then come its rooms and its types, however many. */
export const packedLayout = [...fixed, ...countedRooms, "webIds"] as const;

/** The facts as the file has them: numbers, which a start reads many times sooner than names. Its id and place's text lie beside. */
export function packedFacts(facts: Omit<ListingFacts, "id" | "place">, place: number): string {
  const { goal, price, marquee, createdAt, modifiedAt, point, rooms, webIds } = facts;
  const where = {
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    exact: point ? Number(point.exact) : null,
  };
  const numbers = { goal, price, place, marquee, createdAt, modifiedAt, ...where };
  return JSON.stringify([...fixed.map((name) => numbers[name]), ...rooms, ...webIds]);
}

/** From JSON: the id and what was packed. */
export function unpackedFacts(row: unknown, places: ReadonlyMap<number, string>): ListingFacts {
  const [id, packed] = listOf(row);
  if (typeof id !== "number" || !isPacked(packed)) throw new Error("a listing's facts have an unknown shape");
  const [goal, price = null, number, marquee, createdAt, modifiedAt, latitude = null, longitude = null, exact] = packed;
  const place = places.get(number ?? NaN);
  if (place === undefined) throw new Error("a listing's place is missing");
  const others = packed.slice(fixed.length).map((value) => value ?? 0);
  return {
    id,
    goal: goal === 1 ? 1 : 0,
    price,
    place,
    marquee: marquee ?? 0,
    createdAt: createdAt ?? 0,
    modifiedAt: modifiedAt ?? 0,
    point: latitude === null || longitude === null ? null : { latitude, longitude, exact: exact === 1 },
    rooms: others.slice(0, countedRooms.length),
    webIds: others.slice(countedRooms.length),
  };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isPacked = (value: unknown): value is (number | null)[] =>
  Array.isArray(value) && value.length >= least && value.every((one) => one === null || typeof one === "number");
