import { languages, type Language } from "../site/languages.js";
import type { Localized, LocalizedInput } from "../contracts/localized.js";

export interface LocalizedText {
  text: string;
  /** The language the text is really in; differs from the one asked for when it fell back. */
  language: Language;
}

type Readable = Readonly<Record<string, string | null | undefined>>;

/**
 * LANG-3: the code, else the upper-case code, else the default language the same two ways, else null.
 * An empty or blank string counts as missing.
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

/** Lower-case keys, known languages only, blanks left out. A bare string is read as the default language's text. */
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
