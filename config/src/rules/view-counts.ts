import { belgianDateTime, belgianDay, fromBelgianTime } from "./belgian-time.js";
import { dayAfter } from "./appointment-slots.js";

/** A visitor's views of one listing count once in this time (OWNER-5). */
const windowSeconds = 1_800;

/**
 * The number of page views in one visitor's requests for one listing: a page view begins with the first request, and
 * with each that comes half an hour or more after the last beginning. Depends only on the timestamps, in whatever order
 * they arrive.
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

/** The first day that today's counters and graph need separately; earlier days are only in the total. */
export const firstCountedDay = (today: string): string =>
  [dayAfter(today, 1 - graphDays), mondayOf(today), firstOfMonth(today)].reduce((a, b) => (a < b ? a : b));

interface CountedDay {
  day: string;
  views: number;
}

/** `days` from `firstCountedDay` on, each once at most; `total` of all time. */
export function viewCounters(days: readonly CountedDay[], total: number, today: string) {
  const since = (first: string) =>
    days.reduce((sum, { day, views }) => (day >= first && day <= today ? sum + views : sum), 0);
  return { today: since(today), week: since(mondayOf(today)), month: since(firstOfMonth(today)), total };
}

/** Thirty days, today last, those without a visit among them. */
export function graphOf(days: readonly CountedDay[], today: string): CountedDay[] {
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
 * Visitor hashes older than this are deleted: those of today stay, those of yesterday until two o'clock, and none older
 * than a day. A whole second, as the hashes have: databases reject fractions for a number.
 */
export function oldestVisitorHash(now: Date): Date {
  const today = belgianDay(now);
  const isGrace = belgianDateTime(now) < `${today}T${graceUntil}`;
  const day = fromBelgianTime(isGrace ? dayAfter(today, -1) : today, "00:00");
  return new Date(Math.max(day.getTime(), Math.ceil(now.getTime() / 1000) * 1000 - dayMs));
}
