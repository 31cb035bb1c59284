import { belgianDateTime, belgianDay, type TimelineEvent } from "@gevel/config";

type Interest = Extract<TimelineEvent, { kind: "interest" }>;
export type DatedEvent = Exclude<TimelineEvent, Interest>;

export interface TimelineDay {
  day: string;
  /** One after the other, as it is to be read. */
  events: DatedEvent[];
  /** What the site counted that day, said together. */
  interest: Interest[];
}

export interface TimelineWeek {
  /** Its Monday; of what is still to come "ahead". */
  begins: string;
  days: TimelineDay[];
}

/** Of a moment, in Belgium: `2026-11-23`. */
export const dayOf = (at: string): string => belgianDay(new Date(at));

/** `14:30`, in Belgium. */
export const timeOf = (at: string): string => belgianDateTime(new Date(at)).slice(11);

const dayMs = 86_400_000;
export const daysBefore = (day: string, count: number): string =>
  new Date(Date.parse(day) - count * dayMs).toISOString().slice(0, 10);

export const mondayOf = (day: string): string => daysBefore(day, (new Date(Date.parse(day)).getUTCDay() + 6) % 7);

/** What is ahead first, the nearest of it before what is later; then back in time, week by week and day by day. */
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

/** What is known now, and behind it what was fetched of before: once each, also where new things moved the border of both. */
export function withEarlier(now: readonly TimelineEvent[], earlier: readonly TimelineEvent[]): TimelineEvent[] {
  const last = now.at(-1)?.at;
  const known = new Set(now.map(keyOf));
  return [...now, ...earlier.filter((event) => (last === undefined || event.at <= last) && !known.has(keyOf(event)))];
}
