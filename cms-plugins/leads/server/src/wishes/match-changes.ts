import { hasLeftOffer, type HomeWish, type Listing, type PropertyType, type SearchedHome } from "@gevel/config";
import { alertReason } from "./alert-reason.js";
import { WishIndex } from "./wish-index.js";

/** A wish that is running. */
export interface WishOf {
  id: number;
  wish: HomeWish;
  /** Changes up to this number are none of its. */
  since: number;
}

export interface ChangedHome {
  listing: number;
  /** Number of the change. */
  seq: number;
  /** Null where it is not on offer any more. */
  now: SearchedHome | null;
  before: SearchedHome | null;
}

export interface Match {
  subscription: number;
  listing: number;
  reason: string;
  price: number | null;
}

/** FORM-9: a home that is sold, rented or gone is never told of. */
export const isOnOffer = ({ marquee }: Pick<Listing, "marquee">, stateOf: (marquee: number) => string): boolean =>
  !hasLeftOffer(stateOf(marquee));

/** Of each home, the least that each wish was told of it. */
export type LowestTold = ReadonlyMap<number, ReadonlyMap<number, number>>;

export function lowestTold(rows: readonly { subscription: number; listing: number; price: number }[]): LowestTold {
  const told = new Map<number, Map<number, number>>();
  for (const { subscription, listing, price } of rows) {
    const ofHome = told.get(listing) ?? new Map<number, number>();
    told.set(listing, ofHome.set(subscription, price));
  }
  return told;
}

/** Holds changed homes against all wishes at once. */
export function matcher(wishes: readonly WishOf[], types: readonly PropertyType[]) {
  const index = new WishIndex(wishes, types);
  return (homes: readonly ChangedHome[], told: LowestTold): Match[] => {
    const matches: Match[] = [];
    for (const { listing, seq, now, before } of homes) {
      if (now === null) continue;
      const price = Number.isNaN(now.price) ? null : now.price;
      const toldOfHome = told.get(listing);
      const matchedBefore = new Set(before && index.matching(before));
      for (const wish of index.matching(now)) {
        if (seq <= wish.since) continue;
        const lowest = toldOfHome?.get(wish.id) ?? null;
        const reason = alertReason({ before, now, matchedBefore: matchedBefore.has(wish), lowestTold: lowest });
        if (reason !== null) matches.push({ subscription: wish.id, listing, reason, price });
      }
    }
    return matches;
  };
}
