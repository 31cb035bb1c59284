import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editDistance } from "./match-place.js";

describe("the edit distance of two words", () => {
  it.each([
    ["antwerpen", "antwerpn", 1],
    ["antwerpen", "antwepren", 1],
    ["gent", "genk", 1],
    ["brugge", "bruges", 2],
    ["ieper", "ieper", 0],
    ["", "ab", 2],
    ["namur", "wavre", 3],
  ])("%s and %s: %i", (one, other, count) => {
    expect(editDistance(one, other, 3)).toBe(count);
  });

  it("is symmetric, and zero for the same word", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(editDistance(one, other, 9)).toBe(editDistance(other, one, 9));
        expect(editDistance(one, other, 9) === 0).toBe(one === other);
      }),
    );
  });
});
