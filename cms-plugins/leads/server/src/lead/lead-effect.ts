import type { Lead, MailKind } from "@gevel/config";
import type { Core } from "@strapi/strapi";

export interface QueuedMail {
  kind: MailKind;
  /** Tells several of that kind apart. */
  part?: string;
}

/**
 * A side effect of a lead. First it reads what it needs; then, in the transaction that stores the lead, it writes and
 * returns the mails to send. If it throws, nothing of the lead is stored.
 */
export type LeadEffect = (
  strapi: Core.Strapi,
  lead: Lead,
) => Promise<(documentId: string) => Promise<readonly QueuedMail[]>>;

/** The same for a repeated lead; null if there is nothing to do. */
export type RepeatedLeadEffect = (
  strapi: Core.Strapi,
  lead: Lead,
) => Promise<(documentId: string) => Promise<readonly QueuedMail[] | null>>;
