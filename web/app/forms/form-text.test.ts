import { fieldProblems, formKeys, forms, languages, type FormField } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { allMessages } from "~/i18n/all-messages.server";
import { isNumber } from "./form-field";

const optionsOf = ({ options = [] }: FormField): readonly string[] => (typeof options === "string" ? [] : options);

/** Every text that a form shows for its fields. */
const idsOf = (field: FormField) => [
  `forms.field.${field.label ?? field.name}`,
  ...(field.help ? [`forms.help.${field.name}`] : []),
  ...optionsOf(field)
    .filter((option) => field.kind !== "select" || !isNumber(option))
    .map((option) => `forms.option.${field.name}.${option}`),
];

describe.each(languages)("the texts of the forms in %s", (language) => {
  it.each(formKeys)("LANG-6 FORM-1 cover %s completely: its name, its fields, their help and their options", (key) => {
    const ids = [`forms.name.${key}`, ...forms[key].fields.flatMap(idsOf)];
    expect(ids.filter((id) => allMessages[language][id] === undefined)).toEqual([]);
  });

  it("LANG-6 FORM-2 cover each possible error", () => {
    const ids = fieldProblems.map((problem) => `forms.problem.${problem}`);
    expect(ids.filter((id) => allMessages[language][id] === undefined)).toEqual([]);
  });
});
