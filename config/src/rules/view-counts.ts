import type { ViewCounters, ViewDay } from "../contracts/portal.js";
import { belgianDateTime, belgianDay, fromBelgianTime } from "./belgian-time.js";
import { dayAfter } from "./appointment-slots.js";

/** The same visitor of the same home is counted once in so long (OWNER-5). */
const windowSeconds = 1_800;

/**
 * How many visits the page views of one visitor of one home are: a visit begins with the first view, and with each that comes
 * half an hour or more after the last beginning. It goes by the moments alone, in whatever order they became known.
 */
export function countPageViews(seconds: Iterable<number>): number {
  let pageViews = 0;
  let until = Number.NEGATIVE_INFINITY;
  for (const second of [...seconds].sort((a, b) => a - b)) {
    if (second < until) continue;
    pageViews += 1;
    until = second + windowSeconds;
  }
  return pageViews;
}

/** The Monday of its week. */
function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return dayAfter(day, -((weekday + 6) % 7));
}

const firstOfMonth = (day: string) => `${day.slice(0, 8)}01`;

const graphDays = 30;

/** The first day that counters and graph of today look at, one by one; what was before is in the total alone. */
export const firstCountedDay = (today: string): string =>
  [dayAfter(today, 1 - graphDays), mondayOf(today), firstOfMonth(today)].reduce((a, b) => (a < b ? a : b));

type CountedDay = Pick<ViewDay, "day" | "views">;

/** `days` from `firstCountedDay` on, each once at most; `total` of all time. */
export function viewCounters(days: readonly CountedDay[], total: number, today: string): ViewCounters {
  const since = (first: string) =>
    days.reduce((sum, { day, views }) => (day >= first && day <= today ? sum + views : sum), 0);
  return { today: since(today), week: since(mondayOf(today)), month: since(firstOfMonth(today)), total };
}

/** Thirty days, today last, those without a visit among them. */
export function graphOf(days: readonly CountedDay[], today: string): ViewDay[] {
  const known = new Map(days.map(({ day, views }) => [day, views]));
  return Array.from({ length: graphDays }, (_, at) => {
    const day = dayAfter(today, at + 1 - graphDays);
    return { day, views: known.get(day) ?? 0 };
  });
}

/** The middle of them; between the two in the middle where they are even. Null of none. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** Marks of a day outlive it by so long, for what was seen just before midnight and arrives after it. */
const graceUntil = "02:00";
const dayMs = 86_400_000;

/**
 * Marks of visitors from before this moment are kept nowhere: those of the running day stay, until two o'clock those of
 * the day before, and none that is older than a day. A whole second, as marks are: databases take no part of one for a number.
 */
export function oldestVisitorHash(now: Date): Date {
  const today = belgianDay(now);
  const isGrace = belgianDateTime(now) < `${today}T${graceUntil}`;
  const day = fromBelgianTime(isGrace ? dayAfter(today, -1) : today, "00:00");
  return new Date(Math.max(day.getTime(), Math.ceil(now.getTime() / 1000) * 1000 - dayMs));
}
