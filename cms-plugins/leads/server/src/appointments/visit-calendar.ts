import {
  belgianDay,
  fallbackLanguage,
  slotKey,
  visitSlots,
  type ShownSlot,
  type VisitCalendar,
  type VisitingHours,
} from "@gevel/config";
import { inTransaction, table } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { mailSources } from "../mail/mail-sources.js";
import { readVisits } from "./stored-visit.js";
import { closedDaysTable, placesTable } from "./visit-tables.js";

const places = z.array(z.object({ slot: z.string(), visit: z.string() }));
const days = z.array(z.object({ day: z.string() }));

/** The hours as staff published them. Read before a transaction begins: the site's content is read in one of its own. */
export const visitingHours = async (strapi: Core.Strapi): Promise<readonly VisitingHours[]> =>
  (await mailSources(strapi).agency(fallbackLanguage)).config.visitingHours;

export async function closedDays(strapi: Core.Strapi): Promise<Set<string>> {
  const rows: unknown = await inTransaction(strapi, ({ trx }) => table(strapi, trx, closedDaysTable).select("day"));
  return new Set(days.parse(rows).map(({ day }) => day));
}

/** What is offered, and what of it is taken, as it stands in the database now. */
export async function readCalendar(
  strapi: Core.Strapi,
  hours: readonly VisitingHours[],
  now: Date,
): Promise<VisitCalendar> {
  const rows: unknown = await inTransaction(strapi, ({ trx }) =>
    table(strapi, trx, placesTable).where("slot", ">=", belgianDay(now)).select("slot", "visit"),
  );
  const held = places.parse(rows);
  const taken = new Map<string, number>();
  for (const { slot } of held) taken.set(slot, (taken.get(slot) ?? 0) + 1);
  const placed = new Set(held.map(({ visit }) => visit));
  const closed = await closedDays(strapi);
  const offered = new Set(visitSlots({ hours, now, taken, closed }).map(slotKey));
  const coming = await readVisits(strapi, { state: { $ne: "cancelled" }, endsAt: { $gt: now } });
  const busy = coming.flatMap(({ moment, lead }) =>
    moment && !(placed.has(lead) && offered.has(moment.key)) ? [moment] : [],
  );
  return { hours, now, taken, closed, busy };
}

/** As visitors see it. */
export const shownSlots = (calendar: VisitCalendar): ShownSlot[] =>
  visitSlots(calendar).map((slot) => ({
    key: slotKey(slot),
    day: slot.day,
    from: slot.from,
    until: slot.until,
    isFree: slot.free > 0,
  }));
