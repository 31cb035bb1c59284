import type { Language, MailAgency, MailListing } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { readMailbox } from "../mail/address-text.js";
import { pluginSettings } from "../settings/plugin-settings.js";
import { appointmentFile, organiser } from "./appointment-file.js";
import type { StoredAppointment } from "./stored-appointment.js";

interface VisitorFile {
  agency: MailAgency;
  home: MailListing | null;
  reference: string | null;
  language: Language;
  /** The page where the visitor changes it. */
  url: string;
}

/** FORM-7: a viewing for its visitor's calendar, the same in mails and on its page; null if no time is set. */
export function visitorFile(
  strapi: Core.Strapi,
  appointment: StoredAppointment,
  { agency, ...details }: VisitorFile,
): string | null {
  return appointmentFile(appointment, { ...details, reader: "visitor" }, organiserOf(strapi, agency));
}

export const organiserOf = (strapi: Core.Strapi, agency: MailAgency) =>
  organiser(agency, readMailbox(pluginSettings(strapi).from).address);
