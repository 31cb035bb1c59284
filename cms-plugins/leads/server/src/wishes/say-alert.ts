import {
  writtenAs,
  type Language,
  type MailProject,
  type MailBrand,
  type MailContent,
  type WishedGoal,
} from "@gevel/config";
import { headerText } from "../mail/address-text.js";
import { fillWords } from "../mail/fill-words.js";
import { shownHome } from "../mail/shown-home.js";
import { mailWords, type MailWords } from "../mail/words/mail-words.js";
import type { AlertKind } from "./alert-tables.js";

/** A home or project that a mail lists. */
export type ToldItem = MailProject & { kind: AlertKind; priceFell: boolean };

export interface MoreItems {
  goal: WishedGoal;
  count: number;
  url: string;
}

interface AlertMatter {
  language: Language;
  items: readonly ToldItem[];
  /** What more there is, and the pages that list it. */
  more: readonly MoreItems[];
  /** Addresses of the pages where it is changed, and ended. */
  manage: string;
  leave: string;
  confirmedAt: Date;
  brand: MailBrand;
}

const countedWords = (count: number, { one, many }: { one: string; many: string }): string =>
  count === 1 ? one : fillWords(many, { count: String(count) });

/** `3 homes and 1 new-build project`. */
function countedItems({ items, more }: Pick<AlertMatter, "items" | "more">, words: MailWords["alert"]): string {
  const counted = (kind: AlertKind, named: { one: string; many: string }) => {
    const left = more.filter(({ goal }) => (goal === "project") === (kind === "project"));
    const count = left.reduce((sum, one) => sum + one.count, items.filter((item) => item.kind === kind).length);
    return count === 0 ? [] : [countedWords(count, named)];
  };
  return [...counted("property", words.homes), ...counted("project", words.projects)].join(` ${words.and} `);
}

function tagOf({ kind, priceFell }: ToldItem, words: MailWords["alert"]): string {
  if (priceFell) return words.priceFell;
  return kind === "project" ? words.isNewProject : words.isNew;
}

/** FORM-9: the homes and projects, each once, why the mail came, and how it ends. */
export function sayAlert({ language, items, more, manage, leave, confirmedAt, brand }: AlertMatter): MailContent {
  const words = mailWords[language].alert;
  const [first] = items;
  const only = items.length === 1 && more.length === 0 ? first : undefined;
  const values = { items: countedItems({ items, more }, words), home: first?.title ?? "", agency: brand.name };
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
    more: more.map(({ goal, count, url }) => ({ label: countedWords(count, words.more[goal]), url })),
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
