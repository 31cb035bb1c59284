import { boundsOfMonth, listingStates, offerPeriods, type ListingState, type OfferPeriod } from "@gevel/config";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { listingChangesTable, listingStatesTable } from "../../history/history-tables.js";

const stateRows = z.array(
  z.object({
    listing: z.number(),
    state: z.enum(listingStates),
    price: z.number().nullable(),
    since: z.coerce.number(),
  }),
);
const changeRows = z.array(
  z.object({
    listing: z.number(),
    at: z.coerce.number(),
    kind: z.enum(["price", "state"]),
    before: z.number().nullable(),
    state: z.enum(listingStates).nullable(),
  }),
);
export type ListingChanges = z.infer<typeof changeRows>;

/** How a home fared: while it was on offer, and what it was and cost at the end of a month. */
export interface OfferHistory {
  periods: readonly OfferPeriod[];
  stateAt(month: string): ListingState;
  /** Of that month's end; undefined where nobody saw another than today's. */
  priceAt(month: string): number | null | undefined;
}

export function offerHistory(now: { state: ListingState; since: number }, changes: ListingChanges): OfferHistory {
  const states = changes.flatMap(({ at, state }) => (state === null ? [] : [{ at: new Date(at), state }]));
  const [first] = states;
  // What a home was before anybody looked: on offer since it came, unless that is what it became then.
  const earlier = first ? first.state !== "on-offer" : now.state === "on-offer";
  const beginning = { at: new Date(now.since), state: "on-offer" as const };
  const stateHistory = earlier && (!first || beginning.at < first.at) ? [beginning, ...states] : states;
  const until = (month: string) => boundsOfMonth(month).until;
  return {
    periods: offerPeriods(stateHistory),
    stateAt: (month) => stateHistory.findLast(({ at }) => at < until(month))?.state ?? now.state,
    priceAt: (month) => changes.find(({ kind, at }) => kind === "price" && at >= until(month).getTime())?.before,
  };
}

/** Of each of these homes that the house has looked at. */
export async function offerHistories(
  strapi: Core.Strapi,
  listings: readonly number[],
): Promise<Map<number, OfferHistory>> {
  const histories = new Map<number, OfferHistory>();
  for (let start = 0; start < listings.length; start += 500) {
    const chunk = listings.slice(start, start + 500);
    const { states, changes } = await inTransaction(strapi, async ({ trx }) => ({
      states: stateRows.parse(await table(strapi, trx, listingStatesTable).whereIn("listing", chunk).select("*")),
      changes: changeRows.parse(
        await table(strapi, trx, listingChangesTable).whereIn("listing", chunk).orderBy(["at", "id"]).select("*"),
      ),
    }));
    for (const state of states)
      histories.set(
        state.listing,
        offerHistory(
          state,
          changes.filter(({ listing }) => listing === state.listing),
        ),
      );
  }
  return histories;
}
