import { writtenAs, type Language, type PluginMail } from "@gevel/config";
import { linkLife, type LinkRow } from "../links/account-links.js";
import { accountWords } from "./words/account-words.js";
import { filled, nothingMore } from "./filled.js";

interface LinkMatter {
  kind: LinkRow["kind"];
  language: Language;
  /** Of whoever gets it; empty where nobody entered one. */
  name: string;
  agency: string;
  url: string;
  until: Date;
}

const asDay = (language: Language, moment: Date) =>
  new Intl.DateTimeFormat(writtenAs[language], { dateStyle: "long", timeZone: "Europe/Brussels" }).format(moment);

/** OWNER-1: one sentence, one button, and how long it works. */
export function sayLink({ kind, language, name, agency, url, until }: LinkMatter): PluginMail["content"] {
  const { link, greeting, greetingNobody, signature } = accountWords[language];
  const words = link[kind];
  const minutes = String(Math.round(linkLife[kind] / 60_000));
  const say = (text: string) => filled(text, { name, agency, minutes, day: asDay(language, until) });
  return {
    ...nothingMore,
    language,
    subject: say(words.subject),
    greeting: say(name ? greeting : greetingNobody),
    paragraphs: [say(words.body)],
    button: { label: words.button, url },
    signature: say(signature),
    notes: words.notes.map(say),
  };
}
