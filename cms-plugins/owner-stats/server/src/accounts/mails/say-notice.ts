import { writtenAs, type Language, type LoginWay, type PluginMail } from "@gevel/config";
import { filled, nothingMore } from "./filled.js";
import { accountWords } from "./words/account-words.js";

interface NoticeMatter {
  language: Language;
  name: string;
  email: string;
  at: Date;
  way: LoginWay;
  device: string;
  /** Of the owner's entry in the admin; empty where there is none. */
  url: string;
}

/** OWNER-4: to the agency, in its language. */
export function sayNotice({ language, name, email, at, way, device, url }: NoticeMatter): PluginMail["content"] {
  const { notice } = accountWords[language];
  const format = { dateStyle: "long", timeStyle: "short", timeZone: "Europe/Brussels" } as const;
  const facts = [
    { label: notice.name, value: name, href: "" },
    { label: notice.email, value: email, href: `mailto:${email}` },
    { label: notice.at, value: new Intl.DateTimeFormat(writtenAs[language], format).format(at), href: "" },
    { label: notice.way, value: notice.ways[way], href: "" },
    { label: notice.device, value: device, href: "" },
  ];
  return {
    ...nothingMore,
    language,
    subject: filled(notice.subject, { name: name || email }),
    greeting: "",
    paragraphs: [notice.body],
    facts: facts.filter(({ value }) => value !== ""),
    button: url ? { label: notice.open, url } : null,
    signature: "",
    notes: [],
  };
}
