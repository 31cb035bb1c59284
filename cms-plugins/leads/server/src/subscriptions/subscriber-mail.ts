import type { MailAgency, MailContent } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { mailboxText } from "../mail/address-text.js";
import { renderMail, senderOf, type ComposedMail } from "../mail/render-mail.js";
import { agencyRecipients } from "../mail/recipients.js";
import { formOfSubscription } from "./subscription-name.js";
import type { SubscriptionRow } from "./subscription-row.js";

/** A mail of the outbox that is about a subscription. */
export interface QueuedSubscriberMail {
  /** Its key in the outbox: that of an alert mail, or of the subscription. */
  lead: string;
  message_id: string;
  created_at: number;
}

/** `leave` is the address of the page that ends it. */
interface SubscriberMailContent {
  agency: MailAgency;
  content: MailContent;
  leave: string;
}

/** To the subscriber; the mail program's own button unsubscribes, without a page or a cookie (RFC 8058). */
export async function composeSubscriberMail(
  strapi: Core.Strapi,
  { email, kind }: Pick<SubscriptionRow, "email" | "kind">,
  queued: QueuedSubscriberMail,
  { agency, content, leave }: SubscriberMailContent,
): Promise<ComposedMail> {
  const [answers] = agencyRecipients(formOfSubscription[kind], agency, null);
  return {
    from: senderOf(strapi, content.brand.name),
    to: [email],
    replyTo: answers && mailboxText({ name: agency.config.agencyName, address: answers }),
    ...(await renderMail(content)),
    attachments: [],
    messageId: queued.message_id,
    date: new Date(queued.created_at),
    headers: { "List-Unsubscribe": `<${leave}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  };
}
