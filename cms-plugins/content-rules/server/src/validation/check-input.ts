import type { FieldRules, RichTextRules } from "@gevel/config";
import type { Problem, StaffText } from "@gevel/core";
import { unsafeHtml } from "./unsafe-html.js";
import type { Field } from "./walk-entry.js";

/** The admin sends a JSON field as text. */
function readJson(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/** White space, and the marks that show nothing. */
const invisibleOnly = /^[\s\u200B-\u200F\u2060\uFEFF]+$/;

const onlySpaces: StaffText = {
  nl: "Hier staan alleen spaties. Vul tekst in of maak het veld leeg.",
  fr: "Ce champ ne contient que des espaces. Écrivez un texte ou videz-le.",
  en: "There are only spaces here. Write text, or empty the field.",
};
const noColor: StaffText = {
  nl: "Kies een kleur, of noteer # en zes tekens van 0 tot 9 en A tot F, bv. #A4452C.",
  fr: "Choisissez une couleur, ou notez # et six caractères de 0 à 9 et de A à F, p. ex. #A4452C.",
  en: "Choose a colour, or write # and six characters from 0 to 9 and A to F, e.g. #A4452C.",
};

/** CMS-11: a text of nothing but spaces, or null. */
const blankProblem = (text: string): StaffText | null => (invisibleOnly.test(text) ? onlySpaces : null);

/** CMS-11: the problem of a colour, or null; empty is the house style. */
const colorProblem = (color: string): StaffText | null =>
  color === "" || /^#[0-9a-f]{6}$/i.test(color) ? null : noColor;

interface Range {
  min?: unknown;
  max?: unknown;
}

/** CMS-11: the message for a number outside its range, or null. Strapi itself checks only when publishing. */
export function rangeProblem(value: number, { min, max }: Range): StaffText | null {
  const low = typeof min === "number" ? min : undefined;
  const high = typeof max === "number" ? max : undefined;
  if ((low === undefined || value >= low) && (high === undefined || value <= high)) return null;
  if (low !== undefined && high !== undefined)
    return {
      nl: `Kies een getal van ${low} tot en met ${high}.`,
      fr: `Choisissez un nombre de ${low} à ${high}.`,
      en: `Choose a number from ${low} to ${high}.`,
    };
  if (low === undefined)
    return {
      nl: `Kies een getal tot en met ${high}.`,
      fr: `Choisissez un nombre jusqu'à ${high}.`,
      en: `Choose a number up to ${high}.`,
    };
  return {
    nl: `Kies een getal vanaf ${low}.`,
    fr: `Choisissez un nombre à partir de ${low}.`,
    en: `Choose a number from ${low}.`,
  };
}

/** What the application knows about single values. */
export interface ValueRules {
  fields: FieldRules;
  richText: RichTextRules;
}

function problemOf({ model, name, attribute, value }: Field, { fields, richText }: ValueRules): StaffText | null {
  if (typeof value === "number") return rangeProblem(value, attribute);
  if (value === null || value === "") return null;
  const own = fields[`${model}.${name}`]?.problem;
  if (attribute.type === "json") return own?.(readJson(value)) ?? null;
  if (typeof value !== "string") return null;
  const blank = blankProblem(value);
  if (blank !== null) return blank;
  if (attribute.type === "richtext") return unsafeHtml(value, richText);
  if (attribute.customField === "plugin::color-picker.color") return colorProblem(value);
  return own?.(value) ?? null;
}

/** The problems visible in the sent values alone. */
export function checkInput(sent: Iterable<Field>, rules: ValueRules): Problem[] {
  const problems: Problem[] = [];
  for (const field of sent) {
    const message = problemOf(field, rules);
    if (message !== null) problems.push({ path: field.path, message });
  }
  return problems;
}
