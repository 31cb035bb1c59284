import { setOf, emptySet, isEmpty, retainCommon, type BitSet } from "./bit-set.server";
import { columnsOf, copied, nothingShared, write, type Columns, type Shared } from "./columns.server";
import type { FoundListing, ListingFacts, ListingSummary } from "./listing-facts.server";
import { mergedOrder } from "./merged-order.server";
import { runAtOnce, type Steps } from "./steps.server";
import { type SlotWords, TextSegment } from "./text-segment.server";
import { tokenize } from "@gevel/config";

/**
 * Finds slots by word prefixes. A change adds a small segment and leaves the others as they are, except for a note of
 * the slots that are no longer valid in them; segments of similar weight are merged, so there are never many.
 */
export class TextIndex {
  static readonly empty = new TextIndex([], 0);
  readonly #segments: readonly TextSegment[];
  readonly #size: number;

  private constructor(segments: readonly TextSegment[], size: number) {
    this.#segments = segments;
    this.#size = size;
  }

  /** `size` is the number of slots from now on. */
  with(put: readonly SlotWords[], gone: readonly number[], size: number): TextIndex {
    const written = [...put.map(({ slot }) => slot), ...gone];
    const segments = this.#segments.map((segment) => segment.without(written, size));
    if (put.length > 0) segments.push(TextSegment.of(put));
    for (let last = segments.at(-1), other = segments.at(-2); last && other; other = segments.at(-2)) {
      if (last.weight * 2 < other.weight) break;
      last = other.merged(last);
      segments.splice(-2, 2, last);
    }
    return new TextIndex(segments, size);
  }

  /** The slots in which every word of the text is the prefix of some word; null for a text without words. */
  find(text: string): BitSet | null {
    const wanted = [...new Set(tokenize(text))];
    // "ant" is found wherever "antwerpen" is.
    const telling = wanted.filter((word) => !wanted.some((other) => other !== word && other.startsWith(word)));
    if (telling.length === 0) return null;
    const weights = new Map(telling.map((word) => [word, this.#weightOf(word)]));
    const rarestFirst = telling.sort((a, b) => (weights.get(a) ?? 0) - (weights.get(b) ?? 0));
    let found: BitSet | null = null;
    for (const prefix of rarestFirst) {
      const slots = this.#beginningWith(prefix);
      if (found !== null) retainCommon(slots, found);
      found = slots;
      if (isEmpty(found)) break;
    }
    return found;
  }

  #weightOf(prefix: string): number {
    return this.#segments.reduce((sum, segment) => sum + segment.weightOf(prefix), 0);
  }

  #beginningWith(prefix: string): BitSet {
    const slots = emptySet(this.#size);
    for (const segment of this.#segments) segment.mark(prefix, slots);
    return slots;
  }
}

interface Parts {
  shared: Shared;
  columns: Columns;
  size: number;
  byId: Uint32Array;
  changes: number;
}

/** A function until the words are read. */
type Text = TextIndex | (() => Iterable<ListingSummary>);

/**
 * The listings as typed columns. Immutable: a change makes a new one at the cost of copying numbers, and an index of
 * the old one stays valid for every slot not written since.
 */
export class ListingRows {
  readonly shared: Shared;
  readonly columns: Columns;
  /** Slots in use, empty ones among them included. */
  readonly size: number;
  /** Slots with a listing, by its id. */
  readonly byId: Uint32Array;
  readonly #changes: number;
  #text: Text;

  private constructor({ shared, columns, size, byId, changes }: Parts, text: Text) {
    this.shared = shared;
    this.columns = columns;
    this.size = size;
    this.byId = byId;
    this.#changes = changes;
    this.#text = text;
  }

  static get none(): ListingRows {
    return new ListingRows(
      { shared: nothingShared(), columns: columnsOf(0), size: 0, byId: new Uint32Array(0), changes: 0 },
      TextIndex.empty,
    );
  }

  static of(listings: Iterable<FoundListing>): ListingRows {
    let rows = ListingRows.none;
    for (const some of portions(listings)) rows = rows.with(some, []);
    return rows;
  }

  /** Listings in the order of their ids. Their words are read later: before the first text search or change. */
  static read(listings: Iterable<ListingFacts>, words: () => Iterable<ListingSummary>): ListingRows {
    const shared = nothingShared();
    let columns = columnsOf(1_024);
    let size = 0;
    for (const facts of listings) {
      if (size === columns.id.length) columns = copied(columns, Math.ceil(size * 1.5));
      write(columns, size++, facts, shared);
    }
    const byId = Uint32Array.from({ length: size }, (_, slot) => slot);
    return new ListingRows({ shared, columns, size, byId, changes: 0 }, words);
  }

  /** Adds or replaces some listings and removes others; one that is in both is added. */
  with(put: readonly FoundListing[], removed: readonly number[]): ListingRows {
    const listings = new Map(put.map((facts) => [facts.id, facts]));
    const freed = removed.filter((id) => !listings.has(id)).flatMap((id) => this.slotOf(id) ?? []);
    const { slots, added, size } = this.#place([...listings.keys()]);
    const capacity = this.columns.id.length;
    const columns = copied(this.columns, size <= capacity ? capacity : Math.ceil(size * 1.1));
    const changes = this.#changes + 1;
    for (const slot of freed) {
      columns.id[slot] = 0;
      columns.change[slot] = changes;
    }
    const texts = [...listings.values()].map((facts, at) => {
      const slot = slots[at] ?? 0;
      write(columns, slot, facts, this.shared);
      columns.change[slot] = changes;
      return { slot, words: facts.words };
    });
    const gone = setOf(size, freed);
    const byId = mergedOrder(this.byId, gone, added, (a, b) => (columns.id[a] ?? 0) - (columns.id[b] ?? 0));
    return new ListingRows({ shared: this.shared, columns, size, byId, changes }, this.text.with(texts, freed, size));
  }

  get text(): TextIndex {
    return this.#text instanceof TextIndex ? this.#text : runAtOnce(this.readingText());
  }

  /** Prepares the text search, in steps. */
  *readingText(): Steps<TextIndex> {
    if (this.#text instanceof TextIndex) return this.#text;
    let text = TextIndex.empty;
    for (const some of portions(this.#text(), readPerStep)) {
      const known = some.flatMap(({ id, words }) => ({ slot: this.slotOf(id), words }));
      text = text.with(
        known.filter((one): one is SlotWords => one.slot !== null),
        [],
        this.size,
      );
      yield;
    }
    return (this.#text = text);
  }

  /** A slot for each id: its own, else an empty one, else a new one at the end. */
  #place(ids: readonly number[]) {
    const added: number[] = [];
    let { size } = this;
    let empty = 0;
    const slots = ids.map((id) => {
      const own = this.slotOf(id);
      if (own !== null) return own;
      while (empty < this.size && this.columns.id[empty] !== 0) empty++;
      const slot = empty < this.size ? empty++ : size++;
      added.push(slot);
      return slot;
    });
    return { slots, added, size };
  }

  get count(): number {
    return this.byId.length;
  }

  slotOf(id: number): number | null {
    let low = 0;
    let high = this.byId.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.columns.id[this.byId[middle] ?? 0] ?? 0) < id) low = middle + 1;
      else high = middle;
    }
    const slot = this.byId[low];
    return slot !== undefined && this.columns.id[slot] === id ? slot : null;
  }

  /** Slots written since an earlier state of the same beginning; null when there is no knowing. */
  changedSince(before: ListingRows): number[] | null {
    if (before.shared !== this.shared || before.#changes > this.#changes) return null;
    const slots: number[] = [];
    for (let slot = 0; slot < this.size; slot++)
      if ((this.columns.change[slot] ?? 0) > before.#changes) slots.push(slot);
    return slots;
  }
}

/** Number of listings in memory as objects at a time. */
const portionSize = 2_000;
/** Reading the words of this many blocks the site for some milliseconds. */
const readPerStep = 500;

function* portions<Item>(items: Iterable<Item>, size = portionSize): Generator<Item[]> {
  let some: Item[] = [];
  for (const item of items) {
    if (some.push(item) < size) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}
