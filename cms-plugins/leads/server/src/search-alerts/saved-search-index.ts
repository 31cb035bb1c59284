import {
  isWithinLimits,
  limitsOf,
  searchGoals,
  savedSearchWebIds,
  type SavedSearch,
  type PropertyType,
  type SearchableListing,
  type SearchLimits,
} from "@gevel/config";

/** Stands for a wish that asks for no zone, or no type. */
const any = "*";

interface Indexed<Of> {
  of: Of;
  limits: SearchLimits;
  /** The last question that it was looked at for: it stands under several keys. */
  question: number;
}

/**
 * Wishes by what most of them ask: goal, type and zone. A home is held against those alone that could match it, so that ten
 * thousand wishes cost little more than the matches do. It says exactly what `matchesSavedSearch` says of each.
 */
export class SavedSearchIndex<Of extends { wish: SavedSearch }> {
  readonly #byKey = new Map<string, Indexed<Of>[]>();
  #question = 0;

  constructor(searches: readonly Of[], types: readonly PropertyType[]) {
    const webIdsOf = new Map<string, readonly (number | string)[]>();
    for (const of of searches) {
      const { types: wantedTypes, zones } = of.wish;
      const name = wantedTypes.join();
      const webIds = webIdsOf.get(name) ?? [...(savedSearchWebIds(of.wish, types) ?? [any])];
      webIdsOf.set(name, webIds);
      const indexed = { of, limits: limitsOf(of.wish), question: 0 };
      for (const zone of zones.length > 0 ? new Set(zones) : [any])
        for (const goal of searchGoals(of.wish))
          for (const webId of webIds) this.#put(`${goal} ${webId} ${zone}`, indexed);
    }
  }

  matching(home: SearchableListing): Of[] {
    const found: Of[] = [];
    const question = (this.#question += 1);
    for (const webId of [any, ...home.webIds])
      for (const zone of [any, ...home.zones])
        for (const one of this.#byKey.get(`${home.goal} ${webId} ${zone}`) ?? []) {
          if (one.question === question) continue;
          one.question = question;
          if (isWithinLimits(home, one.limits)) found.push(one.of);
        }
    return found;
  }

  #put(key: string, one: Indexed<Of>): void {
    const known = this.#byKey.get(key);
    if (known) known.push(one);
    else this.#byKey.set(key, [one]);
  }
}
