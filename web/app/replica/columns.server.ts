import { roomKinds } from "@gevel/config";
import type { CatalogSettings } from "./catalog-settings.server";
import type { ListingFacts } from "./listing-facts.server";

const day = 86_400_000;

/** Where a listing may appear; a row has exactly one of the last two, or the first alone, or both of sold and listed. */
export const places = { onOffer: 1, soldOrRented: 2 } as const;

/** The listings as typed columns, one row each, newest first. */
export interface Columns {
  readonly size: number;
  readonly id: Int32Array;
  readonly goal: Uint8Array;
  /** NaN where none is published. */
  readonly price: Float64Array;
  /** One column a room kind, in the order of `roomKinds`. */
  readonly rooms: readonly Uint8Array[];
  readonly city: Uint32Array;
  /** Bit sets of the positions in `settings.types`, `typeWords` words a row. */
  readonly types: Int32Array;
  readonly typeWords: number;
  readonly mainType: Int32Array;
  readonly place: Uint8Array;
  readonly modifiedAt: Float64Array;
  readonly cityKeys: readonly string[];
  readonly cityFacts: readonly ListingFacts[];
  readonly cityOfKey: ReadonlyMap<string, number>;
}

export const typeBits = 31;

export function buildColumns(rows: readonly ListingFacts[], settings: CatalogSettings, now: number): Columns {
  const size = rows.length;
  const typeWords = Math.max(1, Math.ceil(settings.types.length / typeBits));
  const typeOfWebId = new Map(settings.types.map(({ webId }, position) => [webId, position]));
  const id = new Int32Array(size);
  const goal = new Uint8Array(size);
  const price = new Float64Array(size);
  const rooms = roomKinds.map(() => new Uint8Array(size));
  const city = new Uint32Array(size);
  const types = new Int32Array(size * typeWords);
  const mainType = new Int32Array(size).fill(-1);
  const place = new Uint8Array(size);
  const modifiedAt = new Float64Array(size);
  const cityOfKey = new Map<string, number>();
  const cityKeys: string[] = [];
  const cityFacts: ListingFacts[] = [];

  for (const [row, facts] of rows.entries()) {
    id[row] = facts.id;
    goal[row] = facts.goal;
    price[row] = facts.price ?? NaN;
    for (const [kind, column] of rooms.entries()) column[row] = Math.min(255, facts.rooms[kind] ?? 0);
    let number = cityOfKey.get(facts.city);
    if (number === undefined) {
      number = cityKeys.push(facts.city) - 1;
      cityOfKey.set(facts.city, number);
      cityFacts.push(facts);
    }
    city[row] = number;
    for (const webId of facts.webIds) {
      const type = typeOfWebId.get(webId);
      if (type === undefined) continue;
      if (mainType[row] === -1 && webId === facts.webIds[0]) mainType[row] = type;
      const word = row * typeWords + Math.floor(type / typeBits);
      types[word] = (types[word] ?? 0) | (1 << type % typeBits);
    }
    place[row] = placeOf(facts, settings, now);
    modifiedAt[row] = facts.modifiedAt;
  }
  return {
    size,
    id,
    goal,
    price,
    rooms,
    city,
    types,
    typeWords,
    mainType,
    place,
    modifiedAt,
    cityKeys,
    cityFacts,
    cityOfKey,
  };
}

function placeOf(facts: ListingFacts, settings: CatalogSettings, now: number): number {
  const state = settings.stateOf(facts.marquee);
  if (state !== "sold" && state !== "rented") return places.onOffer;
  const stillListed = settings.showSoldDays > 0 && now - facts.modifiedAt < settings.showSoldDays * day;
  return stillListed ? places.onOffer | places.soldOrRented : places.soldOrRented;
}
