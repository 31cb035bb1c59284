import { listingSorts, type Language, type ListingSort } from "@gevel/config";
import type { CatalogSettings } from "./catalog-settings.server";
import { setOf } from "./bit-set.server";
import type { ListingRows } from "./listing-rows.server";
import type { Steps } from "./steps.server";
import { mergedOrder } from "./merged-order.server";
import { kindRanks, municipalityRanks } from "./name-ranks.server";

/** The sort key of a slot, smallest first. Equal ones are sorted newest first. */
type KeyOf = (slot: number) => number;

const last = Number.POSITIVE_INFINITY;

interface Order {
  sort: Exclude<ListingSort, "newest">;
  language: Language;
  slots: Uint32Array;
}

/** Slots with a listing in each order of PROP-4. */
export class SortOrders {
  readonly #rows: ListingRows;
  readonly #settings: CatalogSettings;
  readonly newest: Uint32Array;
  readonly #ready = new Map<string, Order>();

  /** Slots not written since keep their position in the orders of an earlier state. */
  constructor(rows: ListingRows, settings: CatalogSettings, before: SortOrders | null) {
    this.#rows = rows;
    this.#settings = settings;
    const changed = before && rows.changedSince(before.#rows);
    if (!before || !changed || changed.length > rows.count / 4) {
      this.newest = ordered(rows.byId.toReversed(), (slot) => -(rows.columns.createdAt[slot] ?? 0));
      return;
    }
    const gone = setOf(rows.size, changed);
    const put = changed.filter((slot) => rows.columns.id[slot] !== 0);
    // The difference of two infinite keys is no number: they are equal as well.
    const merged = (slots: Uint32Array, keyOf: KeyOf) =>
      changed.length === 0
        ? slots
        : mergedOrder(slots, gone, put, (a, b) => keyOf(a) - keyOf(b) || this.#newerFirst(a, b));
    this.newest = merged(before.newest, () => 0);
    if (!equalNames(before.#settings, settings)) return;
    for (const [name, { sort, language, slots }] of before.#ready)
      this.#ready.set(name, { sort, language, slots: merged(slots, this.#keyOf(sort, language)) });
  }

  /** Works all of them out, so that no visitor waits for one. */
  *preparing(languages: readonly Language[]): Steps<void> {
    for (const language of languages)
      for (const sort of listingSorts) {
        this.slots(sort, language);
        yield;
      }
  }

  slots(sort: ListingSort, language: Language): Uint32Array {
    if (sort === "newest") return this.newest;
    const name = sort === "type" || sort === "city" ? `${sort} ${language}` : sort;
    const cached = this.#ready.get(name);
    if (cached) return cached.slots;
    const slots = ordered(this.newest, this.#keyOf(sort, language));
    this.#ready.set(name, { sort, language, slots });
    return slots;
  }

  #newerFirst(a: number, b: number): number {
    const { createdAt, id } = this.#rows.columns;
    return (createdAt[b] ?? 0) - (createdAt[a] ?? 0) || (id[b] ?? 0) - (id[a] ?? 0);
  }

  #keyOf(sort: Exclude<ListingSort, "newest">, language: Language): KeyOf {
    const { price, modifiedAt, place, kind } = this.#rows.columns;
    const { shared } = this.#rows;
    const { types, defaultLanguage } = this.#settings;
    switch (sort) {
      case "price-up":
        return (slot) => orElse(price[slot] ?? NaN, last);
      case "price-down":
        return (slot) => orElse(-(price[slot] ?? NaN), last);
      case "date":
        return (slot) => -(modifiedAt[slot] ?? 0);
      case "city": {
        const rank = municipalityRanks(shared, language, defaultLanguage);
        return (slot) => rank[place[slot] ?? 0] ?? last;
      }
      case "type": {
        const rank = kindRanks(shared, types, language, defaultLanguage);
        return (slot) => rank[kind[slot] ?? 0] ?? last;
      }
    }
  }
}

const equalNames = (one: CatalogSettings, other: CatalogSettings) =>
  one.defaultLanguage === other.defaultLanguage &&
  one.types.length === other.types.length &&
  one.types.every((type, position) => type === other.types[position]);

const orElse = (value: number, other: number) => (Number.isNaN(value) ? other : value);

/** A stable counting sort by key: counts the slots of each key, then places them. */
function ordered(slots: Uint32Array, keyOf: KeyOf): Uint32Array {
  const keys = Float64Array.from(slots, keyOf);
  const distinct = keys.toSorted().filter((key, at, all) => at === 0 || key !== all[at - 1]);
  const rankOf = new Map(Array.from(distinct, (key, rank) => [key, rank]));
  const ranks = Uint32Array.from(keys, (key) => rankOf.get(key) ?? 0);
  const next = new Uint32Array(distinct.length + 1);
  for (const rank of ranks) next[rank + 1] = (next[rank + 1] ?? 0) + 1;
  for (let rank = 1; rank < next.length; rank++) next[rank] = (next[rank] ?? 0) + (next[rank - 1] ?? 0);
  const order = new Uint32Array(slots.length);
  for (let at = 0; at < slots.length; at++) {
    const rank = ranks[at] ?? 0;
    const to = next[rank] ?? 0;
    order[to] = slots[at] ?? 0;
    next[rank] = to + 1;
  }
  return order;
}
