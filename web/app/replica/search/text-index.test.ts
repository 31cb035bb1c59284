import fc from "fast-check";
import { expect, it } from "vitest";
import { has } from "./bit-set.server";
import { TextIndex } from "./listing-rows.server";
import type { SlotWords } from "./text-segment.server";

const size = 40;
const words = ["a", "an", "ant", "antwerpen", "b", "be", "berchem", "z", "zee"];
const slots = fc.integer({ min: 0, max: size - 1 });
const change = fc.record({
  put: fc.uniqueArray(fc.record({ slot: slots, words: fc.subarray(words) }), {
    selector: ({ slot }) => slot,
    maxLength: 12,
  }),
  gone: fc.uniqueArray(slots, { maxLength: 6 }),
});
const members = (bits: Int32Array) => Array.from({ length: size }, (_, at) => at).filter((at) => has(bits, at));

it("PROP-3 a text finds the slots with words that start with each of its words, after any changes", () => {
  const queries = fc.array(fc.constantFrom(...words, "x"), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(
      fc.array(change, { maxLength: 8 }),
      fc.array(queries, { minLength: 1, maxLength: 5 }),
      (changes, texts) => {
        const held = new Map<number, SlotWords["words"]>();
        let index = TextIndex.empty;
        for (const { put, gone } of changes) {
          const left = gone.filter((slot) => put.every((one) => one.slot !== slot));
          for (const slot of left) held.delete(slot);
          for (const one of put) held.set(one.slot, one.words);
          index = index.with(put, left, size);
        }
        for (const text of texts) {
          const found = index.find(text.join(" "));
          const holds = (known: readonly string[]) =>
            text.every((begin) => known.some((word) => word.startsWith(begin)));
          const expected = [...held].filter(([, known]) => holds(known)).map(([slot]) => slot);
          expect(found && members(found)).toEqual(expected.sort((a, b) => a - b));
        }
      },
    ),
    { numRuns: 300 },
  );
});

it("PROP-3 a text without a word sets no filter", () => {
  expect(["", " - ", "…"].map((text) => TextIndex.empty.find(text))).toEqual([null, null, null]);
});
