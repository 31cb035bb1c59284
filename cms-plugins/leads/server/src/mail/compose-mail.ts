import type { FormMailKind, LeadMailKind, MailAgency, MailKind, MailTexts, MailContent } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { pluginSettings } from "../settings/plugin-settings.js";
import { sayAnswer } from "./answer-mail.js";
import { mailboxText, readMailbox } from "./address-text.js";
import { brandOf } from "./brand-of.js";
import { factsOfLead } from "./facts-of-lead.js";
import { mailSources } from "./mail-sources.js";
import { readMailTexts } from "./mail-texts.js";
import { agencyRecipients } from "./recipients.js";
import { saidUnsent, sayDocuments } from "../documents/say-documents.js";
import { sayVisitMail } from "../appointments/visit-mail.js";
import { sayOptIn, sayToAgency, sayToFriend, sayToSender, type MailMatter } from "./say-mail.js";
import { readAnyLead, readLead, type StoredLead } from "../lead/stored-lead.js";
import { confirmWithin, linkAddress } from "../subscriptions/signed-links.js";
import { mailText } from "./text/mail-text.js";

/** As nodemailer takes it, and what else Strapi's providers have of it. */
export interface MailAttachment {
  filename: string;
  content: string | Buffer;
  contentType: string;
}

/** A mail as it goes to Strapi's email plugin, whatever provider it has. */
export interface ComposedMail {
  from: string;
  to: string[];
  replyTo: string | undefined;
  subject: string;
  text: string;
  html: string;
  attachments: readonly MailAttachment[];
  messageId: string;
  date: Date;
  /** A person wrote it to a person; all others are machines' work, and say so. */
  byHand?: boolean;
  /** Beside those that every mail has. */
  headers?: Readonly<Record<string, string>>;
}

/** All but what staff wrote themselves. */
type SaidOfForm = Exclude<LeadMailKind, "answer">;

const say: Readonly<Record<FormMailKind, (matter: MailMatter) => MailContent>> = {
  agency: sayToAgency,
  confirmation: sayToSender,
  friend: sayToFriend,
  "opt-in": sayOptIn,
};

const toAgency: ReadonlySet<MailKind> = new Set(["agency", "visit-agency"]);

const textIn = ({ data }: StoredLead, field: string) => [data[field] ?? ""].flat()[0] ?? "";

/** The link of a lead's mail; the day until which it works is that of the lead, not of the mail that may come late. */
function optInOf(strapi: Core.Strapi, { documentId, language, createdAt }: StoredLead): MailMatter["optIn"] {
  const until = (createdAt ?? new Date()).getTime() + confirmWithin;
  const link = { purpose: "confirm" as const, subject: documentId || "preview", until };
  return { url: linkAddress(strapi, language, link), until: new Date(until) };
}

/** Staff read the agency's language, visitors the one they wrote in. */
async function matterOf(
  strapi: Core.Strapi,
  lead: StoredLead,
  kind: SaidOfForm,
  written?: MailTexts,
): Promise<MailMatter> {
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
    told: await factsOfLead(lead, language, (source, value) => sources.choice(source, value, language)),
    texts: written ?? (await readMailTexts(strapi, lead.form, language)),
    siteUrl,
    leadUrl: cmsUrl && lead.documentId ? `${cmsUrl}${entry}` : "",
    optIn: optInOf(strapi, lead),
  };
}

/** Whom a mail goes to, and whom its answer reaches: always the other side, never our own sender. */
function addressesOf(kind: SaidOfForm, { lead, agency, home }: MailMatter): Pick<ComposedMail, "to" | "replyTo"> {
  const sender = lead.email ? mailboxText({ name: lead.name ?? "", address: lead.email }) : undefined;
  const staff = agencyRecipients(lead.form, agency, home);
  if (toAgency.has(kind)) return { to: staff, replyTo: sender };
  if (kind === "friend") return { to: [textIn(lead, "friendEmail")].filter(Boolean), replyTo: sender };
  const answer = staff[0] && mailboxText({ name: agency.config.agencyName, address: staff[0] });
  return { to: lead.email ? [lead.email] : [], replyTo: answer || undefined };
}

export interface Said {
  content: MailContent;
  addresses: Pick<ComposedMail, "to" | "replyTo">;
  attachments: readonly MailAttachment[];
}

const isOfForm = (kind: SaidOfForm): kind is FormMailKind => kind in say;

/** Null where it is no longer true: the lead was erased, or what it tells has changed since, and has a mail of its own. */
async function contentOf(
  strapi: Core.Strapi,
  matter: MailMatter,
  kind: SaidOfForm,
  part: string,
): Promise<Pick<Said, "content" | "attachments"> | null> {
  if (isOfForm(kind)) {
    const content = say[kind](matter);
    const unsent = kind === "agency" ? await saidUnsent(strapi, matter.lead, matter.language) : "";
    return {
      content: { ...content, paragraphs: [...content.paragraphs, ...(unsent ? [unsent] : [])] },
      attachments: [],
    };
  }
  if (kind === "documents") return sayDocuments(strapi, matter, part);
  return sayVisitMail(strapi, matter, kind, part);
}

/** What a mail of a form says; `written` in place of the stored words of staff. */
export async function sayMail(
  strapi: Core.Strapi,
  lead: StoredLead,
  kind: FormMailKind,
  written?: MailTexts,
): Promise<Said> {
  const matter = await matterOf(strapi, lead, kind, written);
  return { content: say[kind](matter), addresses: addressesOf(kind, matter), attachments: [] };
}

/** As text and as HTML. What draws the HTML is loaded with the first mail: a start has no need of it. */
export async function drawMail(content: MailContent): Promise<{ subject: string; text: string; html: string }> {
  const { mailHtml } = await import("./html/mail-html.js");
  return { subject: content.subject, text: mailText(content), html: await mailHtml(content) };
}

/** Under the agency's name, where the setting gives an address alone. */
export function senderOf(strapi: Core.Strapi, agencyName: string): string {
  const { name, address } = readMailbox(pluginSettings(strapi).from);
  return mailboxText({ name: name || agencyName, address });
}

interface Queued {
  lead: string;
  kind: LeadMailKind;
  part: string;
  message_id: string;
  created_at: number;
}

/** Null where there is nothing to say any more: its lead was erased, or what it tells has changed since. */
async function saidOf(strapi: Core.Strapi, { lead: documentId, kind, part }: Queued): Promise<Said | null> {
  if (kind === "answer") {
    const lead = await readAnyLead(strapi, documentId);
    return lead && sayAnswer(strapi, lead, part);
  }
  const lead = await readLead(strapi, documentId);
  if (!lead) return null;
  const matter = await matterOf(strapi, lead, kind);
  const told = await contentOf(strapi, matter, kind, part);
  return told && { ...told, addresses: addressesOf(kind, matter) };
}

export async function composeMail(strapi: Core.Strapi, queued: Queued): Promise<ComposedMail | null> {
  const said = await saidOf(strapi, queued);
  if (!said) return null;
  const { content, addresses, attachments } = said;
  return {
    from: senderOf(strapi, content.brand.name),
    ...addresses,
    attachments,
    ...(await drawMail(content)),
    messageId: queued.message_id,
    // A mail that is repeated is the same mail.
    date: new Date(queued.created_at),
    byHand: queued.kind === "answer",
  };
}
