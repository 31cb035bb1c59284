import { languages, type Language } from "../site/languages.js";
import type { Localized } from "../site/localized.js";

/** A listing's or project's texts, the deciding one first. */
type Texts = readonly Readonly<Localized>[];

/**
 * LANG-4: the languages in which a listing or project is written: those of its description, which readers come for;
 * without a description in any language, those of its headline. Empty if it has no text: the rest are facts, which the
 * site shows in every language.
 */
export function textLanguages(texts: Texts): Language[] {
  for (const text of texts) {
    const found = languages.filter((language) => text[language]?.trim());
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * LANG-4: the enabled languages in which its page is canonical, with alternates and in the sitemap. The default
 * language is always one, so that the others have a page to point at.
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
