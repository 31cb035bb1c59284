import type { VisitMailKind, MailContent } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { readMailbox } from "../mail/address-text.js";
import type { MailAttachment } from "../mail/compose-mail.js";
import type { MailMatter } from "../mail/say-mail.js";
import { pluginSettings } from "../settings/plugin-settings.js";
import { sayVisit, sayVisitToAgency } from "./say-visit.js";
import { organiser, visitFile } from "./visit-file.js";
import { isOutdated, visitMatter, type VisitMatter } from "./visit-matter.js";

/** FORM-7: the visit for a calendar, at the end of the mail. */
function fileOf(
  strapi: Core.Strapi,
  matter: MailMatter,
  { visit, url }: VisitMatter,
  forAgency: boolean,
): string | null {
  const { lead, home, language, agency, leadUrl } = matter;
  const visitor = { name: lead.name ?? "", phone: [lead.data["phone"] ?? ""].flat()[0] ?? "", email: lead.email ?? "" };
  const told = { home, reference: lead.listingReference, language };
  const sender = organiser(agency, readMailbox(pluginSettings(strapi).from).address);
  if (forAgency) return visitFile(visit, { ...told, reader: "staff", visitor, url: leadUrl }, sender);
  return visitFile(visit, { ...told, reader: "visitor", url }, sender);
}

/** Null where the visit has changed since: that change has a mail of its own. */
export async function sayVisitMail(
  strapi: Core.Strapi,
  matter: MailMatter,
  kind: VisitMailKind,
  part: string,
): Promise<{ content: MailContent; attachments: MailAttachment[] } | null> {
  const known = await visitMatter(strapi, matter.lead.documentId, matter.siteUrl);
  if (!known || isOutdated(known, part)) return null;
  const forAgency = kind === "visit-agency";
  const content = forAgency ? sayVisitToAgency(matter, known) : sayVisit(kind, matter, known);
  const file = fileOf(strapi, matter, known, forAgency);
  const method = known.visit.state === "cancelled" ? "CANCEL" : "PUBLISH";
  const contentType = `text/calendar; charset=utf-8; method=${method}`;
  return { content, attachments: file === null ? [] : [{ filename: "visit.ics", content: file, contentType }] };
}
