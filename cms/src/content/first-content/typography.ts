import { frenchSpaces, withNonBreakingSpaces, type Language } from "@gevel/config";

/** Straight apostrophes and single quotes as a printer sets them; the texts are typed with the key of the keyboard. */
const curlyQuotes = (text: string): string => text.replace(/(^|[\s(])'/g, "$1‘").replace(/'/g, "’");

export function typeset(text: string, language: Language): string {
  const quoted = withNonBreakingSpaces(curlyQuotes(text));
  return language === "fr" ? frenchSpaces(quoted) : quoted;
}
