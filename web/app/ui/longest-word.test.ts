import { expect, it } from "vitest";
import { longestWord } from "./longest-word";

it.each([
  ["Vastgoedmakelaarskantoor bij u in de buurt", 24],
  ["Nieuwbouw in Zurenborg", 9],
  ["Kantoor-appartement", 11],
  ["Verkaufs\u00adgespräch", 8],
  ["", 1],
])("CMS-2 a title's size depends on its longest word: %s", (title, letters) => {
  expect(longestWord(title)).toEqual({ "--longest": letters });
});

it("CMS-2 a value that is no text has no longest word", () => {
  expect(longestWord(null)).toBeUndefined();
});
