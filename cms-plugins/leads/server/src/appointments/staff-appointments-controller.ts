import {
  closedDayRequestSchema,
  createdStaffCalendarSchema,
  newStaffCalendarSchema,
  staffAppointmentChangeSchema,
  staffCalendarPath,
  staffCalendarsSchema,
  appointmentWeekQuerySchema,
  appointmentWeekSchema,
  type StaffAppointmentChange,
} from "@gevel/config";
import { endpoint, inTransaction, parseInput, staffLanguage, table, type HttpContext } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { pluginSettings } from "../settings/plugin-settings.js";
import { cancelAppointment, confirmAppointment, moveByStaff, saveNote } from "./change-appointment.js";
import { endCalendar, makeCalendar, readCalendars, renewCalendar } from "./calendar-subscriptions.js";
import { closedDaysTable } from "./appointment-tables.js";
import { readAppointmentWeek } from "./appointment-week.js";

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

/** The week of visits in the admin; its routes check who may. */
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
