import type { LeadEvent } from "@gevel/config";
import { staffLanguage } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { formatSlot } from "./appointment-mail-content.js";
import { readAppointment } from "./stored-appointment.js";
import { appointmentMessages } from "./messages/appointment-messages.js";

/** How the visit of a lead stands, and since when; the mails beside it tell what was before. Leads to its week. */
export async function appointmentEvents(strapi: Core.Strapi, lead: string): Promise<LeadEvent[]> {
  const appointment = await readAppointment(strapi, { lead });
  if (!appointment) return [];
  const language = staffLanguage(strapi) ?? "en";
  const { state, time, changedAt } = appointment;
  const label = appointmentMessages[language].agencySubject[state];
  return [
    {
      kind: "told",
      at: changedAt.toISOString(),
      text: time ? `${label}: ${formatSlot(time, language)}` : label,
      problem: false,
      url: time ? `/plugins/visits?week=${time.day}` : "/plugins/visits",
    },
  ];
}
