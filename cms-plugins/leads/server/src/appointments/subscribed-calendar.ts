import { fallbackLanguage, type MailListing, type StaffCalendar } from "@gevel/config";
import type { Core } from "@strapi/strapi";
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
export async function subscribedCalendar(strapi: Core.Strapi, { name, agentEmail }: StaffCalendar): Promise<string> {
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
