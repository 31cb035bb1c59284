import { AppError, type LeadDetail } from "@gevel/config";
import { staffLanguage } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { leadUid } from "../lead/lead-schema.js";
import { readAnyLead, type AnyLead } from "../lead/stored-lead.js";
import { factsOfAnyLead } from "../mail/facts-of-lead.js";
import { mailSources } from "../mail/mail-sources.js";
import { answerDraft } from "../mail/answer-mail.js";
import { readLeadRow } from "./change-lead.js";
import { fillListingDetails } from "./fill-listing-details.js";
import { inboxLeads } from "./inbox-leads.js";
import { leadRowFields, leadRows, type LeadRow } from "./lead-row.js";
import { newestFirst } from "./read-inbox.js";
import { inOrder, readTimeline } from "./timeline.js";

const maxOtherLeads = 20;
const namingMs = 500;

/** Of who has the same mail address, however it was typed. */
async function othersOf(strapi: Core.Strapi, { personKey, documentId }: LeadRow): Promise<LeadDetail["others"]> {
  if (personKey === "") return { leads: [], more: 0 };
  const where = { personKey, documentId: { $ne: documentId } };
  const leads = strapi.db.query(leadUid);
  const found: unknown = await leads.findMany({
    where,
    select: leadRowFields,
    orderBy: newestFirst,
    limit: maxOtherLeads,
  });
  const rows = leadRows.parse(found);
  return { leads: await inboxLeads(strapi, rows), more: Math.max(0, (await leads.count({ where })) - rows.length) };
}

async function listingOf(strapi: Core.Strapi, { listingId }: AnyLead): Promise<LeadDetail["home"]> {
  if (listingId === null) return null;
  const home = await mailSources(strapi).home(listingId, staffLanguage(strapi) ?? "en");
  return home && { title: home.title, place: home.place, url: home.url, adminPath: home.adminPath };
}

/** FORM-11: all that is known of a lead. */
export async function readLeadDetail(strapi: Core.Strapi, documentId: string): Promise<LeadDetail> {
  await fillListingDetails(strapi, Date.now() + namingMs);
  const row = await readLeadRow(strapi, documentId);
  const stored = await readAnyLead(strapi, documentId);
  const [lead] = await inboxLeads(strapi, [row]);
  if (!stored || !lead) throw new AppError("PAGE_NOT_FOUND", `there is no lead ${documentId}`);
  const language = staffLanguage(strapi) ?? "en";
  const sources = mailSources(strapi);
  const answers = await factsOfAnyLead(stored, language, (source, value) => sources.choice(source, value, language));
  return {
    lead,
    page: row.page,
    privacyVersion: row.privacyVersion,
    ...answers,
    home: await listingOf(strapi, stored),
    events: inOrder([
      { kind: "received", at: row.createdAt.toISOString(), sentAt: row.sentAt?.toISOString() ?? null },
      ...(await readTimeline(strapi, documentId)),
    ]),
    others: await othersOf(strapi, row),
    draft: await answerDraft(strapi, stored),
  };
}
