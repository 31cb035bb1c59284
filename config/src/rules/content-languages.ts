import { languages, type Language } from "../site/languages.js";
import type { Localized } from "../contracts/localized.js";

/** What of a listing or project is written in a language, the text that decides first. */
type Texts = readonly Readonly<Localized>[];

/**
 * LANG-4: the languages a listing or project is really written in: those of its description, which is what a reader
 * comes for; without one in any language, those of its headline. Empty where there is no text at all: what is left
 * are facts, which the site says in every language.
 */
export function textLanguages(texts: Texts): Language[] {
  for (const text of texts) {
    const found = languages.filter((language) => text[language]?.trim());
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * LANG-4: the languages, of those that are on, in which its page stands for itself: canonical, alternates and sitemap.
 * The default language is always one, so that the others have a page to point at.
 */
export function ownPageLanguages(
  written: readonly Language[],
  enabled: readonly Language[],
  defaultLanguage: Language,
): Language[] {
  if (written.length === 0) return [...enabled];
  return enabled.filter((language) => language === defaultLanguage || written.includes(language));
}

export const listingLanguages = (listing: { description: Localized; typeDescription: Localized }): Language[] =>
  textLanguages([listing.description, listing.typeDescription]);

export const projectLanguages = (project: { description: Localized; name: Localized }): Language[] =>
  textLanguages([project.description, project.name]);
