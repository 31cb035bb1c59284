import { languages, type Localized } from "@gevel/config";

export type Term = readonly [nl: string, fr: string, en: string, de: string];

/** Joins several terms into one text per language, with a capital first letter: `Gas, centrale verwarming`. */
export function joinTerms(terms: readonly Term[]): Localized | null {
  if (terms.length === 0) return null;
  return Object.fromEntries(
    languages.flatMap((language, index) => {
      const text = terms.flatMap((term) => term[index] ?? []).join(", ");
      return text === "" ? [] : [[language, text.charAt(0).toUpperCase() + text.slice(1)]];
    }),
  );
}
