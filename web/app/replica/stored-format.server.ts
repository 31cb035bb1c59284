import { countedRooms, tokenize } from "@gevel/config";
import { placeSchema, type ListingFacts } from "./search/listing-facts.server";
import { storedRows } from "./stored-rows.server";
import { createHash } from "node:crypto";
import { z } from "zod";

/** The numbers of a listing before its rooms, in order. */
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
  "surface",
  "energy",
  "amenities",
] as const;
/** The last of them. */
const featureCount = 3;
const least = fixed.length + countedRooms.length;

/** Followed by its rooms and its types, of variable number. */
const packedLayout = [...fixed, ...countedRooms, "webIds"] as const;

/**
 * The facts as stored in the file: numbers, which a start reads many times faster than names. The id and the place's
 * text are separate columns.
 */
export function packedFacts(facts: Omit<ListingFacts, "id" | "place">, place: number): string {
  const { goal, price, marquee, createdAt, modifiedAt, point, rooms, webIds, features } = facts;
  const where = {
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    exact: point ? Number(point.exact) : null,
  };
  const numbers = { goal, price, place, marquee, createdAt, modifiedAt, ...where, ...features };
  return JSON.stringify([...fixed.map((name) => numbers[name]), ...rooms, ...webIds]);
}

/** From JSON: the id and what was packed. */
export function unpackedFacts(row: unknown, places: ReadonlyMap<number, string>): ListingFacts {
  const [id, packed] = listOf(row);
  if (typeof id !== "number" || !isPacked(packed)) throw new Error("a listing's facts have an unknown shape");
  const [goal, price = null, number, marquee, createdAt, modifiedAt, latitude = null, longitude = null, exact] = packed;
  const [surface, energy, amenities] = packed.slice(fixed.length - featureCount).map((value) => value ?? 0);
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
    features: { surface: surface ?? 0, energy: energy ?? 0, amenities: amenities ?? 0 },
    rooms: others.slice(0, countedRooms.length),
    webIds: others.slice(countedRooms.length),
  };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isPacked = (value: unknown): value is (number | null)[] =>
  Array.isArray(value) && value.length >= least && value.every((one) => one === null || typeof one === "number");

/** One row per listing: the whole, its card, its search facts, its search words. */
export const listingTables = ["listings", "cards", "facts", "words"] as const;

/** The tables that are emptied on a reset. */
export const tables = [
  "meta",
  "trees",
  "types",
  ...listingTables,
  "places",
  "keys",
  "units",
  "agents",
  "projects",
] as const;

export const tablesSql = `
  CREATE TABLE meta (one INTEGER PRIMARY KEY CHECK (one = 1), epoch TEXT NOT NULL, revision INTEGER NOT NULL);
  CREATE TABLE trees (language TEXT PRIMARY KEY, json TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE types (id INTEGER PRIMARY KEY, json TEXT NOT NULL);
  CREATE TABLE listings (id INTEGER PRIMARY KEY, json TEXT NOT NULL);
  CREATE TABLE keys (id INTEGER PRIMARY KEY, key TEXT NOT NULL, folded TEXT NOT NULL);
  CREATE INDEX keys_by_folded ON keys (folded, id);
  CREATE TABLE units (id INTEGER PRIMARY KEY, project TEXT NOT NULL);
  CREATE INDEX units_of_project ON units (project, id);
  CREATE TABLE agents (id INTEGER PRIMARY KEY, email TEXT NOT NULL, name TEXT NOT NULL);
  CREATE INDEX agents_by_email ON agents (email);
  CREATE INDEX agents_by_name ON agents (name);
  CREATE TABLE projects (id INTEGER PRIMARY KEY, json TEXT NOT NULL);
  CREATE TABLE cards (id INTEGER PRIMARY KEY, json TEXT NOT NULL);
  CREATE TABLE places (number INTEGER PRIMARY KEY, place TEXT NOT NULL UNIQUE);
  CREATE TABLE facts (id INTEGER PRIMARY KEY, numbers TEXT NOT NULL);
  CREATE TABLE words (id INTEGER PRIMARY KEY, words TEXT NOT NULL);
`;

/** A number for the format of a file: a hash of its row schemas and of everything else that decides how they are read. */
export function formatOf(rows: Readonly<Record<string, z.ZodType>>, layout: readonly unknown[]): number {
  const shapes = Object.entries(rows).map(([name, schema]) => [name, z.toJSONSchema(schema)]);
  // SQLite stores 31 bits of it.
  return (
    createHash("sha256")
      .update(JSON.stringify([shapes, layout]))
      .digest()
      .readUInt32BE() >>> 1
  );
}

/** The schemas do not show how the search folds words; an example of each case does. */
const folding = tokenize("Œuvre à Liège, 2e (Größe) ÆØŁĐ 12-3");

/**
 * Incremented when the CMS or the search puts different contents into the same shape: 2 has references, numbers and the
 * day of publication, 3 the law of towns that nearly match one with the same postal code.
 */
const contents = 3;

/**
 * The format of the replica's file, made of the contracts themselves: a file of another format is deleted and filled anew.
 */
export const storedFormat = formatOf({ ...storedRows, places: placeSchema }, [
  tablesSql,
  packedLayout,
  countedRooms,
  folding,
  contents,
]);
