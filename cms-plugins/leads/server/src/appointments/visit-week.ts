import {
  dayAfter,
  belgianMoment,
  type staffVisitSchema,
  type Language,
  type MailHome,
  type StaffVisit,
  type VisitWeek,
} from "@gevel/config";
import type { Core } from "@strapi/strapi";
import type { z } from "zod";
import { readLead } from "../lead/stored-lead.js";
import { factsOfLead } from "../mail/facts-of-lead.js";
import { mailSources } from "../mail/mail-sources.js";
import { agentKey } from "./agent-key.js";
import { readVisits, type StoredVisit } from "./stored-visit.js";
import { visitAddress } from "./visit-address.js";
import { closedDays, readCalendar, shownSlots, visitingHours } from "./visit-calendar.js";

/** Requests whose moment is still to be chosen, shown at once. */
const openAtMost = 100;

/** What a visitor says of when it suits. */
const ofWishes = new Set(["preferredDays", "visitSlots", "startDate", "endDate", "remark"]);

type Homes = (listingId: number) => Promise<MailHome | null>;

function homesOf(strapi: Core.Strapi, language: Language): Homes {
  const known = new Map<number, Promise<MailHome | null>>();
  return (id) => {
    const home = known.get(id) ?? mailSources(strapi).home(id, language);
    known.set(id, home);
    return home;
  };
}

async function shown(
  strapi: Core.Strapi,
  visit: StoredVisit,
  language: Language,
  homes: Homes,
): Promise<z.input<typeof staffVisitSchema>> {
  const { documentId, state, moment, sequence, note, listingId } = visit;
  const lead = await readLead(strapi, visit.lead);
  const home = listingId === null ? null : await homes(listingId);
  const wishes = lead ? Object.fromEntries(Object.entries(lead.data).filter(([name]) => ofWishes.has(name))) : {};
  const told = lead
    ? await factsOfLead({ form: lead.form, data: wishes }, language, async (_source, value) => value)
    : { facts: [], messages: [] };
  return {
    ...{ documentId, state, sequence, note, lead: visit.lead, language: visit.language },
    slot: moment && { key: moment.key, day: moment.day, from: moment.from, until: moment.until },
    name: lead?.name ?? "",
    phone: [lead?.data["phone"] ?? ""].flat()[0] ?? "",
    email: lead?.email ?? "",
    wishes: [
      ...told.facts.map(({ label, value }) => ({ label, value })),
      ...told.messages.map(({ label, text }) => ({ label, value: text })),
    ],
    home: home && { title: home.title, place: visitAddress(home, state, "staff"), url: home.url, isGone: home.isGone },
    reference: lead?.listingReference ?? "",
    agent: home?.agent.name ?? "",
    agentEmail: agentKey(visit.agentEmail),
  };
}

/** FORM-7: seven days at a glance, in the language of who looks; those that were taken off are not among them. */
export async function visitWeek(strapi: Core.Strapi, from: string, language: Language): Promise<VisitWeek> {
  const days = Array.from({ length: 7 }, (_, index) => dayAfter(from, index));
  const [begin, end] = [belgianMoment(from, "00:00"), belgianMoment(dayAfter(from, 7), "00:00")];
  const hours = await visitingHours(strapi);
  const closed = await closedDays(strapi);
  const homes = homesOf(strapi, language);
  const each = async (visits: StoredVisit[]): Promise<StaffVisit[]> => {
    const all: StaffVisit[] = [];
    for (const visit of visits) all.push(await shown(strapi, visit, language, homes));
    return all;
  };
  const inWeek = await readVisits(strapi, { beginsAt: { $gte: begin, $lt: end }, state: { $ne: "cancelled" } });
  const open = await readVisits(strapi, { beginsAt: { $null: true }, state: { $ne: "cancelled" } }, openAtMost);
  const slots: VisitWeek["slots"] = [];
  for (const agent of new Set([...inWeek, ...open].map(({ agentEmail }) => agentKey(agentEmail)))) {
    const calendar = await readCalendar(strapi, { hours, agent, now: new Date() });
    slots.push({ agentEmail: agent, slots: shownSlots(calendar) });
  }
  return {
    days: days.map((day) => ({ day, isClosed: closed.has(day) })),
    visits: await each(inWeek),
    open: await each(open),
    slots,
  };
}
