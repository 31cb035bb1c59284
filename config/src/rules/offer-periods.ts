import type { listingStates } from "../contracts/portal.js";
import { boundsOfMonth } from "./report-months.js";

export interface StateChange {
  at: Date;
  state: (typeof listingStates)[number];
}

/** While a home was on offer; `until` null where it still is. */
export interface OfferPeriod {
  from: Date;
  until: Date | null;
}

/** When a home was on offer, by the changes of its state. One that lasted no time was none. */
export function offerPeriods(changes: readonly StateChange[]): OfferPeriod[] {
  const periods: OfferPeriod[] = [];
  let from: Date | null = null;
  for (const { at, state } of changes.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    if (state === "on-offer") from ??= at;
    else if (from) {
      if (from < at) periods.push({ from, until: at });
      from = null;
    }
  }
  return from ? [...periods, { from, until: null }] : periods;
}

/** OWNER-8: whether a report is due of that month: the home was on offer at some time of it, however shortly. */
export function onOfferIn(periods: readonly OfferPeriod[], month: string): boolean {
  const bounds = boundsOfMonth(month);
  return periods.some(({ from, until }) => from < bounds.until && (until === null || until > bounds.from));
}
