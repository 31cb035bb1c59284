import { printable } from "../rules/invisible-characters.js";
import type { FormField } from "./form-definition.js";

/** What was typed into a field, as people see it: a line is one line, so that nothing breaks out of it (a mail's header). */
export function typedText({ kind }: Pick<FormField, "kind">, value: string): string {
  const text = printable(value);
  return (kind === "long" ? text : text.replace(/[\t\n]+/g, " ")).trim();
}
