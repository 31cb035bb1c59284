import { linkToken, tokenHash } from "@gevel/kit";
import type { MailHome } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { appointmentUid } from "./appointment-schema.js";
import { visitLink } from "./book-visit.js";
import { readVisit, type StoredVisit } from "./stored-visit.js";

/** What mails of a visit are made of, beside its lead and its home. */
export interface VisitMatter {
  visit: StoredVisit;
  /** Where its visitor moves it or takes it off. */
  url: string;
}

/** Null where the lead asked for none. */
export async function visitMatter(strapi: Core.Strapi, lead: string, siteUrl: string): Promise<VisitMatter | null> {
  const visit = await readVisit(strapi, { lead });
  if (!visit) return null;
  const token = linkToken(strapi, visitLink, visit.uid);
  // The house has other keys than when the visit was made: its old links are over, and this one is to hold.
  if (tokenHash(token) !== visit.tokenHash)
    await strapi.db.query(appointmentUid).update({ where: { id: visit.id }, data: { tokenHash: tokenHash(token) } });
  return { visit, url: `${siteUrl}/${visit.language}/my-visit/${token}/` };
}

/** Whether a mail of a change is still true: a later change has a mail of its own. */
export const isOutdated = ({ visit }: VisitMatter, part: string): boolean =>
  part !== "" && Number(part) < visit.sequence;

/** What a calendar calls it. */
export const homeTitle = (home: MailHome | null, reference: string | null): string => home?.title || reference || "";
