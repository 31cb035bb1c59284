import { roomKinds, type RoomKind } from "@gevel/config";
import type { SearchFilter } from "./search-result";
import { retainCommon, sizeOf, type BitSet } from "./bit-set.server";

/** What a query may set, each on its own; a filter of PROP-3 is one of these or, for the price, two. */
export type Part = "search" | "cities" | "types" | "minPrice" | "maxPrice" | "area" | RoomKind;

const filters: readonly [SearchFilter, ...Part[]][] = [
  ["search", "search"],
  ["cities", "cities"],
  ["types", "types"],
  ["price", "minPrice", "maxPrice"],
  ["area", "area"],
  ...roomKinds.map((kind): [RoomKind, RoomKind] => [kind, kind]),
];

/** What a query finds, and what it would find without some of its parts. */
export class Matches {
  readonly all: BitSet;
  readonly total: number;
  readonly #base: BitSet;
  readonly #parts: ReadonlyMap<Part, BitSet>;
  #without: BitSet | null = null;

  constructor(base: BitSet, parts: ReadonlyMap<Part, BitSet>) {
    this.#base = base;
    this.#parts = parts;
    this.all = base.slice();
    for (const set of parts.values()) retainCommon(this.all, set);
    this.total = sizeOf(this.all);
  }

  /** The same set is written anew each time: it is true until the next question. */
  without(...left: readonly Part[]): BitSet {
    if (!left.some((part) => this.#parts.has(part))) return this.all;
    const set = (this.#without ??= this.#base.slice());
    set.set(this.#base);
    for (const [part, other] of this.#parts) if (!left.includes(part)) retainCommon(set, other);
    return set;
  }

  /** The one filter whose removal frees most; null where none does alone. The first of equals. */
  relaxation(): { filter: SearchFilter; count: number } | null {
    return filters.reduce<{ filter: SearchFilter; count: number } | null>((best, [filter, ...parts]) => {
      if (!parts.some((part) => this.#parts.has(part))) return best;
      const count = sizeOf(this.without(...parts));
      return count > (best?.count ?? this.total) ? { filter, count } : best;
    }, null);
  }
}
