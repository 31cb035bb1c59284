import { mailKinds, type Language, type PluginMailKind, type QueuedMail, type DataSubject } from "@gevel/config";
import { perStrapi } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { pluginSettings } from "../settings/plugin-settings.js";
import { mailboxText } from "./address-text.js";
import { brandOf } from "./brand-of.js";
import { renderMail, senderOf, type ComposedMail } from "./render-mail.js";
import { mailSources } from "./mail-sources.js";
import { generalRecipients } from "./recipients.js";

/** The length of the outbox's column. */
const longestKind = 20;

const registry = perStrapi((): Map<string, PluginMailKind> => new Map());

/** Another plugin names a kind of its mails, while the CMS registers. */
export function registerMailKind(strapi: Core.Strapi, kind: PluginMailKind): void {
  const kinds = registry(strapi);
  if (kinds.has(kind.kind) || mailKinds.some((own) => own === kind.kind))
    throw new Error(`two kinds of mail are called ${kind.kind}`);
  if (kind.kind.length > longestKind) throw new Error(`the name ${kind.kind} is too long for a kind of mail`);
  kinds.set(kind.kind, kind);
}

export const isPluginKind = (strapi: Core.Strapi, kind: string): boolean => registry(strapi).has(kind);

/** The label of a kind for staff; its key if the plugin is gone. */
export const pluginKindName = (strapi: Core.Strapi, kind: string, language: Language): string =>
  registry(strapi).get(kind)?.name[language] ?? kind;

/** FORM-12: the subjects by which other plugins' mails to a person are found. */
export async function pluginSubjectsOf(strapi: Core.Strapi, dataSubject: DataSubject): Promise<string[]> {
  const subjects: string[] = [];
  for (const { subjectsOf } of registry(strapi).values()) subjects.push(...((await subjectsOf?.(dataSubject)) ?? []));
  return subjects;
}

interface Queued {
  kind: string;
  lead: string;
  part: string;
  message_id: string;
  created_at: number;
}

/** A mail of another plugin in the agency's design. Null if there is nothing left to send, or its plugin is gone. */
export async function composePluginMail(strapi: Core.Strapi, queued: Queued): Promise<ComposedMail | null> {
  const date = new Date(queued.created_at);
  const queuedMail: QueuedMail = { subject: queued.lead, part: queued.part, createdAt: date };
  const mail = (await registry(strapi).get(queued.kind)?.compose(queuedMail)) ?? null;
  if (!mail) return null;
  const { siteUrl } = pluginSettings(strapi);
  const agency = await mailSources(strapi).agency(mail.content.language);
  const brand = brandOf(agency.config, siteUrl);
  const [answers] = generalRecipients(agency);
  const defaults = answers && mailboxText({ name: agency.config.agencyName, address: answers });
  return {
    from: senderOf(strapi, brand.name),
    to: [...mail.to],
    replyTo: mail.replyTo ?? defaults,
    ...(await renderMail({ ...mail.content, brand })),
    attachments: (mail.attachments ?? []).map(({ content, ...file }) => ({
      ...file,
      content: typeof content === "string" ? content : Buffer.from(content),
    })),
    messageId: queued.message_id,
    date,
  };
}
