import type { Language, MailContent } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import type { AnyLead } from "../lead/stored-lead.js";
import type { MailAttachment } from "../mail/render-mail.js";
import { renderConfirmation, type MailContext } from "../mail/form-mail-content.js";
import { messagesIn } from "../messages/messages.js";
import { documentToken, linksOf } from "./document-links.js";

/** FORM-8: the notice asking staff to send the documents themselves; empty if links were sent, and for every other form. */
export async function renderUnsentNotice(
  strapi: Core.Strapi,
  { documentId, form }: Pick<AnyLead, "documentId" | "form">,
  language: Language,
): Promise<string> {
  if (form !== "document-request") return "";
  return (await linksOf(strapi, [documentId])).length === 0 ? messagesIn(language)("documents.unsent") : "";
}

/** FORM-8: the requested documents, each by a link that expires. Null if the links were renewed since. */
export async function renderDocumentsMail(
  strapi: Core.Strapi,
  context: MailContext,
  part: string,
): Promise<{ content: MailContent; attachments: MailAttachment[] } | null> {
  const { lead, language, siteUrl } = context;
  const links = (await linksOf(strapi, [lead.documentId])).filter(({ round }) => String(round) === part);
  const [first] = links;
  if (!first) return null;
  const plain = renderConfirmation(context);
  const text = messagesIn(language);
  const content = {
    ...plain,
    paragraphs: [text("documents.body")],
    factsTitle: "",
    // The day before it ends is the last whole one.
    facts: links.map((link) => {
      const href = `${siteUrl}/${language}/my-document/${documentToken(strapi, link)}/`;
      return { label: link.name, value: href, href, linkLabel: text("documents.open") };
    }),
    notes: [text("documents.until", { day: new Date(first.until - 86_400_000) }), ...plain.notes],
  };
  return { content, attachments: [] };
}
