import {
  writtenAs,
  type Language,
  type MailProject,
  type MailBrand,
  type MailContent,
  type SearchGoal,
} from "@gevel/config";
import { headerText } from "../mail/address-text.js";
import { fillPlaceholders } from "../mail/fill-placeholders.js";
import { toListingCard } from "../mail/to-listing-card.js";
import { mailMessages, type MailMessages } from "../mail/messages/mail-messages.js";
import type { AlertKind } from "./alert-tables.js";

/** A home or project that a mail lists. */
export type MailedItem = MailProject & { kind: AlertKind; priceFell: boolean };

export interface MoreItems {
  goal: SearchGoal;
  count: number;
  url: string;
}

interface AlertInput {
  language: Language;
  items: readonly MailedItem[];
  /** What more there is, and the pages that list it. */
  more: readonly MoreItems[];
  /** Addresses of the pages where it is changed, and ended. */
  manage: string;
  leave: string;
  confirmedAt: Date;
  brand: MailBrand;
}

const pluralize = (count: number, { one, many }: { one: string; many: string }): string =>
  count === 1 ? one : fillPlaceholders(many, { count: String(count) });

/** `3 homes and 1 new-build project`. */
function countItems({ items, more }: Pick<AlertInput, "items" | "more">, labels: MailMessages["alert"]): string {
  const counted = (kind: AlertKind, named: { one: string; many: string }) => {
    const left = more.filter(({ goal }) => (goal === "project") === (kind === "project"));
    const count = left.reduce((sum, one) => sum + one.count, items.filter((item) => item.kind === kind).length);
    return count === 0 ? [] : [pluralize(count, named)];
  };
  return [...counted("property", labels.homes), ...counted("project", labels.projects)].join(` ${labels.and} `);
}

function tagOf({ kind, priceFell }: MailedItem, labels: MailMessages["alert"]): string {
  if (priceFell) return labels.priceFell;
  return kind === "project" ? labels.isNewProject : labels.isNew;
}

/** FORM-9: the homes and projects, each once, why the mail came, and how it ends. */
export function renderAlert({ language, items, more, manage, leave, confirmedAt, brand }: AlertInput): MailContent {
  const labels = mailMessages[language].alert;
  const [first] = items;
  const only = items.length === 1 && more.length === 0 ? first : undefined;
  const values = { items: countItems({ items, more }, labels), home: first?.title ?? "", agency: brand.name };
  const subject = only ? (only.priceFell ? labels.subjectPrice : labels.subjectOne) : labels.subjectMany;
  const body = only ? (only.kind === "project" ? labels.bodyProject : labels.bodyOne) : labels.bodyMany;
  const day = new Intl.DateTimeFormat(writtenAs[language], { dateStyle: "long", timeZone: "Europe/Brussels" });
  return {
    language,
    subject: headerText(fillPlaceholders(subject, values)),
    heading: "",
    greeting: "",
    paragraphs: [fillPlaceholders(body, values)],
    home: null,
    homes: items.map((item) => ({ ...toListingCard(item, language), tag: tagOf(item, labels) })),
    more: more.map(({ goal, count, url }) => ({ label: pluralize(count, labels.more[goal]), url })),
    factsTitle: "",
    facts: [],
    messages: [],
    button: null,
    signature: "",
    links: [
      { label: labels.manage, url: manage },
      { label: labels.leave, url: leave },
    ],
    notes: [fillPlaceholders(labels.why, { day: day.format(confirmedAt) })],
    brand,
  };
}
