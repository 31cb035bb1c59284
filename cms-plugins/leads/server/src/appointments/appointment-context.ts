import { linkToken, tokenHash } from "@gevel/core";
import type { Language, MailListing } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { appointmentUid } from "./appointment-schema.js";
import { appointmentLink } from "./book-appointment.js";
import { readAppointment, type StoredAppointment } from "./stored-appointment.js";

/** The data of viewing mails beside the lead and the listing. */
export interface AppointmentContext {
  appointment: StoredAppointment;
  /** The page where the visitor moves or cancels it. */
  url: string;
}

/** The page where a visitor moves or cancels their viewing. */
export const appointmentUrl = (siteUrl: string, language: Language, token: string): string =>
  `${siteUrl}/${language}/my-visit/${token}/`;

/** Null if the lead requested no viewing. */
export async function readAppointmentContext(
  strapi: Core.Strapi,
  lead: string,
  siteUrl: string,
): Promise<AppointmentContext | null> {
  const appointment = await readAppointment(strapi, { lead });
  if (!appointment) return null;
  const token = linkToken(strapi, appointmentLink, appointment.uid);
  // The app keys changed since the viewing was requested: its old links no longer work, and this one must.
  if (tokenHash(token) !== appointment.tokenHash)
    await strapi.db
      .query(appointmentUid)
      .update({ where: { id: appointment.id }, data: { tokenHash: tokenHash(token) } });
  return { appointment, url: appointmentUrl(siteUrl, appointment.language, token) };
}

/** Whether a mail of a change is still true: a later change has a mail of its own. */
export const isOutdated = ({ appointment }: AppointmentContext, part: string): boolean =>
  part !== "" && Number(part) < appointment.sequence;

/** The title in calendars. */
export const listingTitle = (home: MailListing | null, reference: string | null): string =>
  home?.title || reference || "";
