import { parseEuros } from "../rules/parse-amount.js";
import { fieldLimits, type FormDefinition, type FormField } from "./form-definition.js";
import { printable, printedLine } from "../rules/invisible-characters.js";

/** A field's input without invisible characters: a line is one line, so that nothing can break out of it (a mail's header). */
export function normalizeInput({ kind }: Pick<FormField, "kind">, value: string): string {
  return (kind === "long" ? printable(value) : printedLine(value)).trim();
}

/** Problems of a field; the interface has one text each (`forms.problem.<kind>`). */
export const fieldProblems = [
  "required",
  "chooseOne",
  "email",
  "phone",
  "zip",
  "amount",
  "date",
  "past",
  "belowMinimum",
  "beforeStart",
  "oneOf",
  "tooLong",
  "unknownChoice",
] as const;
export type FieldProblem = (typeof fieldProblems)[number];

/** One @, no blanks, a dot in the domain; only sending a mail can verify more. */
const email = /^[^\s@"<>()[\]\\,;:]+@[^\s@"<>()[\]\\,;:.]+(\.[^\s@"<>()[\]\\,;:.]+)+$/;
const phone = /^\+?[\d\s()./-]{8,25}$/;
/** Covers the neighbouring countries too: letters only beside a digit. */
const zip = /^(?=.*\d)[\p{L}\d][\p{L}\d -]{2,9}$/u;

/** A whole date that is in the calendar: no 31 February. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const isRequired = (field: FormField) => field.kind === "choice" || field.kind === "choices" || field.kind === "select";

const rules: Partial<Record<FormField["kind"], readonly [FieldProblem, (text: string) => boolean]>> = {
  email: ["email", (text) => email.test(text)],
  tel: ["phone", (text) => phone.test(text) && text.replace(/\D/g, "").length >= 8],
  zip: ["zip", (text) => zip.test(text)],
  amount: ["amount", (text) => parseEuros(text) !== null],
  date: ["date", isDate],
};

/**
 * Section 5 of the specification for one field, the same in the browser and on the server. `options` are its allowed
 * values where they come from the site's data.
 */
export function fieldProblem(
  field: FormField,
  values: readonly string[],
  options: readonly string[] | null = Array.isArray(field.options) ? field.options : null,
): FieldProblem | null {
  const given = values.map((value) => normalizeInput(field, value)).filter(Boolean);
  const [first] = given;
  if (first === undefined) return field.required ? (isRequired(field) ? "chooseOne" : "required") : null;
  if (given.some((value) => value.length > (field.kind === "long" ? fieldLimits.long : fieldLimits.line)))
    return "tooLong";
  if (given.length > fieldLimits.choices) return "tooLong";
  if (isRequired(field) && options && given.some((value) => !options.includes(value))) return "unknownChoice";
  const rule = rules[field.kind];
  return rule && !rule[1](first) ? rule[0] : null;
}

export interface FormRules {
  /** Allowed values that come from the site's data, by field name. */
  options?: Readonly<Record<string, readonly string[] | undefined>>;
  /** The day of who fills it in, `2026-11-21`: a viewing cannot be before it. What was sent earlier is judged without. */
  today?: string;
}

/** Section 5 of the specification for a whole form: what is wrong, by the field's name. */
export function formProblems(
  { fields, ranges = [], oneOf = [] }: FormDefinition,
  valuesOf: (name: string) => readonly string[],
  { options = {}, today }: FormRules = {},
): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {};
  for (const field of fields) {
    const problem =
      fieldProblem(field, valuesOf(field.name), options[field.name]) ??
      (field.notPast && today !== undefined && isBefore(valuesOf(field.name)[0], today) ? "past" : null);
    if (problem) problems[field.name] = problem;
  }
  const [first] = oneOf;
  if (first && oneOf.every((name) => !problems[name] && !valuesOf(name).some((value) => value.trim())))
    problems[first] = "oneOf";
  for (const [min, max] of ranges) {
    if (problems[min] || problems[max]) continue;
    const isOfDays = fields.some(({ name, kind }) => name === max && kind === "date");
    const [least, most] = [valuesOf(min)[0], valuesOf(max)[0]];
    if (isOfDays ? isBefore(most, least) : isLess(most, least))
      problems[max] = isOfDays ? "beforeStart" : "belowMinimum";
  }
  return problems;
}

const isBefore = (day = "", other = "") => day.trim() !== "" && other.trim() !== "" && day.trim() < other.trim();

function isLess(amount?: string, other?: string): boolean {
  const [one, two] = [parseEuros(amount ?? ""), parseEuros(other ?? "")];
  return one !== null && two !== null && one < two;
}
