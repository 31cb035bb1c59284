import {
  closedDayQuestionSchema,
  madeVisitCalendarSchema,
  newVisitCalendarSchema,
  staffVisitChangeSchema,
  visitCalendarPath,
  visitCalendarsSchema,
  visitWeekQuerySchema,
  visitWeekSchema,
  type StaffVisitChange,
} from "@gevel/config";
import { endpoint, inTransaction, parseInput, staffLanguage, table, type HttpContext } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { pluginSettings } from "../settings/plugin-settings.js";
import { cancelVisit, confirmVisit, moveByStaff, noteVisit } from "./change-visit.js";
import { endCalendar, makeCalendar, readCalendars, renewCalendar } from "./visit-calendars.js";
import { closedDaysTable } from "./visit-tables.js";
import { visitWeek } from "./visit-week.js";

type AdminContext = HttpContext & { params: unknown };

const ofVisit = z.object({ documentId: z.string().max(64) });
const ofCalendar = z.object({ id: z.coerce.number().int() });
const done = z.object({ done: z.literal(true) });

function change(strapi: Core.Strapi, documentId: string, asked: StaffVisitChange): Promise<void> {
  switch (asked.act) {
    case "confirm":
      return confirmVisit(strapi, { documentId }, asked.sequence);
    case "cancel":
      return cancelVisit(strapi, { documentId }, asked.sequence);
    case "move":
      return moveByStaff(strapi, { documentId }, asked.sequence, asked);
    case "note":
      return noteVisit(strapi, documentId, asked.was, asked.note);
  }
}

/** At the site: no phone reaches a CMS on a private network. */
const addressOf = (strapi: Core.Strapi, token: string) =>
  `${pluginSettings(strapi).siteUrl}${visitCalendarPath(token)}`;

/** The week of visits in the admin; its routes check who may. */
export const staffVisitsController = ({ strapi }: { strapi: Core.Strapi }) => ({
  week: endpoint(strapi, visitWeekSchema, async (ctx: HttpContext) => {
    const { from } = parseInput(visitWeekQuerySchema, ctx.query, "query");
    return visitWeek(strapi, from, staffLanguage(strapi) ?? "en");
  }),
  async change(ctx: AdminContext): Promise<void> {
    await endpoint(strapi, done, async () => {
      const { documentId } = parseInput(ofVisit, ctx.params, "params");
      await change(strapi, documentId, parseInput(staffVisitChangeSchema, ctx.request.body));
      return { done: true as const };
    })(ctx);
  },
  closeDay: endpoint(strapi, done, async (ctx: HttpContext) => {
    const { day, closed } = parseInput(closedDayQuestionSchema, ctx.request.body);
    await inTransaction(strapi, async ({ trx }) => {
      const rows = table(strapi, trx, closedDaysTable);
      await (closed ? rows.insert({ day }).onConflict("day").ignore() : rows.where({ day }).delete());
    });
    return { done: true as const };
  }),
  calendars: endpoint(strapi, visitCalendarsSchema, async () => ({ calendars: await readCalendars(strapi) })),
  makeCalendar: endpoint(strapi, madeVisitCalendarSchema, async (ctx: HttpContext) => {
    const token = await makeCalendar(strapi, parseInput(newVisitCalendarSchema, ctx.request.body));
    return { url: addressOf(strapi, token) };
  }),
  async renewCalendar(ctx: AdminContext): Promise<void> {
    await endpoint(strapi, madeVisitCalendarSchema, async () => {
      const token = await renewCalendar(strapi, parseInput(ofCalendar, ctx.params, "params").id);
      return { url: addressOf(strapi, token) };
    })(ctx);
  },
  async endCalendar(ctx: AdminContext): Promise<void> {
    await endpoint(strapi, done, async () => {
      await endCalendar(strapi, parseInput(ofCalendar, ctx.params, "params").id);
      return { done: true as const };
    })(ctx);
  },
});
