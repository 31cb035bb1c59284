import {
  onOfferIn,
  personKey,
  type Language,
  type ReportOwner,
  boundsOfMonth,
  listingStates,
  offerPeriods,
  type ListingState,
  type OfferPeriod,
} from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { reportSources } from "../report-sources.js";
import { inTransaction, table } from "@gevel/core";
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

/** A listing's history: the periods on offer, and its state and price at the end of a month. */
interface OfferHistory {
  periods: readonly OfferPeriod[];
  stateAt(month: string): ListingState;
  /** At the end of that month; undefined if only today's price is known. */
  priceAt(month: string): number | null | undefined;
}

export function offerHistory(now: { state: ListingState; since: number }, changes: ListingChanges): OfferHistory {
  const states = changes.flatMap(({ at, state }) => (state === null ? [] : [{ at: new Date(at), state }]));
  const [first] = states;
  // Before tracking began a listing was on offer since its start, unless its first recorded change made it so.
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

/** By listing, for those the CMS has tracked. */
async function offerHistories(strapi: Core.Strapi, listings: readonly number[]): Promise<Map<number, OfferHistory>> {
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

/** A listing whose owners are due a report of a month, each person once. */
export interface DueListing {
  home: number;
  offer: OfferHistory;
  owners: readonly (ReportOwner & { language: Language })[];
}

/** One report per person, even if staff and an import entered them both. */
function persons(owners: readonly ReportOwner[], languageDefault: Language): DueListing["owners"] {
  const known = new Map<string, DueListing["owners"][number]>();
  for (const owner of owners) {
    const key = personKey(owner.email);
    const before = known.get(key);
    const language = owner.language ?? languageDefault;
    known.set(key, before ? { ...before, name: before.name || owner.name } : { ...owner, email: key, language });
  }
  return [...known.values()];
}

/** OWNER-8: the listings that were on offer for an owner in a month, by id. */
export async function dueReports(strapi: Core.Strapi, month: string): Promise<DueListing[]> {
  const sources = reportSources(strapi);
  const { languageDefault } = await sources.agency("nl");
  const ofListing = new Map<number, ReportOwner[]>();
  for (const owner of await sources.owners())
    for (const home of owner.homes) ofListing.set(home, [...(ofListing.get(home) ?? []), owner]);
  const histories = await offerHistories(strapi, [...ofListing.keys()]);
  return [...ofListing]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([home, owners]) => {
      const offer = histories.get(home);
      return offer && onOfferIn(offer.periods, month)
        ? [{ home, offer, owners: persons(owners, languageDefault) }]
        : [];
    });
}
