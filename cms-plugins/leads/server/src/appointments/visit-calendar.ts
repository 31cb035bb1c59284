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
import { agentKey } from "./agent-key.js";
import { readVisits } from "./stored-visit.js";
import { closedDaysTable, placesTable } from "./visit-tables.js";

const places = z.array(z.object({ slot: z.string(), visit: z.string(), agent: z.string() }));
const days = z.array(z.object({ day: z.string() }));

/** The hours as staff published them. Read before a transaction begins: the site's content is read in one of its own. */
export const visitingHours = async (strapi: Core.Strapi): Promise<readonly VisitingHours[]> =>
  (await mailSources(strapi).agency(fallbackLanguage)).config.visitingHours;

export async function closedDays(strapi: Core.Strapi): Promise<Set<string>> {
  const rows: unknown = await inTransaction(strapi, ({ trx }) => table(strapi, trx, closedDaysTable).select("day"));
  return new Set(days.parse(rows).map(({ day }) => day));
}

interface Asked {
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

/** What is offered with an agent, and what of it is taken, as it stands in the database now. */
export async function readCalendar(strapi: Core.Strapi, { hours, agent, now }: Asked): Promise<VisitCalendar> {
  const rows: unknown = await inTransaction(strapi, ({ trx }) =>
    table(strapi, trx, placesTable).where("slot", ">=", belgianDay(now)).select("slot", "visit", "agent"),
  );
  const held = places.parse(rows);
  const placed = new Set(held.map(({ visit }) => visit));
  const closed = await closedDays(strapi);
  const offered = new Set(visitSlots({ hours, now, taken: new Map(), closed }).map(slotKey));
  const coming = await readVisits(strapi, { state: { $ne: "cancelled" }, endsAt: { $gt: now } });
  const busy = coming.flatMap(({ moment, lead, agentEmail }) =>
    moment && !(placed.has(lead) && offered.has(moment.key)) ? [{ ...moment, agent: agentKey(agentEmail) }] : [],
  );
  const isOwn = (one: { agent: string }) => one.agent === agent;
  return {
    ...{ hours, now, closed },
    taken: countBySlot(held.filter(isOwn)),
    busy: busy.filter(isOwn),
    all: { taken: countBySlot(held), busy },
  };
}

/** Who a visit to a listing would be with, by `agentKey`. */
export async function agentOf(strapi: Core.Strapi, listingId: number | undefined): Promise<string> {
  const home = listingId === undefined ? null : await mailSources(strapi).home(listingId, fallbackLanguage);
  return agentKey(home?.agent.email ?? null);
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
