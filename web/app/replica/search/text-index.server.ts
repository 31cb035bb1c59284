import { tokenize } from "@gevel/config";
import { emptySet, isEmpty, retainCommon, type BitSet } from "./bit-set.server";
import { TextSegment, type SlotWords } from "./text-segment.server";

/**
 * Finds slots by the beginnings of words. A change adds a small segment and leaves the others as they are, but for a
 * note of the slots that they no longer speak for; segments of like weight are merged, so there are never many.
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

  /** The slots in which every word of the text begins some word; null for a text without words. */
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
