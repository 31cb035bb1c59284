import { formatDay, formatPrice, forms, parseEuros, type FormField, type Language } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { formChoices } from "~/forms/form-choices.server";
import type { FormChoices } from "~/forms/form-choices";
import { answersOf, type Receipt } from "~/forms/receipt/receipt";
import { idFromData } from "~/i18n/message-id";
import { textOf } from "~/i18n/text-of.server";
import type { ThanksRow } from "./thanks-content";

/** Shown together, in these rows. */
const names = ["firstName", "lastName"] as const;
const reachedBy = ["email", "phone"] as const;
const homeAddress = ["zip", "city"] as const;

const isOneOf = (list: readonly string[], name: string) => list.includes(name);

function answerText(field: FormField, value: string, choices: FormChoices[string] | undefined, language: Language) {
  const { name, kind, options } = field;
  if (kind === "date") return formatDay(value, language);
  const amount = kind === "amount" ? parseEuros(value) : null;
  if (amount !== null) return formatPrice(amount, language);
  const known = choices?.find((choice) => choice.value === value);
  if (known) return known.label;
  const isOwn = Array.isArray(options) && options.includes(value) && !/^\d+$/.test(value);
  // The stars of a review are numbers with a name.
  return isOwn || name === "rating" ? textOf(language, idFromData(`forms.option.${name}.${value}`)) : value;
}

/** FORM-13: the answers, labelled as in the form; consents and the viewing's time are shown elsewhere. */
export function sentRows(context: Pick<AppLoadContext, "replica">, receipt: Receipt, language: Language): ThanksRow[] {
  const { form, values } = receipt;
  const has = (name: string) => answersOf(receipt, name).length > 0;
  const joined = (fields: readonly string[], by: string) => fields.flatMap((name) => answersOf(receipt, name)).join(by);
  const choices = formChoices(context, form, language);
  const label = (name: string) => textOf(language, idFromData(`forms.field.${name}`));
  const rows = values.flatMap(([name, given, more]): ThanksRow[] => {
    const field = forms[form].fields.find((candidate) => candidate.name === name);
    if (!field || field.kind === "box" || field.options === "visit-slots") return [];
    if (isOneOf(names, name) || isOneOf(reachedBy, name) || name === "title" || name === "alertsFrequency") return [];
    if (name === "city" && has("zip")) return [];
    const isAddress = name === "address" || (name === "zip" && !has("address"));
    if (name === "zip" && !isAddress) return [];
    const lines = isAddress
      ? [joined(["address"], ""), joined(homeAddress, " ")].filter(Boolean)
      : given.map((value) => answerText(field, value, choices[name], language));
    const rest = more > 0 ? [textOf(language, "thanks.more", { count: more })] : [];
    const own = isAddress ? textOf(language, "thanks.address") : label(field.label ?? name);
    return [{ label: own, lines: [...lines, ...rest], isText: field.kind === "long" }];
  });
  const person = [joined(names, " "), ...reachedBy.flatMap((name) => answersOf(receipt, name))].filter(Boolean);
  const you = person.length > 0 ? [{ label: textOf(language, "thanks.you"), lines: person, isText: false }] : [];
  return [...rows.filter(({ isText }) => !isText), ...you, ...rows.filter(({ isText }) => isText)];
}
