import { requireReplica } from "@gevel/change-log";
import {
  AppError,
  calendarFileSchema,
  calendarRequestSchema,
  linkTokenSchema,
  fallbackLanguage,
  type MailListing,
  type StaffCalendar,
} from "@gevel/config";
import { answerFailure, endpoint, type HttpContext, parseInput, tokenHash } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { touchKeys } from "../shared-limits/touch-keys.js";
import { findCalendarByToken } from "./calendar-subscriptions.js";
import { readLead } from "../lead/stored-lead.js";
import { mailSources } from "../mail/mail-sources.js";
import { readMailbox } from "../mail/address-text.js";
import { pluginSettings } from "../settings/plugin-settings.js";
import { calendarFile } from "./calendar-file.js";
import { readAppointments } from "./stored-appointment.js";
import { toCalendarEvent, organiser } from "./appointment-file.js";

/** Of what is over a calendar keeps so much; what was taken off is told for as long, so that it goes. */
const retainedDays = 30;

/** The home's page or the lead in the admin: whoever may sign in reads more there. */
const leadUrl = (cmsUrl: string, lead: string) =>
  cmsUrl ? `${cmsUrl}/admin/content-manager/collection-types/plugin::leads.lead/${lead}` : "";

/**
 * FORM-7: the visits as a calendar of staff subscribes to them. That of one agent says who comes; that of the whole agency, whose
 * address more people know, does not. Both say where, hidden address or not: only staff make these secret addresses, and end them.
 */
async function subscribedCalendar(strapi: Core.Strapi, { name, agentEmail }: StaffCalendar): Promise<string> {
  const sources = mailSources(strapi);
  const agency = await sources.agency(fallbackLanguage);
  const language = agency.config.languageDefault;
  const since = new Date(Date.now() - retainedDays * 86_400_000);
  const appointments = await readAppointments(strapi, {
    beginsAt: { $gt: since },
    ...(agentEmail && { agentEmail: { $eqi: agentEmail } }),
  });
  const listings = new Map<number, MailListing | null>();
  const { cmsUrl, from } = pluginSettings(strapi);
  const shown = [];
  for (const appointment of appointments) {
    const { listingId } = appointment;
    if (listingId !== null && !listings.has(listingId))
      listings.set(listingId, await sources.home(listingId, language));
    const home = listingId === null ? null : (listings.get(listingId) ?? null);
    const lead = await readLead(strapi, appointment.lead);
    const url = leadUrl(cmsUrl, appointment.lead);
    const details = { home, reference: lead?.listingReference ?? null, language, url, reader: "staff" as const };
    const phone = [lead?.data["phone"] ?? ""].flat()[0] ?? "";
    const visitor = lead && agentEmail ? { name: lead.name ?? "", phone, email: lead.email ?? "" } : undefined;
    const one = toCalendarEvent(appointment, { ...details, ...(visitor && { visitor }) });
    if (one) shown.push(one);
  }
  return calendarFile({ appointments: shown, sender: organiser(agency, readMailbox(from).address), name });
}

/** Phones ask every quarter of an hour, a few of them by the same address. */
const perHour = 60;

const named = z.object({ file: z.string().max(100) });

/** `<secret>.ics`: the ending is what some programs know a calendar by. */
const secretOf = (params: unknown) =>
  linkTokenSchema.safeParse(named.safeParse(params).data?.file.replace(/\.ics$/, ""));

async function fileBehind(strapi: Core.Strapi, token: string | undefined): Promise<string> {
  const calendar = token === undefined ? null : await findCalendarByToken(strapi, token);
  if (token === undefined || !calendar) throw new AppError("PAGE_NOT_FOUND", "no calendar has this address");
  const [hits] = await touchKeys(strapi, [{ key: `calendar ${tokenHash(token)}`, value: "", seconds: 3600 }]);
  if (hits && hits.times > perHour)
    throw new AppError("TOO_MANY_REQUESTS", "a calendar is requested too often", [], Math.ceil(hits.left / 1000));
  return subscribedCalendar(strapi, calendar);
}

type PublicContext = HttpContext & { params: unknown };

/** FORM-7: the visits, for who knows the secret of a calendar. */
export const calendarController = ({ strapi }: { strapi: Core.Strapi }) => ({
  read: endpoint(strapi, calendarFileSchema, async (ctx) => {
    requireReplica(strapi, ctx);
    return { file: await fileBehind(strapi, parseInput(calendarRequestSchema, ctx.request.body).token) };
  }),

  /** GET /api/leads/calendar/<secret>.ics, for who knows the secret. Nothing on the way keeps it. */
  async serve(ctx: PublicContext): Promise<void> {
    try {
      ctx.set("cache-control", "no-store");
      ctx.set("x-robots-tag", "noindex");
      const file = await fileBehind(strapi, secretOf(ctx.params).data);
      ctx.set("content-type", "text/calendar; charset=utf-8");
      ctx.status = 200;
      ctx.body = file;
    } catch (cause) {
      answerFailure(strapi, ctx, cause);
    }
  },
});
