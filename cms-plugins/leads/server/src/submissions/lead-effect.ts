import type { Lead, MailKind } from "@gevel/config";
import type { Core } from "@strapi/strapi";

export interface QueuedMail {
  kind: MailKind;
  /** Which of several of that kind. */
  part?: string;
}

/**
 * What a lead brings about beside itself. First it reads what it needs; then, in the transaction that stores the lead, it writes, and
 * says which mails go out. Where it throws, nothing of the lead is stored.
 */
export type LeadEffect = (
  strapi: Core.Strapi,
  lead: Lead,
) => Promise<(documentId: string) => Promise<readonly QueuedMail[]>>;

/** The same for one that is known already and comes once more; null where it brings about nothing. */
export type RepeatedLeadEffect = (
  strapi: Core.Strapi,
  lead: Lead,
) => Promise<(documentId: string) => Promise<readonly QueuedMail[] | null>>;
