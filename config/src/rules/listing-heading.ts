import type { Language } from "../site/languages.js";
import { findLocalized, type LocalizedText } from "./localized.js";

interface Named {
  typeDescription: Parameters<typeof findLocalized>[0];
  /** In the requested language. */
  typeName: string;
  /** In the requested language. */
  city: string;
}

/**
 * The name of a listing by itself: its headline, otherwise its type and town ("Huis, Antwerpen"). Without a
 * preposition: "à" and "in" do not fit every town ("Le Roeulx").
 */
export function listingHeading(
  { typeDescription, typeName, city }: Named,
  language: Language,
  defaultLanguage: Language,
): LocalizedText {
  return (
    findLocalized(typeDescription, language, defaultLanguage) ?? {
      text: [typeName, city].filter((part) => part.trim() !== "").join(", "),
      language,
    }
  );
}
