import type { Language } from "../site/languages.js";
import type { MailContent } from "./mail-content.js";
import type { DataSubject } from "./personal-data.js";

/** A mail that waits in the outbox, as it was written down. */
export interface QueuedMail {
  /** What it is about, by a name of the plugin's own. */
  subject: string;
  /** Which it is of several mails of that kind about the same. */
  part: string;
  createdAt: Date;
}

/** A file of a mail: text as it stands, bytes as they are. */
export interface MailFileAttachment {
  filename: string;
  content: string | Uint8Array;
  contentType: string;
}

/** What another plugin says in a mail; how the agency looks is added where it is drawn. */
export interface PluginMail {
  content: Omit<MailContent, "brand">;
  to: readonly string[];
  /** Left out: the general address of the agency. */
  replyTo?: string;
  attachments?: readonly MailFileAttachment[];
}

/**
 * A kind of mail that another plugin sends through the one outbox. It is put together when its turn comes, each time it is tried, and
 * outside of any transaction; null where there is nothing to say any more, and then it is gone.
 */
export interface PluginMailKind {
  /** At most 20 characters, the same for ever: rows of the outbox have it. */
  kind: string;
  /** Labels in the staff's list of mails. */
  name: Readonly<Record<Language, string>>;
  compose(mail: QueuedMail): Promise<PluginMail | null>;
  /** FORM-12: the subjects of a person's mails, where their address alone does not tell. */
  subjectsOf?(dataSubject: DataSubject): Promise<readonly string[]>;
}

export interface NewPluginMail {
  kind: string;
  subject: string;
  part?: string;
}

/** The outbox as another plugin uses it; the application hands it over. */
export interface PluginMails {
  /** In the register step. */
  addKind(kind: PluginMailKind): void;
  /** In the transaction of what the mail is about. One of that kind, subject and part that is there already stays as it is. */
  enqueue(mails: readonly NewPluginMail[]): Promise<void>;
}
