import {
  hasLeftOffer,
  matchesWish,
  wishedWebIds,
  type HomeWish,
  type Listing,
  type PropertyType,
  type SearchedHome,
} from "@gevel/config";
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

const pairKey = (subscription: number, listing: number) => `${subscription} ${listing}`;

/** The least that each wish was told of each home. */
export type LowestTold = ReadonlyMap<string, number>;

export const lowestTold = (rows: readonly { subscription: number; listing: number; price: number }[]): LowestTold =>
  new Map(rows.map(({ subscription, listing, price }) => [pairKey(subscription, listing), price]));

/** Holds changed homes against all wishes at once. */
export function matcher(wishes: readonly WishOf[], types: readonly PropertyType[]) {
  const index = new WishIndex(wishes, types);
  return (homes: readonly ChangedHome[], told: LowestTold): Match[] =>
    homes.flatMap(({ listing, seq, now, before }) => {
      if (now === null) return [];
      return index.matching(now).flatMap(({ id, wish, since }): Match[] => {
        if (seq <= since) return [];
        const matchedBefore = before !== null && matchesWish(before, wish, wishedWebIds(wish, types));
        const lowest = told.get(pairKey(id, listing)) ?? null;
        const reason = alertReason({ before, now, matchedBefore, lowestTold: lowest });
        const price = Number.isNaN(now.price) ? null : now.price;
        return reason === null ? [] : [{ subscription: id, listing, reason, price }];
      });
    });
}
