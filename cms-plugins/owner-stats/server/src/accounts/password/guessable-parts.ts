import listedPasswords from "./common-passwords.json";
import { commonWords } from "./common-words.js";

/**
 * The 5,000 commonest passwords that are long enough to be chosen here, commonest first, in lower case. Taken from the list of
 * `@zxcvbn-ts/language-common` 4.1.3 (MIT), which is of passwords that were leaked. The package itself is 2 MB and has all lengths.
 */
const commonPasswords: ReadonlySet<string> = new Set(listedPasswords);

/** Neighbours on a keyboard, and what counts up: any three in a row are one choice. */
const walks = [
  ...[
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890",
    "azertyuiop",
    "qsdfghjklm",
    "wxcvbn",
    "qwertyuiop",
    "asdfghjkl",
    "zxcvbnm",
  ],
  ...[
    "qwertzuiop",
    "yxcvbnm",
    "&é\"'(§è!çà)",
    "&e\"'(§e!ca)",
    "!@#$%^&*()",
    "1qaz2wsx3edc4rfv5tgb6yhn",
    "1aqw2zsx3edc4rfv5tgb",
  ],
  ...[
    "1q2w3e4r5t6y7u8i9o0p",
    "1a2z3e4r5t6y7u8i9o0p",
    "q1w2e3r4t5y6",
    "a1z2e3r4t5y6",
    "147258369",
    "159357",
    "789456123",
  ],
].flatMap((row) => [row, [...row].reverse().join("")]);

/** What stands for which letter; `1` for two. */
const leet: Readonly<Record<string, string>> = {
  "0": "o",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "€": "e",
};
const toLetters = (text: string, one: string) =>
  [...text].map((char) => (char === "1" || char === "!" ? one : (leet[char] ?? char))).join("");

const longest = 24;
const isDictionaryWord = (text: string, own: ReadonlySet<string>) =>
  own.has(text) || (text.length > 1 && commonWords.has(text)) || commonPasswords.has(text);
const isYear = (text: string) => /^(19|20)\d\d$/.test(text);
const isDate = (text: string) => /^(0?[1-9]|[12]\d|3[01])[-/.]?(0?[1-9]|1[0-2])[-/.]?((19|20)?\d\d)$/.test(text);

/** As people see it: without capitals and accents. One unit of UTF-16 stays one, so that all readings are of one length. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}+/gu, "");

/**
 * How many choices somebody made who typed this, at the least: a word that many take, a year, a walk over the keys, a repetition or a part
 * of who they are is one choice, whatever its length; a digit half a one; any other character one. The same idea as zxcvbn, with less.
 */
export function choicesIn(password: string, own: ReadonlySet<string> = new Set()): number {
  const text = plain(password);
  const readings = [text, toLetters(text, "i"), toLetters(text, "l")];
  /** Fewest choices of the first so many characters. */
  const fewest = [0];
  for (let end = 1; end <= text.length; end += 1) {
    let least = (fewest[end - 1] ?? 0) + (/\d/.test(text[end - 1] ?? "") ? 0.5 : 1);
    for (let start = Math.max(0, end - longest); start < end - 1; start += 1) {
      const before = (fewest[start] ?? 0) + 1;
      if (before >= least) continue;
      const part = text.slice(start, end);
      const repeats = text.slice(Math.max(0, start - part.length), start) === part || new Set(part).size === 1;
      const isWalk = part.length > 2 && walks.some((walk) => walk.includes(part));
      if (
        repeats ||
        isWalk ||
        isYear(part) ||
        isDate(part) ||
        readings.some((as) => isDictionaryWord(as.slice(start, end), own))
      )
        least = before;
    }
    // A whole password said twice is longer than a word.
    const half = text.slice(0, end / 2);
    if (end % 2 === 0 && half + half === text.slice(0, end)) least = Math.min(least, (fewest[end / 2] ?? 0) + 1);
    fewest.push(least);
  }
  return fewest.at(-1) ?? 0;
}
