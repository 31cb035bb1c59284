import type { Language } from "@gevel/config";
import type { CatalogSettings } from "./catalog-settings.server";
import { cityName } from "./names.server";
import type { CityOption } from "./search-result";
import { eachMember, type BitSet } from "./bit-set.server";
import type { ListingRows } from "./listing-rows.server";
import { municipalityRanks } from "./name-ranks.server";
import { placeWithin } from "./whole-city.server";

interface Named {
  labels: readonly string[];
  within: readonly CityOption["city"][];
  /** Numbers of the cities in the language's alphabet. */
  order: readonly number[];
}

/** The cities of the listings, named and counted. */
export class CityOptions {
  readonly #rows: ListingRows;
  readonly #newest: Uint32Array;
  readonly #defaultLanguage: Language;
  readonly #named = new Map<Language, Named>();
  readonly #cityOfPlace: Uint32Array;

  constructor(rows: ListingRows, newest: Uint32Array, { defaultLanguage }: CatalogSettings) {
    this.#rows = rows;
    this.#newest = newest;
    this.#defaultLanguage = defaultLanguage;
    this.#cityOfPlace = Uint32Array.from(rows.shared.places.all(), ({ city }) => city);
  }

  /** Cities that would give a result, and chosen ones even without results, so that they can be deselected. */
  counted(base: BitSet, chosen: readonly string[], language: Language): CityOption[] {
    const counts = this.#counts(base);
    const { labels, within, order } = this.#names(language);
    const options: CityOption[] = [];
    for (const city of order) {
      const count = counts[city] ?? 0;
      const value = this.#rows.shared.cities.at(city) ?? "";
      if (count === 0 && !chosen.includes(value)) continue;
      const around = within[city];
      options.push({ value, label: labels[city] ?? value, count, ...(around && { city: around }) });
    }
    return options;
  }

  #counts(base: BitSet): Uint32Array {
    const { place } = this.#rows.columns;
    const counts = new Uint32Array(this.#rows.shared.cities.size);
    eachMember(base, (slot) => {
      const city = this.#cityOfPlace[place[slot] ?? 0] ?? 0;
      counts[city] = (counts[city] ?? 0) + 1;
    });
    return counts;
  }

  /** A city is called as its newest listing calls it. */
  #names(language: Language): Named {
    const ready = this.#named.get(language);
    if (ready) return ready;
    const { cities, places } = this.#rows.shared;
    const { place } = this.#rows.columns;
    const keys = cities.all();
    const labels: string[] = [];
    const within: CityOption["city"][] = [];
    const rankOf: number[] = [];
    const municipalityRank = municipalityRanks(this.#rows.shared, language, this.#defaultLanguage);
    for (const slot of this.#newest) {
      const number = place[slot] ?? 0;
      const found = places.at(number);
      if (!found || labels[found.city] !== undefined) continue;
      const name = cityName(found, language, this.#defaultLanguage);
      labels[found.city] = found.zip ? `${name} (${found.zip})` : name;
      within[found.city] = placeWithin(found, name, language);
      rankOf[found.city] = municipalityRank[number] ?? 0;
    }
    const byKey = (a: number, b: number) => ((keys[a] ?? "") < (keys[b] ?? "") ? -1 : 1);
    // A city without remaining listings has no name and is not offered.
    const order = [...labels.keys()]
      .filter((city) => labels[city] !== undefined)
      .sort((a, b) => (rankOf[a] ?? 0) - (rankOf[b] ?? 0) || byKey(a, b));
    const named = { labels, within, order };
    this.#named.set(language, named);
    return named;
  }
}
