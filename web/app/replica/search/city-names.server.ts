import { placeKey } from "@gevel/config";
import { wholeCityAt } from "@gevel/config/server";
import type { Shared } from "./columns.server";
import { cityAround } from "./whole-city.server";

/** The cities of the listings by every name they have: `ixelles|1050` is `elsene|1050` too. */
export class CityNames {
  readonly #numbers = new Map<string, Set<number>>();
  readonly #shared: Shared;

  constructor(shared: Shared) {
    this.#shared = shared;
    for (const place of shared.places.all()) {
      const { cityName, cityNames, zip, city } = place;
      for (const name of [cityName, ...Object.values(cityNames)]) this.#add(placeKey(name, zip), city);
      const around = cityAround(place);
      if (around) this.#add(around.key, city);
    }
  }

  #add(key: string, city: number): void {
    this.#numbers.set(key, (this.#numbers.get(key) ?? new Set()).add(city));
  }

  /** Numbers of the cities with this name, given as `name|zip`. Sources may write one city in two languages. */
  called(key: string): Iterable<number> {
    return this.#numbers.get(key) ?? [];
  }

  /** The key under which the search offers such a city; for an unknown city the key itself. */
  keyOf(key: string): string {
    if (this.#shared.cities.find(key) !== undefined) return key;
    const whole = wholeCityAt(key);
    if (whole) return whole.key;
    const [city] = this.called(key);
    return (city === undefined ? undefined : this.#shared.cities.at(city)) ?? key;
  }
}
