import {
  isOffMarket,
  type SavedSearch,
  type Listing,
  type PropertyType,
  type SearchableListing,
  isWithinLimits,
  limitsOf,
  searchGoals,
  savedSearchWebIds,
  type SearchLimits,
} from "@gevel/config";
import { alertReason } from "./alert-reason.js";
import type { AlertKind } from "../subscriptions/alert-tables.js";

/** Key for a saved search without zones, or without types. */
const any = "*";

interface Indexed<Of> {
  of: Of;
  limits: SearchLimits;
  /** The last query that found it: it is indexed under several keys. */
  question: number;
}

/**
 * Indexes saved searches by their most common criteria: goal, type and zone. A listing is compared only with those that
 * could match, so ten thousand saved searches cost little more than their matches. Gives exactly the result of
 * `matchesSavedSearch`.
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

  /** Those that match one of these, each once. */
  matching(searched: Searched): Of[] {
    const found: Of[] = [];
    const question = (this.#question += 1);
    for (const home of searched)
      for (const webId of [any, ...home.webIds])
        for (const zone of [any, ...home.zones])
          for (const one of this.#byKey.get(`${home.goal} ${webId} ${zone}`) ?? []) {
            if (one.question === question || !isWithinLimits(home, one.limits)) continue;
            one.question = question;
            found.push(one.of);
          }
    return found;
  }

  #put(key: string, one: Indexed<Of>): void {
    const known = this.#byKey.get(key);
    if (known) known.push(one);
    else this.#byKey.set(key, [one]);
  }
}

/** An active saved search. */
export interface ActiveSearch {
  id: number;
  wish: SavedSearch;
  /** Changes up to this number are none of its. */
  since: number;
}

/** The searchable form: one listing, or each kind of unit of a project still available. */
export type Searched = readonly SearchableListing[];

export interface AlertItem {
  kind: AlertKind;
  item: number;
}

export interface ChangedItem extends AlertItem {
  /** Number of the change. */
  seq: number;
  /** Null where it is not on offer any more. */
  now: Searched | null;
  before: Searched | null;
}

export interface Match extends AlertItem {
  subscription: number;
  reason: string;
  price: number | null;
}

/** FORM-9: a listing that is sold, rented or gone is never mailed. */
export const isOnOffer = ({ marquee }: Pick<Listing, "marquee">, stateOf: (marquee: number) => string): boolean =>
  !isOffMarket(stateOf(marquee));

export const keyOf = ({ kind, item }: AlertItem): string => `${kind} ${item}`;

/** By the key of a home or project, the lowest price that each saved search was mailed. */
export type LowestMailed = ReadonlyMap<string, ReadonlyMap<number, number>>;

export function lowestMailed(rows: readonly (AlertItem & { subscription: number; price: number })[]): LowestMailed {
  const mailed = new Map<string, Map<number, number>>();
  for (const { subscription, price, ...row } of rows) {
    const ofItem = mailed.get(keyOf(row)) ?? new Map<number, number>();
    mailed.set(keyOf(row), ofItem.set(subscription, price));
  }
  return mailed;
}

/** The lowest that is published; NaN where none is. */
function priceOf(searched: Searched): { price: number } {
  const prices = searched.map(({ price }) => price).filter((price) => !Number.isNaN(price));
  return { price: prices.length > 0 ? Math.min(...prices) : NaN };
}

/** Matches changed items against all saved searches at once. */
export function matcher(searches: readonly ActiveSearch[], types: readonly PropertyType[]) {
  const index = new SavedSearchIndex(searches, types);
  return (changed: readonly ChangedItem[], mailed: LowestMailed): Match[] => {
    const matches: Match[] = [];
    for (const { kind, item, seq, now, before } of changed) {
      if (now === null) continue;
      const [priced, pricedBefore] = [priceOf(now), before && priceOf(before)];
      const price = Number.isNaN(priced.price) ? null : priced.price;
      const mailedForItem = mailed.get(keyOf({ kind, item }));
      const matchedBefore = before && new Set(index.matching(before));
      for (const search of index.matching(now)) {
        if (seq <= search.since) continue;
        const reason = alertReason({
          before: pricedBefore,
          now: priced,
          matchedBefore: matchedBefore?.has(search) ?? false,
          lowestMailed: mailedForItem?.get(search.id) ?? null,
        });
        if (reason !== null) matches.push({ subscription: search.id, kind, item, reason, price });
      }
    }
    return matches;
  };
}
