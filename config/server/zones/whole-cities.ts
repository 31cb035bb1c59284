import { countries, languages, slugify, zoneKey, type Language } from "@gevel/config";
import { municipalities, municipalitiesAt } from "./zones.js";

/** A municipality of several postal codes, which a search can ask for as a whole. */
export interface WholeCity {
  /** In the place of a postal code it has `all`: `antwerpen|all`, after its Dutch name, which no other has. */
  key: string;
  /** Of its municipality. */
  zone: string;
  names: Readonly<Record<Language, string>>;
}

type Municipality = ReturnType<typeof municipalities>[number];

const whole = "|all";

const cityOf = ({ nis, names }: Municipality): WholeCity => ({
  key: `${names.nl.toLowerCase()}${whole}`,
  zone: zoneKey("municipality", nis),
  names,
});

const isCalled = ({ names }: Pick<Municipality, "names">, slug: string): boolean =>
  languages.some((language) => slugify(names[language]) === slug);

/** The city that a place is a part of or is itself; null in a municipality of one postal code, and abroad. */
export function wholeCityOf({
  city,
  zip,
  countryId,
}: {
  city: string;
  zip: string;
  countryId: number;
}): WholeCity | null {
  if (countryId !== countries.belgium) return null;
  const here = municipalitiesAt(zip);
  const slug = slugify(city);
  // Ixelles has a postal code of Brussels too.
  const found = here.find((one) => isCalled(one, slug)) ?? (here.length === 1 ? here[0] : undefined);
  return found && found.zips.length > 1 ? cityOf(found) : null;
}

/** Whether a place has its city's own name: Antwerpen and Anvers have, Deurne has not. */
export const isNamedLike = (city: WholeCity, name: string): boolean => isCalled(city, slugify(name));

let known: ReadonlyMap<string, WholeCity> | null = null;

/** The city that a value of the `city` parameter asks for as a whole, in any of its languages; null for any other value. */
export function wholeCityAt(requested: string): WholeCity | null {
  if (!requested.endsWith(whole)) return null;
  if (!known) {
    const cities = municipalities()
      .filter(({ zips }) => zips.length > 1)
      .map(cityOf);
    const others = cities.flatMap((city) =>
      languages.map((language) => [city.names[language].toLowerCase(), city] as const),
    );
    known = new Map([
      ...others.map(([name, city]) => [`${name}${whole}`, city] as const),
      ...cities.map((city) => [city.key, city] as const),
    ]);
  }
  return known.get(requested) ?? null;
}
