import type { Language } from "../site/languages.js";

const letters: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
  ħ: "h",
  ŧ: "t",
  ŋ: "n",
  ĸ: "k",
};

/** As Germans write them in addresses. */
const umlauts: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue" };

/** Longest slug; longer ones end at a dash before it. */
const slugLimit = 80;

/**
 * A text as a part of an address: lower-case ASCII letters and digits separated by single dashes; empty if the text has
 * neither. `²` becomes 2, ligatures become their letters, and `ü` in a German text `ue`.
 */
export function slugify(text: string, language?: Language): string {
  const spelled = text.normalize("NFC").toLowerCase();
  const slug = (language === "de" ? spelled.replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter) : spelled)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\P{ASCII}/gu, (letter) => letters[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  if (slug.length <= slugLimit) return slug;
  const cut = slug.slice(0, slugLimit + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf("-"), 0) || slugLimit);
}

/**
 * How addresses in a language may write a text: its slug, then the one without the rule for umlauts, which German addresses of
 * places and types had before (`grundstuck`) and which redirects.
 */
export const slugVariants = (text: string, language: Language): string[] => [
  ...new Set([slugify(text, language), slugify(text)]),
];
