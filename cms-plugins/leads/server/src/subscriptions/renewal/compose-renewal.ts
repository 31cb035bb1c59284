import {
  renewalExpiresAt,
  renewal,
  type Language,
  type SubscriptionKind,
  type MailBrand,
  type MailContent,
} from "@gevel/config";
import { inTransaction } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { brandOf } from "../../mail/brand-of.js";
import type { ComposedMail } from "../../mail/render-mail.js";
import { mailSources } from "../../mail/mail-sources.js";
import { pluginSettings } from "../../settings/plugin-settings.js";
import { savedSearchFacts } from "../saved-search-facts.js";
import { linkUrl } from "../signed-links.js";
import { composeSubscriberMail, type QueuedSubscriberMail } from "../subscriber-mail.js";
import { isAskedAgain, readSubscriptions, type SubscriptionDetails } from "../subscription-row.js";
import { headerText } from "../../mail/address-text.js";
import { messagesIn } from "../../messages/messages.js";

interface RenewalInput {
  language: Language;
  kind: SubscriptionKind;
  /** The criteria of the saved search. */
  facts: readonly { label: string; value: string }[];
  /** Addresses of the pages to renew and to end it. */
  renew: string;
  leave: string;
  /** When the subscriber last confirmed or renewed it. */
  confirmedAt: Date;
  /** The end of the last day to answer. */
  until: Date;
  brand: MailBrand;
}

/**
 * FORM-12: a short question with two answers. Contains no visitor's text, like every mail to an address that anyone may
 * have typed.
 */
export function renderRenewal({
  language,
  kind,
  facts,
  renew,
  leave,
  confirmedAt,
  until,
  brand,
}: RenewalInput): MailContent {
  const text = messagesIn(language);
  const agency = brand.name;
  const lastDay = new Date(until.getTime() - 1);
  return {
    language,
    subject: headerText(text("mail.renewal.subject", { agency })),
    heading: "",
    greeting: text("mail.confirmation.greetingNoName"),
    paragraphs: [text("mail.renewal.body", { day: confirmedAt })],
    home: null,
    factsTitle: "",
    facts: [
      { label: text("mail.renewal.gets"), value: text(`mail.subscription.${kind}`), href: "" },
      ...facts.map((fact) => ({ ...fact, href: "" })),
    ],
    messages: [],
    button: { label: text("mail.renewal.renew"), url: renew },
    signature: text("mail.confirmation.signature", { agency }),
    links: [{ label: text("mail.renewal.leave"), url: leave }],
    notes: [text("mail.renewal.until", { day: lastDay }), text("mail.renewal.why", { years: renewal.years })],
    brand,
  };
}

/** The content of the renewal mail; the days to answer count from now. */
export async function renewalContent(
  strapi: Core.Strapi,
  row: SubscriptionDetails,
  now: number,
): Promise<Parameters<typeof composeSubscriberMail>[3]> {
  const { language, kind, key } = row;
  const agency = await mailSources(strapi).agency(language);
  const { siteUrl } = pluginSettings(strapi);
  const leave = linkUrl(strapi, language, { purpose: "leave", subject: key, until: null });
  const content = renderRenewal({
    ...{ language, kind, leave },
    renew: linkUrl(strapi, language, { purpose: "renew", subject: key, until: null }),
    facts: await savedSearchFacts(strapi, row, language),
    confirmedAt: new Date(row.renewed_at ?? row.confirmed_at ?? row.asked_at),
    until: renewalExpiresAt(new Date(now)),
    brand: brandOf(agency.config, siteUrl),
  });
  return { agency, content, leave };
}

/** FORM-12: the renewal mail. Null if it was answered, ended or erased meanwhile. */
export async function composeRenewal(
  strapi: Core.Strapi,
  queued: QueuedSubscriberMail & { part: string },
): Promise<ComposedMail | null> {
  const [row] = await inTransaction(strapi, ({ trx }) => readSubscriptions(strapi, trx, { key: queued.lead }));
  if (!row || !isAskedAgain(row) || queued.part !== String(row.asked_again_at)) return null;
  return composeSubscriberMail(strapi, row, queued, await renewalContent(strapi, row, Date.now()));
}
