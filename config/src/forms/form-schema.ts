import { z } from "zod";
import { fieldProblem } from "./field-problem.js";
import type { FormDefinition, FormField } from "./form-definition.js";

type Options = Readonly<Record<string, readonly string[] | undefined>>;

/** What a field holds once it is right: a list where many may be chosen, else one text. */
export type FormValue = string | string[];

function fieldSchema(field: FormField, options: readonly string[] | undefined) {
  return z
    .array(z.string())
    .default([])
    .superRefine((values, context) => {
      const problem = fieldProblem(field, values, options);
      if (problem) context.addIssue({ code: "custom", message: problem });
    })
    .transform((values): FormValue => {
      const given = values.map((value) => value.trim()).filter(Boolean);
      return field.kind === "choices" ? given : (given[0] ?? "");
    });
}

/** The rules of a form for what a browser posted: each field's values in a list, unknown fields dropped. */
export function formSchema(definition: FormDefinition, options: Options = {}) {
  return z.object(
    Object.fromEntries(definition.fields.map((field) => [field.name, fieldSchema(field, options[field.name])])),
  );
}
