import {
  agentKey,
  closedDayRequestSchema,
  createdStaffCalendarSchema,
  newStaffCalendarSchema,
  staffAppointmentChangeSchema,
  staffCalendarPath,
  staffCalendarsSchema,
  appointmentWeekQuerySchema,
  appointmentWeekSchema,
  type StaffAppointmentChange,
  dayAfter,
  fromBelgianTime,
  type staffAppointmentSchema,
  type Language,
  type MailListing,
  type StaffAppointment,
  type AppointmentWeek,
} from "@gevel/config";
import { endpoint, inTransaction, parseInput, staffLanguage, table, type HttpContext } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { hasMailFiles, pluginSettings } from "../settings/plugin-settings.js";
import { cancelAppointment, confirmAppointment, moveByStaff, saveNote } from "./confirm-or-change-appointment.js";
import { endCalendar, makeCalendar, readCalendars, renewCalendar } from "./calendar-subscriptions.js";
import { closedDaysTable } from "./appointment-tables.js";
import { readLead } from "../lead/stored-lead.js";
import { factsOfLead } from "../mail/facts-of-lead.js";
import { mailSources } from "../mail/mail-sources.js";
import { readAppointments, type StoredAppointment } from "./stored-appointment.js";
import { appointmentAddress } from "./appointment-address.js";
import { closedDays, readCalendar, slotOptions, visitingHours } from "./slot-calendar.js";

/** Limit of requests without a time shown at once. */
const openAtMost = 100;

/** The fields in which a visitor says when it suits. */
const preferenceFields = new Set(["preferredDays", "visitSlots", "startDate", "endDate", "remark"]);

type ListingReader = (listingId: number) => Promise<MailListing | null>;

function cachedListings(strapi: Core.Strapi, language: Language): ListingReader {
  const known = new Map<number, Promise<MailListing | null>>();
  return (id) => {
    const home = known.get(id) ?? mailSources(strapi).home(id, language);
    known.set(id, home);
    return home;
  };
}

async function toStaffAppointment(
  strapi: Core.Strapi,
  appointment: StoredAppointment,
  language: Language,
  listings: ListingReader,
): Promise<z.input<typeof staffAppointmentSchema>> {
  const { documentId, state, time, sequence, note, listingId } = appointment;
  const lead = await readLead(strapi, appointment.lead);
  const home = listingId === null ? null : await listings(listingId);
  const preferences = lead
    ? Object.fromEntries(Object.entries(lead.data).filter(([name]) => preferenceFields.has(name)))
    : {};
  const answers = lead
    ? await factsOfLead({ form: lead.form, data: preferences }, language, async (_source, value) => value)
    : { facts: [], messages: [] };
  return {
    ...{ documentId, state, sequence, note, lead: appointment.lead, language: appointment.language },
    slot: time && { key: time.key, day: time.day, from: time.from, until: time.until },
    name: lead?.name ?? "",
    phone: [lead?.data["phone"] ?? ""].flat()[0] ?? "",
    email: lead?.email ?? "",
    preferences: [
      ...answers.facts.map(({ label, value }) => ({ label, value })),
      ...answers.messages.map(({ label, text }) => ({ label, value: text })),
    ],
    home: home && {
      title: home.title,
      place: appointmentAddress(home, state, "staff"),
      url: home.url,
      isGone: home.isGone,
    },
    reference: lead?.listingReference ?? "",
    agent: home?.agent.name ?? "",
    agentEmail: agentKey(appointment.agentEmail),
  };
}

/** FORM-7: seven days of viewings, in the user's language, without cancelled ones. */
async function readAppointmentWeek(strapi: Core.Strapi, from: string, language: Language): Promise<AppointmentWeek> {
  const days = Array.from({ length: 7 }, (_, index) => dayAfter(from, index));
  const [begin, end] = [fromBelgianTime(from, "00:00"), fromBelgianTime(dayAfter(from, 7), "00:00")];
  const hours = await visitingHours(strapi);
  const closed = await closedDays(strapi);
  const listings = cachedListings(strapi, language);
  const each = async (appointments: StoredAppointment[]): Promise<StaffAppointment[]> => {
    const all: StaffAppointment[] = [];
    for (const appointment of appointments) all.push(await toStaffAppointment(strapi, appointment, language, listings));
    return all;
  };
  const inWeek = await readAppointments(strapi, { beginsAt: { $gte: begin, $lt: end }, state: { $ne: "cancelled" } });
  const open = await readAppointments(strapi, { beginsAt: { $null: true }, state: { $ne: "cancelled" } }, openAtMost);
  const slots: AppointmentWeek["slots"] = [];
  for (const agent of new Set([...inWeek, ...open].map(({ agentEmail }) => agentKey(agentEmail)))) {
    const calendar = await readCalendar(strapi, { hours, agent, now: new Date() });
    slots.push({ agentEmail: agent, slots: slotOptions(calendar) });
  }
  return {
    days: days.map((day) => ({ day, isClosed: closed.has(day) })),
    appointments: await each(inWeek),
    open: await each(open),
    slots,
    mailsAsFiles: hasMailFiles(strapi),
  };
}

type AdminContext = HttpContext & { params: unknown };

const appointmentParams = z.object({ documentId: z.string().max(64) });
const calendarParams = z.object({ id: z.coerce.number().int() });
const done = z.object({ done: z.literal(true) });

function change(strapi: Core.Strapi, documentId: string, request: StaffAppointmentChange): Promise<void> {
  switch (request.act) {
    case "confirm":
      return confirmAppointment(strapi, { documentId }, request.sequence);
    case "cancel":
      return cancelAppointment(strapi, { documentId }, request.sequence);
    case "move":
      return moveByStaff(strapi, { documentId }, request.sequence, request);
    case "note":
      return saveNote(strapi, documentId, request.was, request.note);
  }
}

/** At the site: no phone reaches a CMS on a private network. */
const addressOf = (strapi: Core.Strapi, token: string) =>
  `${pluginSettings(strapi).siteUrl}${staffCalendarPath(token)}`;

/** The admin's week of viewings; its routes check permissions. */
export const staffAppointmentsController = ({ strapi }: { strapi: Core.Strapi }) => ({
  week: endpoint(strapi, appointmentWeekSchema, async (ctx: HttpContext) => {
    const { from } = parseInput(appointmentWeekQuerySchema, ctx.query, "query");
    return readAppointmentWeek(strapi, from, staffLanguage(strapi) ?? "en");
  }),
  async change(ctx: AdminContext): Promise<void> {
    await endpoint(strapi, done, async () => {
      const { documentId } = parseInput(appointmentParams, ctx.params, "params");
      await change(strapi, documentId, parseInput(staffAppointmentChangeSchema, ctx.request.body));
      return { done: true as const };
    })(ctx);
  },
  closeDay: endpoint(strapi, done, async (ctx: HttpContext) => {
    const { day, closed } = parseInput(closedDayRequestSchema, ctx.request.body);
    await inTransaction(strapi, async ({ trx }) => {
      const rows = table(strapi, trx, closedDaysTable);
      await (closed ? rows.insert({ day }).onConflict("day").ignore() : rows.where({ day }).delete());
    });
    return { done: true as const };
  }),
  calendars: endpoint(strapi, staffCalendarsSchema, async () => ({ calendars: await readCalendars(strapi) })),
  makeCalendar: endpoint(strapi, createdStaffCalendarSchema, async (ctx: HttpContext) => {
    const token = await makeCalendar(strapi, parseInput(newStaffCalendarSchema, ctx.request.body));
    return { url: addressOf(strapi, token) };
  }),
  async renewCalendar(ctx: AdminContext): Promise<void> {
    await endpoint(strapi, createdStaffCalendarSchema, async () => {
      const token = await renewCalendar(strapi, parseInput(calendarParams, ctx.params, "params").id);
      return { url: addressOf(strapi, token) };
    })(ctx);
  },
  async endCalendar(ctx: AdminContext): Promise<void> {
    await endpoint(strapi, done, async () => {
      await endCalendar(strapi, parseInput(calendarParams, ctx.params, "params").id);
      return { done: true as const };
    })(ctx);
  },
});
