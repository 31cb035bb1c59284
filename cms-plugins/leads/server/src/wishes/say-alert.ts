import { writtenAs, type Language, type MailProject, type MailBrand, type MailContent } from "@gevel/config";
import { headerText } from "../mail/address-text.js";
import { fillWords } from "../mail/fill-words.js";
import { shownHome } from "../mail/shown-home.js";
import { mailWords, type MailWords } from "../mail/words/mail-words.js";
import type { AlertKind } from "./alert-tables.js";

/** A home or project that a mail lists. */
export type ToldItem = MailProject & { kind: AlertKind; priceFell: boolean };

interface AlertMatter {
  language: Language;
  items: readonly ToldItem[];
  /** Addresses of the pages where it is changed, and ended. */
  manage: string;
  leave: string;
  confirmedAt: Date;
  brand: MailBrand;
}

/** `3 homes and 1 new-build project`. */
function countedItems(items: readonly ToldItem[], words: MailWords["alert"]): string {
  const counted = (kind: AlertKind, { one, many }: { one: string; many: string }) => {
    const count = items.filter((item) => item.kind === kind).length;
    return count === 0 ? [] : [count === 1 ? one : fillWords(many, { count: String(count) })];
  };
  return [...counted("property", words.homes), ...counted("project", words.projects)].join(` ${words.and} `);
}

function tagOf({ kind, priceFell }: ToldItem, words: MailWords["alert"]): string {
  if (priceFell) return words.priceFell;
  return kind === "project" ? words.isNewProject : words.isNew;
}

/** FORM-9: the homes and projects, each once, why the mail came, and how it ends. */
export function sayAlert({ language, items, manage, leave, confirmedAt, brand }: AlertMatter): MailContent {
  const words = mailWords[language].alert;
  const [first] = items;
  const only = items.length === 1 ? first : undefined;
  const values = { items: countedItems(items, words), home: first?.title ?? "", agency: brand.name };
  const subject = only ? (only.priceFell ? words.subjectPrice : words.subjectOne) : words.subjectMany;
  const body = only ? (only.kind === "project" ? words.bodyProject : words.bodyOne) : words.bodyMany;
  const day = new Intl.DateTimeFormat(writtenAs[language], { dateStyle: "long", timeZone: "Europe/Brussels" });
  return {
    language,
    subject: headerText(fillWords(subject, values)),
    heading: "",
    greeting: "",
    paragraphs: [fillWords(body, values)],
    home: null,
    homes: items.map((item) => ({ ...shownHome(item, language), tag: tagOf(item, words) })),
    factsTitle: "",
    facts: [],
    messages: [],
    button: null,
    signature: "",
    links: [
      { label: words.manage, url: manage },
      { label: words.leave, url: leave },
    ],
    notes: [fillWords(words.why, { day: day.format(confirmedAt) })],
    brand,
  };
}
