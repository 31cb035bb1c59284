import { boundsOfMonth } from "./report-months.js";

export interface StateChange {
  at: Date;
  state: string;
}

/** A period in which a listing was on offer; `until` is null while it still is. */
export interface OfferPeriod {
  from: Date;
  until: Date | null;
}

/** The periods on offer, from the changes of state. A period of zero length is dropped. */
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

/** OWNER-8: whether a report for that month is due: the listing was on offer at any time in it, however briefly. */
export function onOfferIn(periods: readonly OfferPeriod[], month: string): boolean {
  const bounds = boundsOfMonth(month);
  return periods.some(({ from, until }) => from < bounds.until && (until === null || until > bounds.from));
}
