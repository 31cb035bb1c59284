import {
  fitsLimits,
  limitsOf,
  wishedGoals,
  wishedWebIds,
  type HomeWish,
  type PropertyType,
  type SearchedHome,
  type WishLimits,
} from "@gevel/config";

/** Stands for a wish that asks for no zone, or no type. */
const any = "*";

interface Indexed<Of> {
  of: Of;
  limits: WishLimits;
  /** The last question that it was looked at for: it stands under several keys. */
  question: number;
}

/**
 * Wishes by what most of them ask: goal, type and zone. A home is held against those alone that could match it, so that ten
 * thousand wishes cost little more than the matches do. It says exactly what `matchesWish` says of each.
 */
export class WishIndex<Of extends { wish: HomeWish }> {
  readonly #byKey = new Map<string, Indexed<Of>[]>();
  #question = 0;

  constructor(wishes: readonly Of[], types: readonly PropertyType[]) {
    const webIdsOf = new Map<string, readonly (number | string)[]>();
    for (const of of wishes) {
      const { types: asked, zones } = of.wish;
      const name = asked.join();
      const webIds = webIdsOf.get(name) ?? [...(wishedWebIds(of.wish, types) ?? [any])];
      webIdsOf.set(name, webIds);
      const indexed = { of, limits: limitsOf(of.wish), question: 0 };
      for (const zone of zones.length > 0 ? new Set(zones) : [any])
        for (const goal of wishedGoals(of.wish))
          for (const webId of webIds) this.#put(`${goal} ${webId} ${zone}`, indexed);
    }
  }

  matching(home: SearchedHome): Of[] {
    const found: Of[] = [];
    const question = (this.#question += 1);
    for (const webId of [any, ...home.webIds])
      for (const zone of [any, ...home.zones])
        for (const one of this.#byKey.get(`${home.goal} ${webId} ${zone}`) ?? []) {
          if (one.question === question) continue;
          one.question = question;
          if (fitsLimits(home, one.limits)) found.push(one.of);
        }
    return found;
  }

  #put(key: string, one: Indexed<Of>): void {
    const known = this.#byKey.get(key);
    if (known) known.push(one);
    else this.#byKey.set(key, [one]);
  }
}
