import {
  agentKey,
  belgianDay,
  fallbackLanguage,
  slotKey,
  appointmentSlots,
  type SlotOption,
  type AppointmentCalendar,
  type VisitingHours,
} from "@gevel/config";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { mailSources } from "../mail/mail-sources.js";
import { readAppointments } from "./stored-appointment.js";
import { closedDaysTable, reservationsTable } from "./appointment-tables.js";

const reservations = z.array(z.object({ slot: z.string(), visit: z.string(), agent: z.string() }));
const days = z.array(z.object({ day: z.string() }));

/** The published visiting hours. Read before a transaction starts: the site's content is read in one of its own. */
export const visitingHours = async (strapi: Core.Strapi): Promise<readonly VisitingHours[]> =>
  (await mailSources(strapi).agency(fallbackLanguage)).config.visitingHours;

export async function closedDays(strapi: Core.Strapi): Promise<Set<string>> {
  const rows: unknown = await inTransaction(strapi, ({ trx }) => table(strapi, trx, closedDaysTable).select("day"));
  return new Set(days.parse(rows).map(({ day }) => day));
}

interface CalendarQuery {
  hours: readonly VisitingHours[];
  /** By `agentKey`. */
  agent: string;
  now: Date;
}

function countBySlot(rows: readonly { slot: string }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { slot } of rows) counts.set(slot, (counts.get(slot) ?? 0) + 1);
  return counts;
}

/** The slots with an agent and their bookings, as currently stored. */
export async function readCalendar(
  strapi: Core.Strapi,
  { hours, agent, now }: CalendarQuery,
): Promise<AppointmentCalendar> {
  const rows: unknown = await inTransaction(strapi, ({ trx }) =>
    table(strapi, trx, reservationsTable).where("slot", ">=", belgianDay(now)).select("slot", "visit", "agent"),
  );
  const reservedRows = reservations.parse(rows);
  const withReservation = new Set(reservedRows.map(({ visit }) => visit));
  const closed = await closedDays(strapi);
  const offered = new Set(appointmentSlots({ hours, now, taken: new Map(), closed }).map(slotKey));
  const upcoming = await readAppointments(strapi, { state: { $ne: "cancelled" }, endsAt: { $gt: now } });
  const busy = upcoming.flatMap(({ time, lead, agentEmail }) =>
    time && !(withReservation.has(lead) && offered.has(time.key)) ? [{ ...time, agent: agentKey(agentEmail) }] : [],
  );
  const isOwn = (one: { agent: string }) => one.agent === agent;
  return {
    ...{ hours, now, closed },
    taken: countBySlot(reservedRows.filter(isOwn)),
    busy: busy.filter(isOwn),
    all: { taken: countBySlot(reservedRows), busy },
  };
}

/** The agent of a viewing of this listing, by `agentKey`. */
export async function agentOf(strapi: Core.Strapi, listingId: number | undefined): Promise<string> {
  const home = listingId === undefined ? null : await mailSources(strapi).home(listingId, fallbackLanguage);
  return agentKey(home?.agent.email ?? null);
}

/** The slots as visitors see them. */
export const slotOptions = (calendar: AppointmentCalendar): SlotOption[] =>
  appointmentSlots(calendar).map((slot) => ({
    key: slotKey(slot),
    day: slot.day,
    from: slot.from,
    until: slot.until,
    isFree: slot.free > 0,
  }));
