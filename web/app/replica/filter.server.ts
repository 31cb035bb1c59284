import { roomKinds, type ListingQuery } from "@gevel/config";
import { places, typeBits, type Columns } from "./columns.server";

/** A query with names and ids turned into the numbers of the columns. */
export interface Filter {
  goal: 0 | 1 | null;
  place: number;
  /** A mark for each row the text search found; null without text. */
  found: Uint8Array | null;
  minPrice: number | null;
  maxPrice: number | null;
  /** At least so many, in the order of `roomKinds`. */
  rooms: readonly number[];
  /** A mark for each wanted city; null for any. */
  cities: Uint8Array | null;
  /** Bit set of the wanted types; null for any. */
  types: Int32Array | null;
}

export function citiesFilter(columns: Columns, wanted: readonly string[]): Uint8Array | null {
  if (wanted.length === 0) return null;
  const marks = new Uint8Array(columns.cityKeys.length);
  for (const key of wanted) {
    const city = columns.cityOfKey.get(key);
    if (city !== undefined) marks[city] = 1;
  }
  return marks;
}

export function typesFilter(columns: Columns, positions: readonly number[], any: boolean): Int32Array | null {
  if (any) return null;
  const bits = new Int32Array(columns.typeWords);
  for (const position of positions) {
    const word = Math.floor(position / typeBits);
    bits[word] = (bits[word] ?? 0) | (1 << position % typeBits);
  }
  return bits;
}

export function filterOf(
  query: ListingQuery,
  columns: Columns,
  found: Uint8Array | null,
  typePositions: readonly number[],
): Filter {
  return {
    goal: query.goal,
    place: places.onOffer,
    found,
    minPrice: query.minPrice,
    maxPrice: query.maxPrice,
    rooms: roomKinds.map((kind) => query.rooms[kind]),
    cities: citiesFilter(columns, query.cities),
    types: typesFilter(columns, typePositions, query.types.length === 0),
  };
}

/** Counts of each facet's options, each with the choice in its own facet left out of account. */
export interface FacetCounts {
  cities: Uint32Array;
  types: Uint32Array;
}

export interface Matches {
  total: number;
  /** A mark for each row. */
  marks: Uint8Array;
}

/** One pass over the rows: what matches, and with `counts` what each other choice of city or type would give. */
export function match(columns: Columns, filter: Filter, counts: FacetCounts | null): Matches {
  const { size, goal, price, city, types, typeWords, place } = columns;
  const { found, cities, types: wantedTypes, place: wantedPlace } = filter;
  // NaN, an unpublished price, is on neither side of a limit; without limits every price will do.
  const anyPrice = filter.minPrice === null && filter.maxPrice === null;
  const minPrice = filter.minPrice ?? -Infinity;
  const maxPrice = filter.maxPrice ?? Infinity;
  const anyGoal = filter.goal === null;
  const rooms = filter.rooms.flatMap((least, kind) => {
    const column = columns.rooms[kind];
    return least > 0 && column ? [{ least, column }] : [];
  });
  const marks = new Uint8Array(size);
  let total = 0;
  for (let row = 0; row < size; row++) {
    if (((place[row] ?? 0) & wantedPlace) === 0) continue;
    if (!anyGoal && goal[row] !== filter.goal) continue;
    if (found !== null && found[row] === 0) continue;
    if (!anyPrice) {
      const amount = price[row] ?? NaN;
      if (!(amount >= minPrice && amount <= maxPrice)) continue;
    }
    if (rooms.length > 0 && !hasRooms(rooms, row)) continue;
    const here = city[row] ?? 0;
    const inCity = cities === null || cities[here] === 1;
    const ofType = wantedTypes === null || hasType(types, row * typeWords, wantedTypes);
    if (inCity && ofType) {
      marks[row] = 1;
      total++;
    }
    if (counts === null) continue;
    if (ofType) counts.cities[here] = (counts.cities[here] ?? 0) + 1;
    if (inCity) countTypes(types, row * typeWords, typeWords, counts.types);
  }
  return { total, marks };
}

function hasRooms(rooms: readonly { least: number; column: Uint8Array }[], row: number): boolean {
  for (let at = 0; at < rooms.length; at++) {
    const wanted = rooms[at];
    if (wanted && (wanted.column[row] ?? 0) < wanted.least) return false;
  }
  return true;
}

function hasType(types: Int32Array, from: number, wanted: Int32Array): boolean {
  for (let word = 0; word < wanted.length; word++)
    if (((types[from + word] ?? 0) & (wanted[word] ?? 0)) !== 0) return true;
  return false;
}

function countTypes(types: Int32Array, from: number, words: number, counts: Uint32Array): void {
  for (let word = 0; word < words; word++) {
    for (let bits = types[from + word] ?? 0; bits !== 0; bits &= bits - 1) {
      const type = word * typeBits + (31 - Math.clz32(bits & -bits));
      counts[type] = (counts[type] ?? 0) + 1;
    }
  }
}
