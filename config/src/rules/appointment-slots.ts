import { weekdays, type VisitingHours } from "../site/visiting-hours.js";
import { belgianDay, fromBelgianTime, clockChange } from "./belgian-time.js";

/** A slot for a viewing with one agent. */
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

/** Time taken outside the slots offered now: viewings from former hours, and times staff chose. */
export interface BusyTime {
  start: Date;
  end: Date;
}

/** How a slot is named where it is chosen and stored: by its day and its begin. */
export const slotKey = ({ day, from }: Pick<AppointmentSlot, "day" | "from">): string => `${day}T${from}`;

/**
 * The calendar event of a viewing requested by this lead: the file on the thank-you page and those of later mails are
 * one event, whoever writes them.
 */
export const calendarUidOfLead = (leadKey: string): string => `visit-${leadKey.slice(0, 40)}@gevel`;

/** Days a calendar shows, and the minimum notice before a viewing. */
const bookableDays = 28;
export const appointmentNotice = 2 * 3_600_000;

export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Monday is 0, as staff list them. */
const weekdayOf = (day: string) => weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7];

/** Viewings requested or confirmed, without cancelled ones. */
export interface BookedAppointments {
  /** By `slotKey`. */
  taken: ReadonlyMap<string, number>;
  busy?: readonly BusyTime[];
}

/** Calendar of one agent: another agent's viewings close no slot, except where the hours limit all agents together. */
export interface AppointmentCalendar extends BookedAppointments {
  hours: readonly VisitingHours[];
  now: Date;
  /** Of all agents, including this one. */
  all?: BookedAppointments;
  /** Days on which staff take no viewings. */
  closed?: ReadonlySet<string>;
  days?: number;
}

const bothLimits = (one: number | null, other: number | null) => (one === null || other === null ? null : one + other);

/**
 * FORM-7: the viewing slots of a listing in order, including full ones, so that visitors see that they existed and are
 * taken. Hours with the same start on a day are one slot, with the sum of their capacities and the longer duration.
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
      // Skips a time that the clock skips or shows twice: people would come at different times.
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

/**
 * FORM-7: the result of choosing a slot from a form or an outdated page. Checked again inside the booking's own
 * transaction.
 */
export function bookableSlot(calendar: AppointmentCalendar, key: string): SlotResult {
  const slot = appointmentSlots(calendar).find((offered) => slotKey(offered) === key);
  if (!slot) return { refused: "none" };
  return slot.free > 0 ? { slot } : { refused: "full" };
}
