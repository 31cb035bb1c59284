import { mailKindsOfForm, type DocumentOnRequest, type Lead } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { recordContact } from "../lead/record-contact.js";
import { mailSources } from "../mail/mail-sources.js";
import type { LeadEffect, RepeatedLeadEffect } from "../lead/lead-effect.js";
import { hasFile } from "./document-file.js";
import { linksOf, createLinks } from "./document-links.js";

/** The requested documents among those the listing offers now. */
async function requestedDocuments(
  strapi: Core.Strapi,
  { listing, language, data }: Pick<Lead, "listing" | "language" | "data">,
) {
  if (!listing) return [];
  const names = new Set([data["documents"] ?? []].flat());
  const offered = await mailSources(strapi).documents(listing.id, language);
  const requested = offered.filter(({ name }) => names.has(name));
  const here = await Promise.all(requested.map(({ url }) => hasFile(strapi, url)));
  // If one cannot be fetched from here, staff are asked to send all of them themselves, in one mail.
  return here.every(Boolean) ? requested : [];
}

/**
 * FORM-8: mails a link of its own, with an expiry, for each requested document. If none is available any more, staff
 * answer.
 */
export const offerDocuments: LeadEffect = async (strapi, lead) => {
  const documents: readonly DocumentOnRequest[] = await requestedDocuments(strapi, lead);
  return async (documentId) => {
    if (!lead.listing || documents.length === 0) return mailKindsOfForm(lead.form).map((kind) => ({ kind }));
    await createLinks(strapi, { lead: documentId, listing: lead.listing.id, documents, round: 0 });
    return [{ kind: "agency" }, { kind: "documents", part: "0" }];
  };
};

/** A repeated request: rejected while a link of the first is valid, answered with new links once all have expired. */
export const renewDocuments: RepeatedLeadEffect = async (strapi, lead) => {
  const documents = await requestedDocuments(strapi, lead);
  return async (documentId) => {
    const before = await linksOf(strapi, [documentId]);
    const isOver = before.every(({ until }) => until <= Date.now());
    if (!lead.listing || !isOver || documents.length === 0) return null;
    const round = Math.max(0, ...before.map((link) => link.round)) + 1;
    await createLinks(strapi, { lead: documentId, listing: lead.listing.id, documents, round });
    await recordContact(strapi, documentId);
    return [{ kind: "documents", part: String(round) }];
  };
};
