import { writtenAs, type Language, type PluginMail } from "@gevel/config";
import { linkLife, type LinkRow } from "../links/account-links.js";
import { accountMessages } from "./messages/account-messages.js";
import { fillPlaceholders, emptyMail } from "./fill-placeholders.js";

interface LinkMailData {
  kind: LinkRow["kind"];
  language: Language;
  /** Of whoever gets it; empty where nobody entered one. */
  name: string;
  agency: string;
  url: string;
  until: Date;
}

const asDay = (language: Language, timestamp: Date) =>
  new Intl.DateTimeFormat(writtenAs[language], { dateStyle: "long", timeZone: "Europe/Brussels" }).format(timestamp);

/** OWNER-1: one sentence, one button, and how long it works. */
export function renderLink({ kind, language, name, agency, url, until }: LinkMailData): PluginMail["content"] {
  const { link, greeting, greetingNobody, signature } = accountMessages[language];
  const linkMessages = link[kind];
  const minutes = String(Math.round(linkLife[kind] / 60_000));
  const fill = (text: string) => fillPlaceholders(text, { name, agency, minutes, day: asDay(language, until) });
  return {
    ...emptyMail,
    language,
    subject: fill(linkMessages.subject),
    greeting: fill(name ? greeting : greetingNobody),
    paragraphs: [fill(linkMessages.body)],
    button: { label: linkMessages.button, url },
    signature: fill(signature),
    notes: linkMessages.notes.map(fill),
  };
}
