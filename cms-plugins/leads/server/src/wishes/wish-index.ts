import { fitsBeside, wishedWebIds, type HomeWish, type PropertyType, type SearchedHome } from "@gevel/config";

/** Stands for a wish that asks for no zone, or no type. */
const any = "*";

/**
 * Wishes by what most of them ask: goal, type and zone. A home is held against those alone that could match it, so that ten
 * thousand wishes cost little more than the matches do. It says exactly what `matchesWish` says of each.
 */
export class WishIndex<Of extends { wish: HomeWish }> {
  readonly #byKey = new Map<string, Of[]>();

  constructor(wishes: readonly Of[], types: readonly PropertyType[]) {
    for (const one of wishes) {
      const webIds = wishedWebIds(one.wish, types);
      const zones = one.wish.zones.length > 0 ? new Set(one.wish.zones) : [any];
      for (const goal of one.wish.goals)
        for (const webId of webIds ?? [any]) for (const zone of zones) this.#put(`${goal} ${webId} ${zone}`, one);
    }
  }

  matching(home: SearchedHome): Of[] {
    const found = new Set<Of>();
    for (const webId of [any, ...home.webIds])
      for (const zone of [any, ...home.zones])
        for (const one of this.#byKey.get(`${home.goal} ${webId} ${zone}`) ?? [])
          if (!found.has(one) && fitsBeside(home, one.wish)) found.add(one);
    return [...found];
  }

  #put(key: string, one: Of): void {
    const known = this.#byKey.get(key);
    if (known) known.push(one);
    else this.#byKey.set(key, [one]);
  }
}
