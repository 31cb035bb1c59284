import {
  renewal,
  writtenAs,
  type Language,
  type SubscriptionKind,
  type MailBrand,
  type MailContent,
} from "@gevel/config";
import { headerText } from "../../mail/address-text.js";
import { fillWords } from "../../mail/fill-words.js";
import { mailWords } from "../../mail/words/mail-words.js";

interface RenewalMatter {
  language: Language;
  kind: SubscriptionKind;
  /** What is looked for. */
  facts: readonly { label: string; value: string }[];
  /** Addresses of the pages where it is kept, and ended. */
  keep: string;
  leave: string;
  /** When they said last that they want it. */
  wantedAt: Date;
  /** The moment after the last day on which they may answer. */
  until: Date;
  brand: MailBrand;
}

/** FORM-12: a short question with two answers. Nobody's own words are in it, as in no mail to an address that anybody may have typed. */
export function sayRenewal({ language, kind, facts, keep, leave, wantedAt, until, brand }: RenewalMatter): MailContent {
  const { renewal: words, optIn, confirmation } = mailWords[language];
  const day = new Intl.DateTimeFormat(writtenAs[language], { dateStyle: "long", timeZone: "Europe/Brussels" });
  const values = { agency: brand.name, years: String(renewal.years) };
  const lastDay = day.format(new Date(until.getTime() - 1));
  return {
    language,
    subject: headerText(fillWords(words.subject, values)),
    heading: "",
    greeting: confirmation.greetingNobody,
    paragraphs: [fillWords(words.body, { ...values, day: day.format(wantedAt) })],
    home: null,
    factsTitle: "",
    facts: [{ label: words.gets, value: optIn.asks[kind], href: "" }, ...facts.map((fact) => ({ ...fact, href: "" }))],
    messages: [],
    button: { label: words.keep, url: keep },
    signature: fillWords(confirmation.signature, values),
    links: [{ label: words.leave, url: leave }],
    notes: [fillWords(words.until, { day: lastDay }), fillWords(words.why, values)],
    brand,
  };
}
