import { placeKey } from "@gevel/config";
import type { Shared } from "./columns.server";

/** The cities of the listings by every name they have: `ixelles|1050` is `elsene|1050` too. */
export class CityNames {
  readonly #numbers = new Map<string, Set<number>>();
  readonly #shared: Shared;

  constructor(shared: Shared) {
    this.#shared = shared;
    for (const { cityName, cityNames, zip, city } of shared.places.all())
      for (const name of [cityName, ...Object.values(cityNames)]) {
        const key = placeKey(name, zip);
        this.#numbers.set(key, (this.#numbers.get(key) ?? new Set()).add(city));
      }
  }

  /** Numbers of the cities of this name, as `name|zip`. Sources may write one city in two languages. */
  called(key: string): Iterable<number> {
    return this.#numbers.get(key) ?? [];
  }

  /** The key that the search offers such a city by; of what nobody has, the key itself. */
  keyOf(key: string): string {
    if (this.#shared.cities.find(key) !== undefined) return key;
    const [city] = this.called(key);
    return (city === undefined ? undefined : this.#shared.cities.at(city)) ?? key;
  }
}
