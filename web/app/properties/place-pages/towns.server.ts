import { byLanguage, languages, placeKey, slugify, slugVariants, type Language } from "@gevel/config";
import { municipalityAt, townName, townOf, townSlug } from "@gevel/config/server";
import type { NamedMunicipality } from "~/replica/search/columns.server";
import { cityName } from "~/replica/search/names.server";

export interface Point {
  latitude: number;
  longitude: number;
}

/** A town of the listings, whatever the spelling, language and postal code of each. */
export interface PlaceTown {
  key: string;
  /** The values of the `city` parameter that are in it, as `name|zip`. */
  cities: readonly string[];
  names: Readonly<Record<Language, string>>;
  /** Its part of an address in each language. */
  slugs: Readonly<Record<Language, string>>;
  /** In its municipality; null abroad. */
  point: Point | null;
}

/** Of several spellings the one that names most languages, then the first in the alphabet: every instance takes the same. */
const bestNamedFirst = (one: NamedMunicipality, other: NamedMunicipality) =>
  Object.keys(other.cityNames).length - Object.keys(one.cityNames).length ||
  `${one.cityName}|${one.zip}`.localeCompare(`${other.cityName}|${other.zip}`);

/** SEO-4: the towns of these municipalities. A town without any letter or digit for an address is left out. */
export function townsOf(municipalities: readonly NamedMunicipality[], defaultLanguage: Language): PlaceTown[] {
  const inTowns = new Map<string, NamedMunicipality[]>();
  for (const place of municipalities) {
    const { key } = townOf({ ...place, city: cityName(place, defaultLanguage, defaultLanguage) });
    inTowns.set(key, [...(inTowns.get(key) ?? []), place]);
  }
  const towns = [...inTowns]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([key, places]): PlaceTown[] => {
      const [named] = places.toSorted(bestNamedFirst);
      if (!named) return [];
      const town = townOf({ ...named, city: cityName(named, defaultLanguage, defaultLanguage) });
      const names = byLanguage(
        (language) => town.names?.[language] ?? townName(cityName(named, language, defaultLanguage)),
      );
      const zip = lowestZip(places);
      const slugs = byLanguage((language) => townSlug(town, names[language], zip, language));
      const cities = [...new Set(places.map((place) => placeKey(place.cityName, place.zip)))].sort();
      return languages.some((language) => slugs[language] === "")
        ? []
        : [{ key, cities, names, slugs, point: town.point }];
    });
  return withUniqueSlugs(towns, new Map([...inTowns].map(([key, places]) => [key, lowestZip(places)])));
}

const lowestZip = (places: readonly NamedMunicipality[]): string => places.map(({ zip }) => zip).sort()[0] ?? "";

/** Two villages of one name, or two towns abroad, have their postal code in the address; of the same one only the first. */
function withUniqueSlugs(towns: readonly PlaceTown[], zips: ReadonlyMap<string, string>): PlaceTown[] {
  const isShared = (slug: string, language: Language) =>
    towns.filter(({ slugs }) => slugs[language] === slug).length > 1;
  const taken = new Set<string>();
  return towns.flatMap((town): PlaceTown[] => {
    const slugs = byLanguage((language) => {
      const slug = town.slugs[language];
      return isShared(slug, language) ? slugify(`${town.names[language]} ${zips.get(town.key) ?? ""}`, language) : slug;
    });
    const own = languages.map((language) => `${language}/${slugs[language]}`);
    if (own.some((slug) => taken.has(slug))) return [];
    for (const slug of own) taken.add(slug);
    return [{ ...town, slugs }];
  });
}

/** Whether an address called it so before German ones wrote umlauts out, with or without a postal code. */
export const wasCalled = ({ names, slugs }: PlaceTown, slug: string): boolean =>
  languages.some((language) => {
    const [own = "", ...earlier] = slugVariants(names[language], language);
    return earlier.some((name) => slug === name + slugs[language].slice(own.length));
  });

/** A municipality of Belgium without any listing, as an address names it; null for what is none. */
export function emptyTown(slug: string): PlaceTown | null {
  const found = municipalityAt(slug);
  if (!found) return null;
  const { key, names, zips, point } = found;
  const zip = zips[0] ?? "";
  const slugs = byLanguage((language) => townSlug(found, names[language], zip, language));
  return { key, names, slugs, point, cities: [placeKey(names.nl, zip)] };
}
