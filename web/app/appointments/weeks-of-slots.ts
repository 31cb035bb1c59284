import type { SlotOption } from "@gevel/config";

export interface SlotDay {
  day: string;
  slots: SlotOption[];
}

export interface SlotWeek {
  /** Its Monday. */
  monday: string;
  days: SlotDay[];
}

const dayMs = 86_400_000;

function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * dayMs).toISOString().slice(0, 10);
}

/** Slots in their order, by week and day. */
export function weeksOfSlots(slots: readonly SlotOption[]): SlotWeek[] {
  const weeks = new Map<string, Map<string, SlotOption[]>>();
  for (const slot of slots) {
    const monday = mondayOf(slot.day);
    const days = weeks.get(monday) ?? new Map<string, SlotOption[]>();
    weeks.set(monday, days.set(slot.day, [...(days.get(slot.day) ?? []), slot]));
  }
  return [...weeks].map(([monday, days]) => ({
    monday,
    days: [...days].map(([day, ofDay]) => ({ day, slots: ofDay })),
  }));
}

/** The week that stands open: that of the moment that was chosen, else the first with a free one, else the first. */
export function openWeek(weeks: readonly SlotWeek[], chosen: string): string | undefined {
  const has = (test: (slot: SlotOption) => boolean) =>
    weeks.find(({ days }) => days.some(({ slots }) => slots.some(test)))?.monday;
  return has(({ key, isFree }) => isFree && key === chosen) ?? has(({ isFree }) => isFree) ?? weeks[0]?.monday;
}

/** What is free by now in the shape that was shown before: a moment that the agency took away stands there as taken. */
export function inShape(shown: readonly SlotOption[], slots: readonly SlotOption[]): SlotOption[] {
  const now = new Map(slots.map((slot) => [slot.key, slot]));
  const known = new Set(shown.map(({ key }) => key));
  const merged = shown.map((slot) => now.get(slot.key) ?? { ...slot, isFree: false });
  return [...merged, ...slots.filter(({ key }) => !known.has(key))].sort((one, other) =>
    one.key < other.key ? -1 : 1,
  );
}
