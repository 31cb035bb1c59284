import { linkToken, tokenHash } from "@gevel/core";
import type { MailListing } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { appointmentUid } from "./appointment-schema.js";
import { appointmentLink } from "./book-appointment.js";
import { readAppointment, type StoredAppointment } from "./stored-appointment.js";

/** What mails of a visit are made of, beside its lead and its home. */
export interface AppointmentContext {
  appointment: StoredAppointment;
  /** Where its visitor moves it or takes it off. */
  url: string;
}

/** Null where the lead asked for none. */
export async function readAppointmentContext(
  strapi: Core.Strapi,
  lead: string,
  siteUrl: string,
): Promise<AppointmentContext | null> {
  const appointment = await readAppointment(strapi, { lead });
  if (!appointment) return null;
  const token = linkToken(strapi, appointmentLink, appointment.uid);
  // The house has other keys than when the visit was made: its old links are over, and this one is to hold.
  if (tokenHash(token) !== appointment.tokenHash)
    await strapi.db
      .query(appointmentUid)
      .update({ where: { id: appointment.id }, data: { tokenHash: tokenHash(token) } });
  return { appointment, url: `${siteUrl}/${appointment.language}/my-visit/${token}/` };
}

/** Whether a mail of a change is still true: a later change has a mail of its own. */
export const isOutdated = ({ appointment }: AppointmentContext, part: string): boolean =>
  part !== "" && Number(part) < appointment.sequence;

/** What a calendar calls it. */
export const listingTitle = (home: MailListing | null, reference: string | null): string =>
  home?.title || reference || "";
