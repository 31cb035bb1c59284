import { countedRooms, placeKey, type Localized } from "@gevel/config";
import { readPlace, type ListingFacts } from "./listing-facts.server";

/**
 * Gives each distinct value a permanent number. It only grows, so states that share it keep their numbers; each state
 * knows how many there were at its time.
 */
export class Interner<Value> {
  readonly #numbers = new Map<string, number>();
  readonly #values: Value[] = [];

  get size(): number {
    return this.#values.length;
  }

  number(key: string, make: () => Value): number {
    const existing = this.#numbers.get(key);
    if (existing !== undefined) return existing;
    const number = this.#values.push(make()) - 1;
    this.#numbers.set(key, number);
    return number;
  }

  find(key: string): number | undefined {
    return this.#numbers.get(key);
  }

  at(number: number): Value | undefined {
    return this.#values[number];
  }

  all(): readonly Value[] {
    return this.#values;
  }
}

/** A municipality as listings name it; differently named ones may be the same city. */
export interface NamedMunicipality {
  /** Number of `name|zip`, in lower case, as the `city` parameter has it. */
  city: number;
  cityName: string;
  cityNames: Localized;
  zip: string;
  countryId: number;
}

/** Values many listings have in common, stored once. Shared by all states since the last reset. */
export interface Shared {
  cities: Interner<string>;
  places: Interner<NamedMunicipality>;
  /** The web ids of a listing's types, the main one first. */
  kinds: Interner<readonly number[]>;
}

export const nothingShared = (): Shared => ({ cities: new Interner(), places: new Interner(), kinds: new Interner() });

/** Degrees are stored in hundred-thousandths: about a metre. */
export const pointScale = 100_000;
export const pointKinds = { none: 0, area: 1, exact: 2 } as const;

/** One slot per listing; an empty slot has id 0. */
export interface Columns {
  id: Int32Array;
  goal: Uint8Array;
  /** NaN where none is published. */
  price: Float64Array;
  /** One column per kind, in the order of `countedRooms`. */
  rooms: readonly Uint8Array[];
  surface: Uint32Array;
  energy: Uint8Array;
  amenities: Uint8Array;
  place: Uint32Array;
  kind: Uint32Array;
  marquee: Int32Array;
  createdAt: Float64Array;
  modifiedAt: Float64Array;
  latitude: Int32Array;
  longitude: Int32Array;
  point: Uint8Array;
  /** The number of the change that wrote the slot last. */
  change: Uint32Array;
}

export const columnsOf = (capacity: number): Columns => ({
  id: new Int32Array(capacity),
  goal: new Uint8Array(capacity),
  price: new Float64Array(capacity),
  rooms: countedRooms.map(() => new Uint8Array(capacity)),
  surface: new Uint32Array(capacity),
  energy: new Uint8Array(capacity),
  amenities: new Uint8Array(capacity),
  place: new Uint32Array(capacity),
  kind: new Uint32Array(capacity),
  marquee: new Int32Array(capacity),
  createdAt: new Float64Array(capacity),
  modifiedAt: new Float64Array(capacity),
  latitude: new Int32Array(capacity),
  longitude: new Int32Array(capacity),
  point: new Uint8Array(capacity),
  change: new Uint32Array(capacity),
});

export function copied(from: Columns, capacity: number): Columns {
  const to = columnsOf(capacity);
  to.id.set(from.id);
  to.goal.set(from.goal);
  to.price.set(from.price);
  for (const [kind, column] of to.rooms.entries()) column.set(from.rooms[kind] ?? []);
  to.surface.set(from.surface);
  to.energy.set(from.energy);
  to.amenities.set(from.amenities);
  to.place.set(from.place);
  to.kind.set(from.kind);
  to.marquee.set(from.marquee);
  to.createdAt.set(from.createdAt);
  to.modifiedAt.set(from.modifiedAt);
  to.latitude.set(from.latitude);
  to.longitude.set(from.longitude);
  to.point.set(from.point);
  to.change.set(from.change);
  return to;
}

/** Writes the searchable facts of a listing into its slot. */
export function write(columns: Columns, slot: number, facts: ListingFacts, { cities, places, kinds }: Shared): void {
  const { place, point, webIds } = facts;
  columns.id[slot] = facts.id;
  columns.goal[slot] = facts.goal;
  columns.price[slot] = facts.price ?? NaN;
  columns.rooms.forEach((column, kind) => (column[slot] = Math.min(255, facts.rooms[kind] ?? 0)));
  columns.surface[slot] = facts.features.surface;
  columns.energy[slot] = facts.features.energy;
  columns.amenities[slot] = facts.features.amenities;
  columns.place[slot] = places.number(place, () => {
    const named = readPlace(place);
    const city = placeKey(named.cityName, named.zip);
    return { ...named, city: cities.number(city, () => city) };
  });
  columns.kind[slot] = kinds.number(webIds.join(), () => webIds);
  columns.marquee[slot] = facts.marquee;
  columns.createdAt[slot] = facts.createdAt;
  columns.modifiedAt[slot] = facts.modifiedAt;
  columns.latitude[slot] = Math.round((point?.latitude ?? 0) * pointScale);
  columns.longitude[slot] = Math.round((point?.longitude ?? 0) * pointScale);
  columns.point[slot] = point === null ? pointKinds.none : point.exact ? pointKinds.exact : pointKinds.area;
}
