import { expect, it } from "vitest";
import { emptySet } from "./bit-set.server";
import { membersOf } from "../search-parts.fixture";
import { TextSegment } from "./text-segment.server";

const size = 70;
const segment = TextSegment.of([
  { slot: 3, words: ["gent", "tuin", "an"] },
  { slot: 64, words: ["antwerpen", "tuin"] },
  { slot: 5, words: ["zee", "an", "antwerpen"] },
]);
const beginning = (from: TextSegment, prefix: string) => {
  const marks = emptySet(size);
  from.mark(prefix, marks);
  return membersOf(marks);
};
const prefixes = ["an", "ant", "antwerpen", "gent", "t", "zee", "zeeg", "a", "b", "zz", "0"];
const all = (from: TextSegment) => Object.fromEntries(prefixes.map((prefix) => [prefix, beginning(from, prefix)]));

it("PROP-3 marks the slots with a word that has the prefix, from the first word to the last", () => {
  expect(all(segment)).toEqual({
    an: [3, 5, 64],
    ant: [5, 64],
    antwerpen: [5, 64],
    gent: [3],
    t: [3, 64],
    zee: [5],
    zeeg: [],
    a: [3, 5, 64],
    b: [],
    zz: [],
    "0": [],
  });
});

it("leaves existing marks", () => {
  const marks = emptySet(size);
  segment.mark("gent", marks);
  segment.mark("zee", marks);
  expect(membersOf(marks)).toEqual([3, 5]);
});

it("estimates a prefix by its entries, and the segment by all", () => {
  expect([segment.weight, ...["an", "ant", "zee", "x"].map((prefix) => segment.weightOf(prefix))]).toEqual([
    8, 4, 2, 1, 0,
  ]);
  expect([TextSegment.of([]).weight, beginning(TextSegment.of([]), "a")]).toEqual([0, []]);
});

it("excludes slots written since, after repeated changes too, while the previous segment has them", () => {
  const once = segment.without([64], size);
  const twice = once.without([3], size);
  expect([beginning(once, "tuin"), beginning(twice, "an"), beginning(twice, "tuin")]).toEqual([[3], [5], []]);
  expect([beginning(segment, "tuin"), beginning(once, "an")]).toEqual([
    [3, 64],
    [3, 5],
  ]);
  expect(twice.without([], size)).toBe(twice);
});

it("supports slots added since", () => {
  const grown = TextSegment.of([{ slot: 1, words: ["zee"] }])
    .without([0], 32)
    .without([40], 70);
  expect(beginning(grown, "zee")).toEqual([1]);
});

it("merges with another one, and drops overwritten entries for good", () => {
  const other = TextSegment.of([
    { slot: 64, words: ["ant", "zee"] },
    { slot: 9, words: ["boot", "gent"] },
    { slot: 10, words: ["zz"] },
  ]);
  const merged = segment.without([64], size).merged(other.without([10], size));
  expect(all(merged)).toEqual({
    an: [3, 5, 64],
    ant: [5, 64],
    antwerpen: [5],
    gent: [3, 9],
    t: [3],
    zee: [5, 64],
    zeeg: [],
    a: [3, 5, 64],
    b: [9],
    zz: [],
    "0": [],
  });
  expect([merged.weight, merged.weightOf("zz"), merged.weightOf("t")]).toEqual([10, 0, 1]);
  expect(all(other.without([10], size).merged(segment.without([64], size)))).toEqual(all(merged));
});

it("is unchanged by merging with none", () => {
  const none = TextSegment.of([]);
  expect([all(segment.merged(none)), all(none.merged(segment))]).toEqual([all(segment), all(segment)]);
  expect(segment.merged(none).weight).toBe(8);
});
