import { add, emptySet, has, type BitSet } from "./bit-set.server";

export interface SlotWords {
  slot: number;
  /** Folded, each once. */
  words: readonly string[];
}

/** A sorted dictionary with the slots of each word. */
export class TextSegment {
  readonly #words: readonly string[];
  /** Slots of word w: `#slots` from `#starts[w]` to `#starts[w + 1]`. */
  readonly #starts: Uint32Array;
  readonly #slots: Uint32Array;
  /** Slots that were written since; null for none. */
  readonly #dead: BitSet | null;

  private constructor(words: readonly string[], starts: Uint32Array, slots: Uint32Array, dead: BitSet | null) {
    this.#words = words;
    this.#starts = starts;
    this.#slots = slots;
    this.#dead = dead;
  }

  static of(listings: readonly SlotWords[]): TextSegment {
    const numbers = new Map<string, number>();
    let total = 0;
    for (const { words } of listings) {
      total += words.length;
      for (const word of words) numbers.set(word, 0);
    }
    const words = [...numbers.keys()].sort();
    for (const [number, word] of words.entries()) numbers.set(word, number);
    const numberOf = (word: string) => numbers.get(word) ?? 0;

    const starts = new Uint32Array(words.length + 1);
    for (const listing of listings) for (const word of listing.words) increase(starts, numberOf(word) + 1);
    for (let word = 1; word < starts.length; word++) starts[word] = (starts[word] ?? 0) + (starts[word - 1] ?? 0);
    const next = starts.slice();
    const slots = new Uint32Array(total);
    for (const listing of listings) {
      for (const word of listing.words) {
        const number = numberOf(word);
        slots[next[number] ?? 0] = listing.slot;
        increase(next, number);
      }
    }
    return new TextSegment(words, starts, slots, null);
  }

  get weight(): number {
    return this.#slots.length;
  }

  /** The same segment without the entries of these slots. */
  without(slots: readonly number[], size: number): TextSegment {
    if (slots.length === 0) return this;
    const dead = emptySet(size);
    dead.set(this.#dead ?? []);
    for (const slot of slots) add(dead, slot);
    return new TextSegment(this.#words, this.#starts, this.#slots, dead);
  }

  /** Both in one, for good without what they no longer speak for. */
  merged(other: TextSegment): TextSegment {
    const words: string[] = [];
    const starts = new Uint32Array(this.#words.length + other.#words.length + 1);
    const slots = new Uint32Array(this.weight + other.weight);
    let filled = 0;
    let [mine, theirs] = [0, 0];
    while (mine < this.#words.length || theirs < other.#words.length) {
      const [own, foreign] = [this.#words[mine], other.#words[theirs]];
      const word = own === undefined || (foreign !== undefined && foreign < own) ? (foreign ?? "") : own;
      const before = filled;
      if (own === word) filled = this.#copy(mine++, slots, filled);
      if (foreign === word) filled = other.#copy(theirs++, slots, filled);
      if (filled > before) starts[words.push(word)] = filled;
    }
    return new TextSegment(words, starts.slice(0, words.length + 1), slots.slice(0, filled), null);
  }

  /** Number of entries under words with this prefix. */
  weightOf(prefix: string): number {
    const [first, last] = this.#range(prefix);
    return (this.#starts[last] ?? 0) - (this.#starts[first] ?? 0);
  }

  mark(prefix: string, marks: BitSet): void {
    const [first, last] = this.#range(prefix);
    const end = this.#starts[last] ?? 0;
    for (let at = this.#starts[first] ?? 0; at < end; at++) {
      const slot = this.#slots[at] ?? 0;
      if (this.#dead === null || !has(this.#dead, slot)) add(marks, slot);
    }
  }

  #copy(word: number, to: Uint32Array, from: number): number {
    let filled = from;
    const end = this.#starts[word + 1] ?? 0;
    for (let at = this.#starts[word] ?? 0; at < end; at++) {
      const slot = this.#slots[at] ?? 0;
      if (this.#dead === null || !has(this.#dead, slot)) to[filled++] = slot;
    }
    return filled;
  }

  /** Range of the words with this prefix, end exclusive. */
  #range(prefix: string): [number, number] {
    return [
      this.#firstNotBelow((word) => word < prefix),
      this.#firstNotBelow((word) => word < prefix || word.startsWith(prefix)),
    ];
  }

  #firstNotBelow(isBelow: (word: string) => boolean): number {
    let low = 0;
    let high = this.#words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBelow(this.#words[middle] ?? "")) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function increase(numbers: Uint32Array, at: number): void {
  numbers[at] = (numbers[at] ?? 0) + 1;
}
