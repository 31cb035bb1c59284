import { fallbackLanguage, languages, type Language, type Localized, type LocalizedInput } from "@gevel/config";
import { cleanText } from "./clean-text.js";
import type { StoredTexts } from "./stored-texts.js";

type Cleaner = (text: string) => string;

/**
 * Each language's text, cleaned; language codes are case-insensitive; a bare string is in the language of its source,
 * and is removed from the main language if it was stored there before that was set. What is not named stays as in
 * `before`: an omitted value changes no language, null removes all, and null or an empty text for a code removes that
 * one.
 */
export function localized(
  value: LocalizedInput | null | undefined,
  clean: Cleaner = cleanText,
  before: Localized = {},
  bareIn: Language = fallbackLanguage,
): Localized {
  if (value === undefined) return before;
  const result: Localized = {};
  if (value === null) return result;
  const given = typeof value === "string" ? { [bareIn]: value } : value;
  const moved = typeof value === "string" && bareIn !== fallbackLanguage ? clean(value) : null;
  for (const language of languages) {
    const codes = [language, language.toUpperCase()].filter((code) => given[code] !== undefined);
    const cleaned = codes.map((code) => clean(given[code] ?? "")).find((written) => written !== "");
    const text = codes.length === 0 ? before[language] : cleaned;
    if (text && !(language === fallbackLanguage && text === moved)) result[language] = text;
  }
  return result;
}

export type TextsOf = (key: string, value: LocalizedInput | null | undefined, clean: Cleaner) => Localized;

/** Reads the texts of an item by attribute, adding to the stored ones. */
export const textsReader =
  (stored: StoredTexts): TextsOf =>
  (key, value, clean) =>
    stored.isStaffs(key) ? stored.of(key) : localized(value, clean, stored.of(key), stored.bareIn);
