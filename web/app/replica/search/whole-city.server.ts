import type { Language } from "@gevel/config";
import { districtName, isNamedLike, townName, wholeCityOf, type WholeCity } from "@gevel/config/server";
import type { NamedMunicipality } from "./columns.server";
import type { CityOption } from "./search-result";

/** Places are never changed: all states and languages share what is known of one. */
const known = new WeakMap<NamedMunicipality, WholeCity | null>();

/** PROP-3: the municipality of several postal codes that a place is in. */
export function cityAround(place: NamedMunicipality): WholeCity | null {
  const ready = known.get(place);
  if (ready !== undefined) return ready;
  const { cityName, cityNames, zip, countryId } = place;
  const found = wholeCityOf({ city: cityName || Object.values(cityNames)[0] || "", zip, countryId });
  known.set(place, found);
  return found;
}

/** Its name, and what this place is called within it: its own name, or the district's where it has the city's name. */
export function placeWithin(place: NamedMunicipality, name: string, language: Language): CityOption["city"] {
  const city = cityAround(place);
  if (city === null) return undefined;
  const part = isNamedLike(city, name) ? districtName(place.zip, language) : townName(name);
  return { key: city.key, name: city.names[language], part: part === null ? null : `${part} (${place.zip})` };
}
