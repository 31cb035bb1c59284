import {
  formatPhone,
  formatPrice,
  formKeys,
  forms,
  formMessages,
  phoneHref,
  parseEuros,
  writtenAs,
  type ChoiceSource,
  type FormField,
  type Language,
  type MailFact,
} from "@gevel/config";
import type { AnyLead, StoredLead } from "../lead/stored-lead.js";
import { messagesIn } from "../messages/messages.js";

export type ChoiceLabeler = (source: ChoiceSource, value: string) => Promise<string>;

export interface LeadFacts {
  facts: MailFact[];
  /** `repeated`: may be repeated in the mail to the sender. */
  messages: { label: string; text: string; repeated?: true }[];
}

/** Text that a mail program may turn into a link, with or without https. */
const containsLink = (text: string) => /:\/\/|@|\b[\w-]+\.[a-z]{2,}\b/i.test(text);

function day(value: string, language: Language): string {
  const date = new Date(`${value}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return value;
  return new Intl.DateTimeFormat(writtenAs[language], { dateStyle: "full", timeZone: "UTC" }).format(date);
}

/** The label of a choice, in the reader's language; without a label its value. */
async function choiceOf({ name, options }: FormField, value: string, language: Language, choiceLabel: ChoiceLabeler) {
  if (options === "visit-slots") return `${day(value.slice(0, 10), language)}, ${value.slice(11)}`;
  if (typeof options === "string") return choiceLabel(options, value);
  return formMessages[language][`forms.option.${name}.${value}`] ?? value;
}

async function factOf(field: FormField, values: readonly string[], language: Language, choiceLabel: ChoiceLabeler) {
  const [first = ""] = values;
  switch (field.kind) {
    case "tel":
      return { value: formatPhone(first), href: phoneHref(first) };
    case "email":
      return { value: first, href: `mailto:${first}` };
    case "date":
      return { value: day(first, language), href: "" };
    case "amount": {
      const amount = parseEuros(first);
      return { value: amount === null ? first : formatPrice(amount, language), href: "" };
    }
    case "box":
      return { value: messagesIn(language)("mail.yes"), href: "" };
    case "choice":
    case "choices":
    case "select": {
      const labels = await Promise.all(values.map((value) => choiceOf(field, value, language, choiceLabel)));
      return { value: labels.join(", "), href: "" };
    }
    default:
      return { value: first, href: "", typed: true as const };
  }
}

/** The answers, field by field in the order of the form, with labels in one language. */
export async function factsOfLead(
  { form, data }: Pick<StoredLead, "form" | "data">,
  language: Language,
  choiceLabel: ChoiceLabeler,
): Promise<LeadFacts> {
  const details: LeadFacts = { facts: [], messages: [] };
  for (const field of forms[form].fields) {
    const values = [data[field.name] ?? []].flat().filter((value) => value.trim() !== "");
    if (values.length === 0) continue;
    // The amount has its own euro sign.
    const label = (formMessages[language][`forms.field.${field.label ?? field.name}`] ?? field.name).replace(
      / \(€\)/,
      "",
    );
    const repeats = forms[form].repeated?.includes(field.name) === true && !values.some(containsLink);
    if (field.kind === "long") {
      details.messages.push({ label, text: values.join("\n"), ...(repeats && { repeated: true as const }) });
      continue;
    }
    const { typed, ...fact } = { typed: undefined, ...(await factOf(field, values, language, choiceLabel)) };
    details.facts.push({ label, ...fact, ...(typed && !repeats && { typed }) });
  }
  return details;
}

/** The same for a form that may no longer exist: each answer is then labelled by its field's name. */
export async function factsOfAnyLead(
  { form, data }: Pick<AnyLead, "form" | "data">,
  language: Language,
  choiceLabel: ChoiceLabeler,
): Promise<LeadFacts> {
  const known = formKeys.find((key) => key === form);
  if (known !== undefined) return factsOfLead({ form: known, data }, language, choiceLabel);
  const facts = Object.entries(data).map(([label, value]) => ({ label, value: [value].flat().join(", "), href: "" }));
  return { facts: facts.filter(({ value }) => value.trim() !== ""), messages: [] };
}
