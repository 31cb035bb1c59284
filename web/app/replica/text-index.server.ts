import { foldedWords } from "./fold.server";
import type { ListingFacts } from "./listing-facts.server";

/** Finds rows by the beginnings of words: a sorted dictionary with the rows of each word. */
export class TextIndex {
  readonly #words: string[];
  /** Rows of word w: `#rows` from `#starts[w]` to `#starts[w + 1]`. */
  readonly #starts: Uint32Array;
  readonly #rows: Uint32Array;
  readonly #size: number;

  constructor(listings: readonly ListingFacts[]) {
    this.#size = listings.length;
    const numbers = new Map<string, number>();
    let total = 0;
    for (const { words } of listings) {
      total += words.length;
      for (const word of words) if (!numbers.has(word)) numbers.set(word, 0);
    }
    this.#words = [...numbers.keys()].sort();
    for (const [number, word] of this.#words.entries()) numbers.set(word, number);

    const starts = new Uint32Array(this.#words.length + 1);
    const numberOf = (word: string) => numbers.get(word) ?? 0;
    for (const { words } of listings) for (const word of words) add(starts, numberOf(word) + 1);
    for (let word = 1; word < starts.length; word++) starts[word] = (starts[word] ?? 0) + (starts[word - 1] ?? 0);
    const next = starts.slice();
    this.#rows = new Uint32Array(total);
    for (const [row, { words }] of listings.entries()) {
      for (const word of words) {
        const number = numberOf(word);
        this.#rows[next[number] ?? 0] = row;
        add(next, number);
      }
    }
    this.#starts = starts;
  }

  /** A mark for each row in which every word of the text begins some word; null for a text without words. */
  find(text: string): Uint8Array | null {
    const wanted = foldedWords(text);
    if (wanted.length === 0) return null;
    let found: Uint8Array | null = null;
    for (const prefix of new Set(wanted)) {
      const marks = this.#beginningWith(prefix);
      if (found !== null)
        for (let row = 0; row < marks.length; row++) marks[row] = (marks[row] ?? 0) & (found[row] ?? 0);
      found = marks;
    }
    return found;
  }

  #beginningWith(prefix: string): Uint8Array {
    const marks = new Uint8Array(this.#size);
    const first = lowerBound(this.#words, prefix);
    for (let word = first; this.#words[word]?.startsWith(prefix); word++) {
      const end = this.#starts[word + 1] ?? 0;
      for (let at = this.#starts[word] ?? 0; at < end; at++) marks[this.#rows[at] ?? 0] = 1;
    }
    return marks;
  }
}

function add(numbers: Uint32Array, at: number): void {
  numbers[at] = (numbers[at] ?? 0) + 1;
}

function lowerBound(sorted: readonly string[], wanted: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? "") < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
