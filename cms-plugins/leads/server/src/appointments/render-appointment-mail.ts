import type { AppointmentMailKind, MailContent } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import type { MailAttachment } from "../mail/render-mail.js";
import type { MailContext } from "../mail/form-mail-content.js";
import { renderAppointmentForVisitor, renderAppointmentForAgency } from "./appointment-mail-content.js";
import { appointmentFile } from "./appointment-file.js";
import { isOutdated, readAppointmentContext, type AppointmentContext } from "./appointment-context.js";
import { organiserOf, visitorFile } from "./visitor-file.js";

/** FORM-7: the viewing for a calendar, at the end of the mail. */
function fileOf(
  strapi: Core.Strapi,
  context: MailContext,
  { appointment, url }: AppointmentContext,
  forAgency: boolean,
): string | null {
  const { lead, home, language, agency, leadUrl } = context;
  const reference = lead.listingReference;
  if (!forAgency) return visitorFile(strapi, appointment, { agency, home, reference, language, url });
  const visitor = { name: lead.name ?? "", phone: [lead.data["phone"] ?? ""].flat()[0] ?? "", email: lead.email ?? "" };
  const details = { home, reference, language, reader: "staff" as const, visitor, url: leadUrl };
  return appointmentFile(appointment, details, organiserOf(strapi, agency));
}

/** Null where the viewing has changed since: that change has a mail of its own. */
export async function renderAppointmentMail(
  strapi: Core.Strapi,
  context: MailContext,
  kind: AppointmentMailKind,
  part: string,
): Promise<{ content: MailContent; attachments: MailAttachment[] } | null> {
  const known = await readAppointmentContext(strapi, context.lead.documentId, context.siteUrl);
  if (!known || isOutdated(known, part)) return null;
  const forAgency = kind === "visit-agency";
  const content = forAgency
    ? renderAppointmentForAgency(context, known)
    : renderAppointmentForVisitor(kind, context, known);
  const file = fileOf(strapi, context, known, forAgency);
  const method = known.appointment.state === "cancelled" ? "CANCEL" : "PUBLISH";
  const contentType = `text/calendar; charset=utf-8; method=${method}`;
  return { content, attachments: file === null ? [] : [{ filename: "visit.ics", content: file, contentType }] };
}
