import { writtenAs, type Language, type LoginMethod, type PluginMail } from "@gevel/config";
import { fillPlaceholders, emptyMail } from "./fill-placeholders.js";
import { accountMessages } from "./messages/account-messages.js";

interface NoticeMailData {
  language: Language;
  name: string;
  email: string;
  at: Date;
  way: LoginMethod;
  device: string;
  /** Of the owner's entry in the admin; empty where there is none. */
  url: string;
}

/** OWNER-4: to the agency, in its language. */
export function renderNotice({ language, name, email, at, way, device, url }: NoticeMailData): PluginMail["content"] {
  const { notice } = accountMessages[language];
  const format = { dateStyle: "long", timeStyle: "short", timeZone: "Europe/Brussels" } as const;
  const facts = [
    { label: notice.name, value: name, href: "" },
    { label: notice.email, value: email, href: `mailto:${email}` },
    { label: notice.at, value: new Intl.DateTimeFormat(writtenAs[language], format).format(at), href: "" },
    { label: notice.way, value: notice.ways[way], href: "" },
    { label: notice.device, value: device, href: "" },
  ];
  return {
    ...emptyMail,
    language,
    subject: fillPlaceholders(notice.subject, { name: name || email }),
    greeting: "",
    paragraphs: [notice.body],
    facts: facts.filter(({ value }) => value !== ""),
    button: url ? { label: notice.open, url } : null,
    signature: "",
    notes: [],
  };
}
