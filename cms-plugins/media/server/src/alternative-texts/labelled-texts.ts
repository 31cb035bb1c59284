import { isLanguage, languages, type Language, type Localized } from "@gevel/config";

const labelled = new RegExp(`(?:^|[|\\n])\\s*(${languages.join("|")})\\s*:`, "i");

/**
 * Parses Strapi's single field: a text in the default language, or `nl: Voordeur | fr: Porte` as staff wrote it before
 * each language had its own field.
 */
export function labelledTexts(stored: string, defaultLanguage: Language): Localized {
  if (!labelled.test(stored)) return stored.trim() ? { [defaultLanguage]: stored.trim() } : {};
  const texts: Localized = {};
  for (const part of stored.split(/[|\n]/)) {
    const [code = "", ...rest] = part.split(":");
    const name = code.trim().toLowerCase();
    const text = rest.join(":").trim();
    if (isLanguage(name) && text) texts[name] = text;
  }
  return texts;
}
