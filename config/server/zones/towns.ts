import { byLanguage, countries, languages, slugify, slugVariants, type Language } from "@gevel/config";
import { municipalities, municipalitiesAt } from "./zones.js";

/** A town by what its listings say of it. */
interface NamedTown {
  /** In any of its languages: Luik and Liège are one town, and so are the postal codes of Antwerp. */
  city: string;
  zip: string;
  countryId: number;
}

export interface Town {
  /** The same for every listing there, whatever the language, case and postal code of its source. */
  key: string;
  /** Its municipality's names, where it has the name of one: null for a village, a district and places abroad. */
  names: Readonly<Record<Language, string>> | null;
  /** A point in its municipality; null abroad and for an unknown postal code. */
  point: Readonly<{ latitude: number; longitude: number }> | null;
}

/** The town of a listing. Two places of the same name in different municipalities (Halle, Aalst) are two towns. */
export function townOf({ city, zip, countryId }: NamedTown): Town {
  const slug = slugify(city);
  if (countryId !== countries.belgium) return { key: `${countryId}-${slug}`, names: null, point: null };
  const here = municipalitiesAt(zip);
  const named = here.find(({ names }) => languages.some((language) => slugify(names[language]) === slug));
  const [around] = named ? [named] : here;
  if (!around) return { key: `be-${slug}`, names: null, point: null };
  return {
    key: named ? keyOf(named) : `${keyOf(around)}-${slug}`,
    names: named ? named.names : null,
    point: pointOf(around),
  };
}

type Municipality = ReturnType<typeof municipalities>[number];
type Slugs = Readonly<Record<Language, ReadonlyMap<string, readonly Municipality[]>>>;
let known: Slugs | null = null;

/** The municipalities of Belgium by their names in addresses. */
const municipalitiesBySlug = (): Slugs =>
  (known ??= byLanguage((language) => {
    const slugs = new Map<string, Municipality[]>();
    for (const municipality of municipalities())
      for (const slug of slugVariants(municipality.names[language], language))
        slugs.set(slug, [...(slugs.get(slug) ?? []), municipality]);
    return slugs;
  }));

const keyOf = ({ nis }: Pick<Municipality, "nis">) => `be-${nis}`;

/**
 * A town's part of an address. Which town has its plain name depends on the country's municipalities alone, so an address
 * does not change with what is on offer: two municipalities of one name, and a village with the name of one, have their postal
 * code too.
 */
export function townSlug({ key }: Pick<Town, "key">, name: string, zip: string, language: Language): string {
  const slug = slugify(name, language);
  const called = municipalitiesBySlug()[language].get(slug) ?? [];
  const isAlone = called.every((municipality) => keyOf(municipality) === key);
  return isAlone && slug !== "" ? slug : slugify(`${name} ${zip}`, language);
}

/** The municipality that an address names in some language, with or without a postal code of it; null if none is called so. */
export function municipalityAt(
  slug: string,
): (Town & { names: NonNullable<Town["names"]>; zips: readonly string[] }) | null {
  const [, name = slug, zip] = /^(.+)-(\d{4})$/.exec(slug) ?? [];
  for (const language of languages) {
    const called = municipalitiesBySlug()[language];
    const found =
      called.get(slug)?.[0] ?? called.get(name)?.find(({ zips }) => zip !== undefined && zips.includes(zip));
    if (found) return { key: keyOf(found), names: found.names, zips: found.zips, point: pointOf(found) };
  }
  return null;
}

const pointOf = ({ latitude, longitude }: Municipality) => ({ latitude, longitude });

const particles = new Set(
  "aan bij de den en het in op over ten ter van aux d des du en l la le les lez lès sous sur".split(" "),
);

/** A name as visitors read it: some sources write `'S-GRAVENWEZEL`. */
export function townName(name: string): string {
  if (name !== name.toUpperCase()) return name;
  return name
    .toLowerCase()
    .split(/([\s(/-]+)/)
    .map((word, at) => (at > 0 && particles.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join("");
}
