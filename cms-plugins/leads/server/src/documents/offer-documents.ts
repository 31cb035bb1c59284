import { mailKindsOfForm, type DocumentOnRequest, type Lead } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { recordContact } from "../lead/record-contact.js";
import { mailSources } from "../mail/mail-sources.js";
import type { LeadEffect, RepeatedLeadEffect } from "../submissions/lead-effect.js";
import { hasFile } from "./document-file.js";
import { linksOf, createLinks } from "./document-links.js";

/** Of what the home offers now, what was asked for by name. */
async function requestedDocuments(
  strapi: Core.Strapi,
  { listing, language, data }: Pick<Lead, "listing" | "language" | "data">,
) {
  if (!listing) return [];
  const names = new Set([data["documents"] ?? []].flat());
  const offered = await mailSources(strapi).documents(listing.id, language);
  const requested = offered.filter(({ name }) => names.has(name));
  const here = await Promise.all(requested.map(({ url }) => hasFile(strapi, url)));
  // One that stands where nobody may ask staff send themselves, as they are told: all of them then, in one mail.
  return here.every(Boolean) ? requested : [];
}

/** FORM-8: each document that was asked for gets a link of its own, which is mailed and ends. Where there is none any more, staff answer. */
export const offerDocuments: LeadEffect = async (strapi, lead) => {
  const documents: readonly DocumentOnRequest[] = await requestedDocuments(strapi, lead);
  return async (documentId) => {
    if (!lead.listing || documents.length === 0) return mailKindsOfForm(lead.form).map((kind) => ({ kind }));
    await createLinks(strapi, { lead: documentId, listing: lead.listing.id, documents, round: 0 });
    return [{ kind: "agency" }, { kind: "documents", part: "0" }];
  };
};

/** Asked for again: refused while a link of the first time holds, and answered with new ones once all are over. */
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
