import { fromBelgianTime, type InterestDay, type TimelineEvent, type TimelinePage } from "@gevel/config";
import type { ListingEvent } from "./read-entries.js";

/** Events a page, those of one moment together. */
export const pageLength = 30;

/** What visitors did stands at the begin of its day, which the clock does not move: a page that is asked for later is the next. */
export const interestEvents = (days: readonly InterestDay[]): ListingEvent[] =>
  days.map(({ home, day, what, times }) => ({
    home,
    event: { kind: "interest", at: fromBelgianTime(day, "00:00").toISOString(), what, times },
  }));

/**
 * A page of what happened, newest first, before a moment where one is given. It ends where a moment ends: what is asked for
 * before its last event begins with the next.
 */
export function timelinePage(
  events: readonly TimelineEvent[],
  before: string | null,
  length = pageLength,
): TimelinePage {
  const inOrder = events
    .filter(({ at }) => before === null || at < before)
    .toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : one.kind.localeCompare(other.kind)));
  const last = inOrder[length - 1]?.at;
  const timeline = last === undefined ? inOrder : inOrder.filter(({ at }) => at >= last);
  return { timeline, more: timeline.length < inOrder.length };
}
