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
import { pluginSettings } from "../settings/plugin-settings.js";
import { calendarFile } from "@gevel/config/server";
import { readAppointments } from "./stored-appointment.js";
import { toCalendarEvent } from "./appointment-file.js";
import { organiserOf } from "./visitor-file.js";

/** Days for which past viewings stay in a calendar; cancelled ones are sent as long, so that calendars remove them. */
const retainedDays = 30;

/** The listing's page or the lead in the admin, for details after signing in. */
const leadUrl = (cmsUrl: string, lead: string) =>
  cmsUrl ? `${cmsUrl}/admin/content-manager/collection-types/plugin::leads.lead/${lead}` : "";

/**
 * FORM-7: the viewings as a calendar that staff subscribe to. An agent's calendar names the visitors; the agency's,
 * whose address more people know, does not. Both include hidden addresses: only staff create these secret addresses,
 * and end them.
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
  const { cmsUrl } = pluginSettings(strapi);
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
  return calendarFile({ appointments: shown, sender: organiserOf(strapi, agency), name });
}

/** Phones poll every quarter of an hour, several of them from one IP address. */
const perHour = 60;

const named = z.object({ file: z.string().max(100) });

/** `<secret>.ics`: some programs recognise a calendar by the extension. */
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

/** FORM-7: the viewings, for anyone with a calendar's secret. */
export const calendarController = ({ strapi }: { strapi: Core.Strapi }) => ({
  read: endpoint(strapi, calendarFileSchema, async (ctx) => {
    requireReplica(strapi, ctx);
    return { file: await fileBehind(strapi, parseInput(calendarRequestSchema, ctx.request.body).token) };
  }),

  /** GET /api/leads/calendar/<secret>.ics, authenticated by the secret. Not cached anywhere on the way. */
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
