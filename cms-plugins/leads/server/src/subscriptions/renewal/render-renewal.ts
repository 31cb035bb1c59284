import {
  renewal,
  writtenAs,
  type Language,
  type SubscriptionKind,
  type MailBrand,
  type MailContent,
} from "@gevel/config";
import { headerText } from "../../mail/address-text.js";
import { fillPlaceholders } from "../../mail/fill-placeholders.js";
import { mailMessages } from "../../mail/messages/mail-messages.js";

interface RenewalInput {
  language: Language;
  kind: SubscriptionKind;
  /** What is looked for. */
  facts: readonly { label: string; value: string }[];
  /** Addresses of the pages where it is kept, and ended. */
  renew: string;
  leave: string;
  /** When they said last that they want it. */
  confirmedAt: Date;
  /** The moment after the last day on which they may answer. */
  until: Date;
  brand: MailBrand;
}

/** FORM-12: a short question with two answers. Nobody's own words are in it, as in no mail to an address that anybody may have typed. */
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
  const { renewal: labels, optIn, confirmation } = mailMessages[language];
  const day = new Intl.DateTimeFormat(writtenAs[language], { dateStyle: "long", timeZone: "Europe/Brussels" });
  const values = { agency: brand.name, years: String(renewal.years) };
  const lastDay = day.format(new Date(until.getTime() - 1));
  return {
    language,
    subject: headerText(fillPlaceholders(labels.subject, values)),
    heading: "",
    greeting: confirmation.greetingNoName,
    paragraphs: [fillPlaceholders(labels.body, { ...values, day: day.format(confirmedAt) })],
    home: null,
    factsTitle: "",
    facts: [
      { label: labels.gets, value: optIn.subscriptionNames[kind], href: "" },
      ...facts.map((fact) => ({ ...fact, href: "" })),
    ],
    messages: [],
    button: { label: labels.renew, url: renew },
    signature: fillPlaceholders(confirmation.signature, values),
    links: [{ label: labels.leave, url: leave }],
    notes: [fillPlaceholders(labels.until, { day: lastDay }), fillPlaceholders(labels.why, values)],
    brand,
  };
}
