import { z } from "zod";
import { formProblems, type FormRules, normalizeInput } from "./field-problem.js";
import type { FormDefinition, FormField } from "./form-definition.js";

/** The value of a valid field: a list where several may be chosen, otherwise a string. */
export type FormValue = string | string[];

function valueOf(field: FormField, values: readonly string[]): FormValue {
  const given = values.map((value) => normalizeInput(field, value)).filter(Boolean);
  return field.kind === "choices" ? given : (given[0] ?? "");
}

/** The rules of a form for what a browser posted: each field's values in a list, unknown fields dropped. */
export function formSchema(definition: FormDefinition, rules: FormRules = {}) {
  const { fields } = definition;
  return z
    .record(z.string(), z.array(z.string()))
    .superRefine((values, context) => {
      for (const [name, message] of Object.entries(formProblems(definition, (field) => values[field] ?? [], rules)))
        context.addIssue({ code: "custom", message, path: [name] });
    })
    .transform((values) =>
      Object.fromEntries(fields.map((field) => [field.name, valueOf(field, values[field.name] ?? [])])),
    );
}
