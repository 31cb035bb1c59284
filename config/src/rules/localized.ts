import { languages, type Language } from "../site/languages.js";
import type { Localized, LocalizedInput } from "../site/localized.js";

export interface LocalizedText {
  text: string;
  /** The actual language of the text; differs from the requested one after a fallback. */
  language: Language;
}

type Readable = Readonly<Record<string, string | null | undefined>>;

/**
 * LANG-3: the code, then the upper-case code, then the default language the same two ways, then null. An empty or blank
 * string counts as missing.
 */
export function findLocalized(
  value: Readable | null | undefined,
  language: Language,
  defaultLanguage: Language,
): LocalizedText | null {
  if (!value) return null;
  for (const candidate of [language, defaultLanguage]) {
    const text = value[candidate]?.trim() || value[candidate.toUpperCase()]?.trim();
    if (text) return { text, language: candidate };
  }
  return null;
}

/** The text alone, empty where there is none. */
export function readLocalized(
  value: Readable | null | undefined,
  language: Language,
  defaultLanguage: Language,
): string {
  return findLocalized(value, language, defaultLanguage)?.text ?? "";
}

/** Lower-case keys, known languages only, no blanks. A bare string becomes the default language's text. */
export function normalizeLocalized(value: LocalizedInput | null | undefined, defaultLanguage: Language): Localized {
  if (value === null || value === undefined) return {};
  if (typeof value === "string") return value.trim() ? { [defaultLanguage]: value.trim() } : {};
  const result: Localized = {};
  for (const language of languages) {
    const text = value[language]?.trim() || value[language.toUpperCase()]?.trim();
    if (text) result[language] = text;
  }
  return result;
}
