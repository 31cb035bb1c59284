import { expect, it } from "vitest";
import { rejectedTermsIn, wordsOf } from "./rejected-terms.mjs";

const terms = [
  { words: "look along", use: "live preview" },
  { words: "kept", use: "stored", except: ["kept"] },
];

it.each([
  ["lookAlong", " look along "],
  ["web/app/LookAlong-room.ts", " web app look along room ts "],
  ["HTMLPage", " html page "],
])("splits %s into words", (name, words) => {
  expect(wordsOf(name)).toBe(words);
});

it.each([
  ["a path", "cms/src/look-along/a.ts", "", 'cms/src/look-along/a.ts: its path has "look along"; use live preview'],
  ["a declared name", "a.ts", "const isKept = 1;", 'a.ts: isKept has "kept"; use stored'],
  [
    "a message over two lines",
    "a.ts",
    "log.warn(\n  { id },\n  `lead 1 is kept`,\n);",
    'a.ts: the log message "lead 1 is kept" has "kept"; use stored',
  ],
])("finds a rejected term in %s", (_, path, text, sentence) => {
  expect(rejectedTermsIn(path, text, terms)).toEqual([sentence]);
});

it("leaves exceptions and other words alone", () => {
  expect(
    rejectedTermsIn("web/looks.ts", 'const kept = 1; const text = "kept"; log.info("looked along");', terms),
  ).toEqual([]);
});
