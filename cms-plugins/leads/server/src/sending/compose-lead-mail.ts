import type { FormMailKind, LeadMailKind, MailAgency, MailKind, MailTexts, MailContent } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { pluginSettings } from "../settings/plugin-settings.js";
import { renderAnswer } from "../inbox/answer-mail.js";
import { mailboxText } from "../mail/address-text.js";
import { brandOf } from "../mail/brand-of.js";
import { factsOfLead } from "../mail/facts-of-lead.js";
import { mailSources } from "../mail/mail-sources.js";
import { readMailTexts } from "../mail/mail-texts.js";
import { agencyRecipients } from "../mail/recipients.js";
import { renderUnsentNotice, renderDocumentsMail } from "../documents/render-documents-mail.js";
import { renderAppointmentMail } from "../appointments/render-appointment-mail.js";
import {
  renderOptIn,
  renderAgencyMail,
  renderFriendMail,
  renderConfirmation,
  type MailContext,
} from "../mail/form-mail-content.js";
import { readAnyLead, readLead, type StoredLead } from "../lead/stored-lead.js";
import { confirmWindowMs, linkUrl } from "../subscriptions/signed-links.js";
import { renderMail, senderOf, type ComposedMail, type MailAttachment } from "../mail/render-mail.js";

/** All but what staff wrote themselves. */
type AutomaticMailKind = Exclude<LeadMailKind, "answer">;

const renderers: Readonly<Record<FormMailKind, (context: MailContext) => MailContent>> = {
  agency: renderAgencyMail,
  confirmation: renderConfirmation,
  friend: renderFriendMail,
  "opt-in": renderOptIn,
};

const toAgency: ReadonlySet<MailKind> = new Set(["agency", "visit-agency"]);

const textIn = ({ data }: StoredLead, field: string) => [data[field] ?? ""].flat()[0] ?? "";

/** The confirmation link of a lead's mail; its expiry counts from the lead, not from the mail, which may be late. */
function optInOf(strapi: Core.Strapi, { documentId, language, createdAt }: StoredLead): MailContext["optIn"] {
  const until = (createdAt ?? new Date()).getTime() + confirmWindowMs;
  const link = { purpose: "confirm" as const, subject: documentId || "preview", until };
  return { url: linkUrl(strapi, language, link), until: new Date(until) };
}

/** Staff get the agency's language, visitors the one they wrote in. */
async function contextOf(
  strapi: Core.Strapi,
  lead: StoredLead,
  kind: AutomaticMailKind,
  written?: MailTexts,
): Promise<MailContext> {
  const sources = mailSources(strapi);
  const { siteUrl, cmsUrl } = pluginSettings(strapi);
  const own = await sources.agency(lead.language);
  const language = toAgency.has(kind) ? own.config.languageDefault : lead.language;
  const agency: MailAgency = language === lead.language ? own : await sources.agency(language);
  const entry = `/admin/plugins/leads/inbox/${lead.documentId}`;
  return {
    lead,
    language,
    agency,
    brand: brandOf(agency.config, siteUrl),
    home: lead.listingId === null ? null : await sources.home(lead.listingId, language),
    project: lead.projectId === null ? null : await sources.project(lead.projectId, language),
    member: lead.memberId === null ? null : await sources.member(lead.memberId, language),
    details: await factsOfLead(lead, language, (source, value) => sources.choice(source, value, language)),
    texts: written ?? (await readMailTexts(strapi, lead.form, language)),
    siteUrl,
    leadUrl: cmsUrl && lead.documentId ? `${cmsUrl}${entry}` : "",
    optIn: optInOf(strapi, lead),
  };
}

/** The recipients of a mail, and its reply address: always the other side, never our own sender. */
function addressesOf(
  kind: AutomaticMailKind,
  { lead, agency, home, member }: MailContext,
): Pick<ComposedMail, "to" | "replyTo"> {
  const sender = lead.email ? mailboxText({ name: lead.name ?? "", address: lead.email }) : undefined;
  const staff = agencyRecipients(lead.form, agency, home?.agent ?? member);
  if (toAgency.has(kind)) return { to: staff, replyTo: sender };
  if (kind === "friend") return { to: [textIn(lead, "friendEmail")].filter(Boolean), replyTo: sender };
  const answer = staff[0] && mailboxText({ name: agency.config.agencyName, address: staff[0] });
  return { to: lead.email ? [lead.email] : [], replyTo: answer || undefined };
}

export interface MailDraft {
  content: MailContent;
  addresses: Pick<ComposedMail, "to" | "replyTo">;
  attachments: readonly MailAttachment[];
}

const isOfForm = (kind: AutomaticMailKind): kind is FormMailKind => kind in renderers;

/** Null if outdated: the lead was erased, or a later change has a mail of its own. */
async function contentOf(
  strapi: Core.Strapi,
  context: MailContext,
  kind: AutomaticMailKind,
  part: string,
): Promise<Pick<MailDraft, "content" | "attachments"> | null> {
  if (isOfForm(kind)) {
    const content = renderers[kind](context);
    const unsent = kind === "agency" ? await renderUnsentNotice(strapi, context.lead, context.language) : "";
    return {
      content: { ...content, paragraphs: [...content.paragraphs, ...(unsent ? [unsent] : [])] },
      attachments: [],
    };
  }
  if (kind === "documents") return renderDocumentsMail(strapi, context, part);
  return renderAppointmentMail(strapi, context, kind, part);
}

/** Renders a form's mail; `written` replaces the texts that staff saved. */
export async function renderFormMail(
  strapi: Core.Strapi,
  lead: StoredLead,
  kind: FormMailKind,
  written?: MailTexts,
): Promise<MailDraft> {
  const context = await contextOf(strapi, lead, kind, written);
  return { content: renderers[kind](context), addresses: addressesOf(kind, context), attachments: [] };
}

interface Queued {
  lead: string;
  kind: LeadMailKind;
  part: string;
  message_id: string;
  created_at: number;
}

/** Null if the mail is obsolete: its lead was erased, or its content changed since. */
async function draftOf(strapi: Core.Strapi, { lead: documentId, kind, part }: Queued): Promise<MailDraft | null> {
  if (kind === "answer") {
    const lead = await readAnyLead(strapi, documentId);
    return lead && renderAnswer(strapi, lead, part);
  }
  const lead = await readLead(strapi, documentId);
  if (!lead) return null;
  const context = await contextOf(strapi, lead, kind);
  const details = await contentOf(strapi, context, kind, part);
  return details && { ...details, addresses: addressesOf(kind, context) };
}

export async function composeLeadMail(strapi: Core.Strapi, queued: Queued): Promise<ComposedMail | null> {
  const draft = await draftOf(strapi, queued);
  if (!draft) return null;
  const { content, addresses, attachments } = draft;
  return {
    from: senderOf(strapi, content.brand.name),
    ...addresses,
    attachments,
    ...(await renderMail(content)),
    messageId: queued.message_id,
    // A mail that is repeated is the same mail.
    date: new Date(queued.created_at),
    isPersonal: queued.kind === "answer",
  };
}
