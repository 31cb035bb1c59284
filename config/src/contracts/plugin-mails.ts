import type { Language } from "../site/languages.js";
import type { MailContent } from "./mail-content.js";
import type { DataSubject } from "./personal-data.js";

/** A mail that waits in the outbox, as it was written down. */
export interface QueuedMail {
  /** What it is about, under a name the plugin chooses. */
  subject: string;
  /** Distinguishes several mails of that kind about the same subject. */
  part: string;
  createdAt: Date;
}

/** A mail attachment: text or bytes, unchanged. */
export interface MailFileAttachment {
  filename: string;
  content: string | Uint8Array;
  contentType: string;
}

/** The content of a plugin's mail; the agency's brand is added when it is rendered. */
export interface PluginMail {
  content: Omit<MailContent, "brand">;
  to: readonly string[];
  /** Left out: the general address of the agency. */
  replyTo?: string;
  attachments?: readonly MailFileAttachment[];
}

/**
 * A kind of mail that another plugin sends through the shared outbox. It is composed when it is due, again on every
 * attempt, and outside any transaction; null means there is nothing left to say, and the mail is removed.
 */
export interface PluginMailKind {
  /** At most 20 characters, the same for ever: rows of the outbox have it. */
  kind: string;
  /** Labels in the staff's list of mails. */
  name: Readonly<Record<Language, string>>;
  compose(mail: QueuedMail): Promise<PluginMail | null>;
  /** FORM-12: the subjects of a person's mails, where their address alone does not identify them. */
  subjectsOf?(dataSubject: DataSubject): Promise<readonly string[]>;
}

export interface NewPluginMail {
  kind: string;
  subject: string;
  part?: string;
}

/** The outbox as plugins use it; the application passes it in. */
export interface PluginMails {
  /** In the register step. */
  addKind(kind: PluginMailKind): void;
  /**
   * Call in the transaction of what the mail is about. A mail of the same kind, subject and part that is already queued
   * stays unchanged.
   */
  enqueue(mails: readonly NewPluginMail[]): Promise<void>;
}
