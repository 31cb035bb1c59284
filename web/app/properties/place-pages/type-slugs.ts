import { byLanguage, isListingId, readLocalized, slugify, type Language, type PropertyType } from "@gevel/config";

type Named = Pick<PropertyType, "id" | "webId" | "name">;

/**
 * SEO-4: the part of an address that names each type in a language, by the type's id. Of two with one name the older one has
 * it; a name that is a number would be the address of a listing.
 */
export function typeSlugs(
  types: readonly Named[],
  language: Language,
  defaultLanguage: Language,
  fold = (text: string) => slugify(text, language),
): Map<number, string> {
  const slugs = new Map<number, string>();
  const taken = new Set<string>();
  for (const { id, webId, name } of types.toSorted((one, other) => one.id - other.id)) {
    const slug = fold(readLocalized(name, language, defaultLanguage) || (Object.values(name)[0] ?? ""));
    const isFree = slug !== "" && !isListingId(slug) && !taken.has(slug);
    const own = isFree ? slug : fold(`${slug || "type"} t${webId}`);
    taken.add(own);
    slugs.set(id, own);
  }
  return slugs;
}

export type TypeSlugs = Readonly<Record<Language, ReadonlyMap<number, string>>>;

export const typeSlugsByLanguage = (types: readonly Named[], defaultLanguage: Language): TypeSlugs =>
  byLanguage((language) => typeSlugs(types, language, defaultLanguage));

/** The German ones before umlauts were written out (`grundstuck`). */
export const earlierGermanSlugs = (types: readonly Named[], defaultLanguage: Language): ReadonlyMap<number, string> =>
  typeSlugs(types, "de", defaultLanguage, (text) => slugify(text));
