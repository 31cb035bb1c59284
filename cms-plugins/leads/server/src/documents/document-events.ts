import type { LeadEvent } from "@gevel/config";
import { staffLanguage } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { readAnyLead } from "../lead/stored-lead.js";
import { messagesIn } from "../messages/messages.js";
import { fetchesOf, linksOf } from "./document-links.js";
import { renderUnsentNotice } from "./render-documents-mail.js";

/**
 * FORM-8: an event for each fetch of a lead's document, or for documents staff are to send; the mail's own event shows
 * that links were sent.
 */
export async function documentEvents(strapi: Core.Strapi, lead: string): Promise<LeadEvent[]> {
  const language = staffLanguage(strapi) ?? "en";
  const known = await readAnyLead(strapi, lead);
  const unsent = known ? await renderUnsentNotice(strapi, known, language) : "";
  if (known?.createdAt && unsent !== "")
    return [{ kind: "told", at: known.createdAt.toISOString(), text: unsent, problem: true, url: "" }];
  const links = await linksOf(strapi, [lead]);
  const names = new Map(links.map(({ id, name }) => [id, name]));
  const messages = messagesIn(language);
  return (await fetchesOf(strapi, [...names.keys()])).map(({ link, at }) => ({
    kind: "told",
    at: new Date(at).toISOString(),
    text: messages("documents.fetched", { name: names.get(link) ?? "" }),
    problem: false,
    url: "",
  }));
}
