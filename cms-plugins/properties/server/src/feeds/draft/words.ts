import { languages, type Localized } from "@gevel/config";

export type Words = readonly [nl: string, fr: string, en: string, de: string];

/** Several words as one text in each language, the first letter a capital: `Gas, centrale verwarming`. */
export function joinWords(words: readonly Words[]): Localized | null {
  if (words.length === 0) return null;
  return Object.fromEntries(
    languages.flatMap((language, index) => {
      const text = words.flatMap((word) => word[index] ?? []).join(", ");
      return text === "" ? [] : [[language, text.charAt(0).toUpperCase() + text.slice(1)]];
    }),
  );
}
