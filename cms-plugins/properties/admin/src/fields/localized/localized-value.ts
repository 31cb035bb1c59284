import { languages, type Language, type Localized } from "@gevel/config";
import { storedJson } from "../stored-json";

/** The texts of a form's value: an object, or the JSON of one. */
export function readTexts(value: unknown): Localized {
  const json = storedJson(value);
  if (typeof json !== "object" || json === null) return {};
  const known = new Map<string, unknown>(Object.entries(json));
  const texts: Localized = {};
  for (const language of languages) {
    const text = known.get(language);
    if (typeof text === "string" && text !== "") texts[language] = text;
  }
  return texts;
}

/** The texts with one replaced; a language without a text has no key. */
export function withText(texts: Localized, language: Language, text: string): Localized {
  return readTexts({ ...texts, [language]: text });
}
