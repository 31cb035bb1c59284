import { formKeys } from "@gevel/config";
import { leadColumns } from "./lead-columns.js";

/** What lists show of changed answers; of a form that there is no more they show what they showed. */
export function messageColumns(
  form: string,
  data: Record<string, string | string[]>,
): { name?: string; message?: string } {
  const known = formKeys.find((key) => key === form);
  if (known === undefined) return { message: "" };
  const { name, message } = leadColumns(known, data);
  return { name, message };
}
