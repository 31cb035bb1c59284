import { printable, validationMessages } from "@gevel/config";
import type { z } from "zod";
import type { Entry } from "../ownership/edited-fields.js";
import type { StaffValues } from "./staff-values.js";

/** A problem with a field that staff typed in. */
export interface FormValueProblem {
  field: string;
  issue: z.core.$ZodIssue;
}

const json = (value: unknown): unknown => {
  if (typeof value !== "string") return value;
  try {
    const parsed: unknown = JSON.parse(value);
    return parsed;
  } catch {
    return value;
  }
};

/** The fields of an entry whose stored value differs from what staff typed, and the problems of those that cannot be stored. */
export function parseFormValues(values: StaffValues, entry: Entry): { changes: Entry; problems: FormValueProblem[] } {
  const changes: Entry = {};
  const problems: FormValueProblem[] = [];
  for (const [field, schema] of Object.entries(values)) {
    if (entry[field] === undefined) continue;
    const parsed = schema.safeParse(json(entry[field]), validationMessages(schema));
    if (parsed.success) changes[field] = parsed.data;
    else for (const issue of parsed.error.issues) problems.push({ field, issue });
  }
  for (const [field, value] of Object.entries(entry))
    if (typeof value === "string" && changes[field] === undefined && printable(value) !== value)
      changes[field] = printable(value);
  return { changes, problems };
}
