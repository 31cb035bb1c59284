import { readLocalized, type Language, type Localized, type PropertyType } from "@gevel/config";
import type { NamedMunicipality } from "./columns.server";

type NamedCity = Pick<NamedMunicipality, "cityName" | "cityNames">;

/** A place's name in the language, its plain name where it has none of its own. */
export const cityName = (
  { cityName: plain, cityNames }: NamedCity,
  language: Language,
  defaultLanguage: Language,
): string => cityNames[language]?.trim() || plain || readLocalized(cityNames, language, defaultLanguage);

export const typeName = ({ name }: PropertyType, language: Language, defaultLanguage: Language): string =>
  readLocalized(name, language, defaultLanguage) || Object.values(name)[0] || "";

/**
 * The displayed type of a listing: its source's own term ("Penthouse"), which is more specific, if it exists in the
 * language; else the type's name.
 */
export const kindName = (
  own: Localized,
  type: PropertyType | undefined,
  language: Language,
  defaultLanguage: Language,
): string =>
  own[language]?.trim() ||
  (type && typeName(type, language, defaultLanguage)) ||
  readLocalized(own, language, defaultLanguage);
