import fc from "fast-check";
import { expect, it } from "vitest";
import {
  add,
  addAll,
  emptySet,
  has,
  intersection,
  isEmpty,
  retainCommon,
  setOf,
  sizeOf,
  sizeOfBoth,
} from "./bit-set.server";

const size = 100;
const slots = fc.uniqueArray(fc.integer({ min: 0, max: size - 1 }));
const members = (bits: Int32Array) =>
  Array.from({ length: bits.length * 32 }, (_, at) => at).filter((at) => has(bits, at));
const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);

it("a bit set behaves like a plain set after insertions, unions and intersections", () => {
  fc.assert(
    fc.property(slots, slots, (mine, theirs) => {
      const [one, other] = [setOf(size, mine), setOf(size, theirs)];
      const common = mine.filter((slot) => theirs.includes(slot));
      expect(members(one)).toEqual(sorted(mine));
      expect([sizeOf(one), isEmpty(one)]).toEqual([mine.length, mine.length === 0]);
      expect(sizeOfBoth(one, other)).toBe(common.length);
      expect(members(intersection(one, other))).toEqual(sorted(common));

      const both = one.slice();
      addAll(both, other);
      expect(members(both)).toEqual(sorted([...new Set([...mine, ...theirs])]));
      retainCommon(both, other);
      expect(members(both)).toEqual(sorted(theirs));
      expect(members(one)).toEqual(sorted(mine));
    }),
  );
});

it("a bit set uses no more words than its slots need", () => {
  expect([0, 1, 32, 33, 64].map((slots) => emptySet(slots).length)).toEqual([0, 1, 1, 2, 2]);
  const full = emptySet(64);
  for (let slot = 0; slot < 64; slot++) add(full, slot);
  expect([sizeOf(full), [...full]]).toEqual([64, [-1, -1]]);
});
