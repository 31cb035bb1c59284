import type { VisitingHours } from "../contracts/pages.js";
import { weekdays } from "../site/visiting-hours.js";
import { belgianDay, fromBelgianTime, clockChange } from "./belgian-time.js";

/** A visit that can be asked for, with one agent. */
export interface AppointmentSlot {
  /** In Belgium: `2026-11-24`, `10:00`. */
  day: string;
  from: string;
  until: string;
  start: Date;
  end: Date;
  /** Visits that it takes of this agent and of all of them, null without a limit; `free` is what it still takes of this one. */
  capacity: number;
  totalCapacity: number | null;
  free: number;
}

/** What takes time beside the slots that are offered now: visits of hours that were, moments that staff chose. */
export interface BusyTime {
  start: Date;
  end: Date;
}

/** How a slot is named where it is chosen and stored: by its day and its begin. */
export const slotKey = ({ day, from }: Pick<AppointmentSlot, "day" | "from">): string => `${day}T${from}`;

/** The days that a calendar shows, and how long before a visit it can still be asked for. */
const bookableDays = 28;
export const appointmentNotice = 2 * 3_600_000;

export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Monday is 0, as staff list them. */
const weekdayOf = (day: string) => weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7];

/** Visits asked for or confirmed; what was cancelled is none. */
export interface BookedAppointments {
  /** By `slotKey`. */
  taken: ReadonlyMap<string, number>;
  busy?: readonly BusyTime[];
}

/** Of one agent: visits of another close nothing, except where the hours limit all agents together. */
export interface AppointmentCalendar extends BookedAppointments {
  hours: readonly VisitingHours[];
  now: Date;
  /** Of all agents, this one among them. */
  all?: BookedAppointments;
  /** Days on which staff take no visits. */
  closed?: ReadonlySet<string>;
  days?: number;
}

const bothLimits = (one: number | null, other: number | null) => (one === null || other === null ? null : one + other);

/**
 * FORM-7: the moments at which a home can be visited, in order, the full ones among them: who looks sees that there is one, and
 * that it is gone. Hours that begin alike on a day are one slot, of both capacities and as long as the longer.
 */
export function appointmentSlots(calendar: AppointmentCalendar): AppointmentSlot[] {
  const { hours, now, closed, all = calendar, days = bookableDays } = calendar;
  const today = belgianDay(now);
  const slots = new Map<string, AppointmentSlot>();
  for (let ahead = 0; ahead < days; ahead += 1) {
    const day = dayAfter(today, ahead);
    if (closed?.has(day)) continue;
    const weekday = weekdayOf(day);
    for (const { from, until, capacity, totalCapacity } of hours.filter((hour) => hour.weekday === weekday)) {
      // A time that the clock skips, or shows twice, is no appointment that two people keep.
      if (clockChange(day, from) !== null) continue;
      const key = slotKey({ day, from });
      const same = slots.get(key);
      const last = same && same.until > until ? same.until : until;
      slots.set(key, {
        ...{ day, from, until: last, start: fromBelgianTime(day, from), end: fromBelgianTime(day, last) },
        capacity: (same?.capacity ?? 0) + capacity,
        totalCapacity: same ? bothLimits(same.totalCapacity, totalCapacity) : totalCapacity,
        free: 0,
      });
    }
  }
  return [...slots.values()]
    .filter(({ start }) => start.getTime() - now.getTime() >= appointmentNotice)
    .sort((a, b) => a.start.getTime() - b.start.getTime())
    .map((slot) => {
      const capacity = slot.capacity - timesBusy(slot, calendar);
      const totalCapacity = slot.totalCapacity === null ? null : slot.totalCapacity - timesBusy(slot, all);
      const left = [
        capacity - taken(slot, calendar),
        ...(totalCapacity === null ? [] : [totalCapacity - taken(slot, all)]),
      ];
      return { ...slot, capacity, totalCapacity, free: Math.max(0, Math.min(...left)) };
    });
}

const taken = (slot: AppointmentSlot, booked: BookedAppointments) => booked.taken.get(slotKey(slot)) ?? 0;
const timesBusy = (slot: BusyTime, { busy = [] }: BookedAppointments) =>
  busy.filter((time) => overlaps(time, slot)).length;
const overlaps = (one: BusyTime, other: BusyTime) => one.start < other.end && other.start < one.end;

export type SlotResult = { slot: AppointmentSlot } | { refused: "full" | "none" };

/** FORM-7: what becomes of a wish for a slot, as a form or an old page sends it. Asked again inside the booking's own transaction. */
export function bookableSlot(calendar: AppointmentCalendar, key: string): SlotResult {
  const slot = appointmentSlots(calendar).find((offered) => slotKey(offered) === key);
  if (!slot) return { refused: "none" };
  return slot.free > 0 ? { slot } : { refused: "full" };
}
