import type { Language } from "@gevel/config";

/** Spaces that French sets before two-part punctuation and inside its quotation marks, so that no line breaks there. */
const frenchSpaces = (text: string): string =>
  text
    .replace(/ (?=[;!?])/g, "\u202f")
    .replace(/ (?=[:»])/g, "\u00a0")
    .replace(/« /g, "«\u00a0");

/** Straight apostrophes and single quotes as a printer sets them; the texts are typed with the key of the keyboard. */
const curlyQuotes = (text: string): string => text.replace(/(^|[\s(])'/g, "$1‘").replace(/'/g, "’");

export function typeset(text: string, language: Language): string {
  const quoted = curlyQuotes(text);
  return language === "fr" ? frenchSpaces(quoted) : quoted;
}
