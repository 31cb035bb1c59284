import type { MailContent } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { pluginSettings } from "../settings/plugin-settings.js";
import { mailboxText, readMailbox } from "./address-text.js";
import { renderMailText } from "./text/render-mail-text.js";

/** An attachment in nodemailer's format, as far as Strapi's providers accept it. */
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
  /** Written by a person to a person; all other mails declare themselves automatic. */
  isPersonal?: boolean;
  /** Beside those that every mail has. */
  headers?: Readonly<Record<string, string>>;
}

/** As text and as HTML. The HTML renderer is loaded with the first mail, to keep it out of the start. */
export async function renderMail(content: MailContent): Promise<{ subject: string; text: string; html: string }> {
  const { renderMailHtml } = await import("./html/render-mail-html.js");
  return { subject: content.subject, text: renderMailText(content), html: await renderMailHtml(content) };
}

/** Uses the agency's name if the setting has only an address. */
export function senderOf(strapi: Core.Strapi, agencyName: string): string {
  const { name, address } = readMailbox(pluginSettings(strapi).from);
  return mailboxText({ name: name || agencyName, address });
}
