import { boundsOfMonth, homeStates, offerPeriods, type HomeState, type OfferPeriod } from "@gevel/config";
import { inTransaction, table } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { homeChangesTable, homeStatesTable } from "../../history/history-tables.js";

const stateRows = z.array(
  z.object({ listing: z.number(), state: z.enum(homeStates), price: z.number().nullable(), since: z.coerce.number() }),
);
const changeRows = z.array(
  z.object({
    listing: z.number(),
    at: z.coerce.number(),
    kind: z.enum(["price", "state"]),
    before: z.number().nullable(),
    state: z.enum(homeStates).nullable(),
  }),
);
export type HomeChanges = z.infer<typeof changeRows>;

/** How a home fared: while it was on offer, and what it was and cost at the end of a month. */
export interface HomeCourse {
  periods: readonly OfferPeriod[];
  stateAt(month: string): HomeState;
  /** Of that month's end; undefined where nobody saw another than today's. */
  priceAt(month: string): number | null | undefined;
}

export function courseOf(now: { state: HomeState; since: number }, changes: HomeChanges): HomeCourse {
  const states = changes.flatMap(({ at, state }) => (state === null ? [] : [{ at: new Date(at), state }]));
  const [first] = states;
  // What a home was before anybody looked: on offer since it came, unless that is what it became then.
  const earlier = first ? first.state !== "on-offer" : now.state === "on-offer";
  const begun = { at: new Date(now.since), state: "on-offer" as const };
  const told = earlier && (!first || begun.at < first.at) ? [begun, ...states] : states;
  const until = (month: string) => boundsOfMonth(month).until;
  return {
    periods: offerPeriods(told),
    stateAt: (month) => told.findLast(({ at }) => at < until(month))?.state ?? now.state,
    priceAt: (month) => changes.find(({ kind, at }) => kind === "price" && at >= until(month).getTime())?.before,
  };
}

/** Of each of these homes that the house has looked at. */
export async function homeCourses(strapi: Core.Strapi, homes: readonly number[]): Promise<Map<number, HomeCourse>> {
  const courses = new Map<number, HomeCourse>();
  for (let start = 0; start < homes.length; start += 500) {
    const asked = homes.slice(start, start + 500);
    const { states, changes } = await inTransaction(strapi, async ({ trx }) => ({
      states: stateRows.parse(await table(strapi, trx, homeStatesTable).whereIn("listing", asked).select("*")),
      changes: changeRows.parse(
        await table(strapi, trx, homeChangesTable).whereIn("listing", asked).orderBy(["at", "id"]).select("*"),
      ),
    }));
    for (const state of states)
      courses.set(
        state.listing,
        courseOf(
          state,
          changes.filter(({ listing }) => listing === state.listing),
        ),
      );
  }
  return courses;
}
