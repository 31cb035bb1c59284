import { belgianDay } from "./belgian-time.js";

/** PROP-10: that a listing was sold or let, as the CMS observed it. */
export interface OfferEnd {
  /** A day in Belgium, as `2026-10-12`. */
  on: string;
  /** Days on the market: 0 if it went on the day it came. */
  days: number;
}

const day = 86_400_000;

/** From when a listing came on the market to when it was sold or let; null if the dates contradict each other. */
export function offerEnd(since: Date, ended: Date): OfferEnd | null {
  const [from, on] = [belgianDay(since), belgianDay(ended)];
  const days = (Date.parse(on) - Date.parse(from)) / day;
  return days >= 0 ? { on, days } : null;
}
