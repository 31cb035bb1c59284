import { belgianDateTime, belgianDay, type TimelineEvent } from "@gevel/config";

type Interest = Extract<TimelineEvent, { kind: "interest" }>;
export type DatedEvent = Exclude<TimelineEvent, Interest>;

export interface TimelineDay {
  day: string;
  /** In reading order. */
  events: DatedEvent[];
  /** The site's counts for that day, shown together. */
  interest: Interest[];
}

export interface TimelineWeek {
  /** Its Monday; "ahead" for future events. */
  begins: string;
  days: TimelineDay[];
}

/** A moment's day in Belgium: `2026-11-23`. */
export const dayOf = (at: string): string => belgianDay(new Date(at));

/** `14:30`, in Belgium. */
export const timeOf = (at: string): string => belgianDateTime(new Date(at)).slice(11);

const dayMs = 86_400_000;
export const daysBefore = (day: string, count: number): string =>
  new Date(Date.parse(day) - count * dayMs).toISOString().slice(0, 10);

export const mondayOf = (day: string): string => daysBefore(day, (new Date(Date.parse(day)).getUTCDay() + 6) % 7);

/** Future events first, the nearest first; then back in time, by week and day. */
export function timelineWeeks(timeline: readonly TimelineEvent[], now: string): TimelineWeek[] {
  const inTime = [...timeline].sort((a, b) => a.at.localeCompare(b.at));
  const ahead = inTime.filter(({ at }) => at > now);
  const past = inTime.filter(({ at }) => at <= now).reverse();
  const weeks: TimelineWeek[] = [];
  const addEvent = (begins: string, event: TimelineEvent) => {
    const day = dayOf(event.at);
    let week = weeks.find((known) => known.begins === begins);
    if (!week) weeks.push((week = { begins, days: [] }));
    let of = week.days.find((known) => known.day === day);
    if (!of) week.days.push((of = { day, events: [], interest: [] }));
    if (event.kind === "interest") of.interest.push(event);
    else of.events.push(event);
  };
  for (const event of ahead) addEvent("ahead", event);
  for (const event of past) addEvent(mondayOf(dayOf(event.at)), event);
  return weeks;
}

const keyOf = (event: TimelineEvent) => JSON.stringify(event);

/** The current events followed by the fetched earlier ones, each once, even if new events moved the border between them. */
export function withEarlier(now: readonly TimelineEvent[], earlier: readonly TimelineEvent[]): TimelineEvent[] {
  const last = now.at(-1)?.at;
  const known = new Set(now.map(keyOf));
  return [...now, ...earlier.filter((event) => (last === undefined || event.at <= last) && !known.has(keyOf(event)))];
}
