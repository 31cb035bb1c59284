import { fallbackLanguage, type MailHome, type VisitCalendarOfStaff } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { readLead } from "../lead/stored-lead.js";
import { mailSources } from "../mail/mail-sources.js";
import { readMailbox } from "../mail/address-text.js";
import { pluginSettings } from "../settings/plugin-settings.js";
import { calendarFile } from "./calendar-file.js";
import { readVisits } from "./stored-visit.js";
import { calendarVisit, organiser } from "./visit-file.js";

/** Of what is over a calendar keeps so much; what was taken off is told for as long, so that it goes. */
const keptDays = 30;

/** The home's page or the lead in the admin: whoever may sign in reads more there. */
const leadUrl = (cmsUrl: string, lead: string) =>
  cmsUrl ? `${cmsUrl}/admin/content-manager/collection-types/plugin::leads.lead/${lead}` : "";

/**
 * FORM-7: the visits as a calendar of staff subscribes to them. That of one agent says who comes; that of the whole agency, whose
 * address more people know, does not. Both say where, hidden address or not: only staff make these secret addresses, and end them.
 */
export async function subscribedCalendar(
  strapi: Core.Strapi,
  { name, agentEmail }: VisitCalendarOfStaff,
): Promise<string> {
  const sources = mailSources(strapi);
  const agency = await sources.agency(fallbackLanguage);
  const language = agency.config.languageDefault;
  const since = new Date(Date.now() - keptDays * 86_400_000);
  const visits = await readVisits(strapi, {
    beginsAt: { $gt: since },
    ...(agentEmail && { agentEmail: { $eqi: agentEmail } }),
  });
  const homes = new Map<number, MailHome | null>();
  const { cmsUrl, from } = pluginSettings(strapi);
  const shown = [];
  for (const visit of visits) {
    const { listingId } = visit;
    if (listingId !== null && !homes.has(listingId)) homes.set(listingId, await sources.home(listingId, language));
    const home = listingId === null ? null : (homes.get(listingId) ?? null);
    const lead = await readLead(strapi, visit.lead);
    const url = leadUrl(cmsUrl, visit.lead);
    const told = { home, reference: lead?.listingReference ?? null, language, url, reader: "staff" as const };
    const phone = [lead?.data["phone"] ?? ""].flat()[0] ?? "";
    const visitor = lead && agentEmail ? { name: lead.name ?? "", phone, email: lead.email ?? "" } : undefined;
    const one = calendarVisit(visit, { ...told, ...(visitor && { visitor }) });
    if (one) shown.push(one);
  }
  return calendarFile({ visits: shown, sender: organiser(agency, readMailbox(from).address), name });
}
