import { printable, printedLine } from "../rules/invisible-characters.js";
import type { FormField } from "./form-definition.js";

/** What was typed into a field, as people see it: a line is one line, so that nothing breaks out of it (a mail's header). */
export function normalizeInput({ kind }: Pick<FormField, "kind">, value: string): string {
  return (kind === "long" ? printable(value) : printedLine(value)).trim();
}
