import { fieldProblem } from "./field-problem.js";
import type { FormField } from "./form-definition.js";

const address: FormField = { name: "address", kind: "email", required: true };

/** Whether mail can be sent to it, by the same rule as visitors' addresses. */
export const isMailAddress = (text: string): boolean => fieldProblem(address, [text]) === null;

export interface MailAddresses {
  /** Without duplicates, in the original order. */
  addresses: string[];
  /** What is none. */
  wrong: string[];
}

/** CMS-5: the addresses that staff wrote, one a line or divided by commas or semicolons. */
export function mailAddresses(text: string | null | undefined): MailAddresses {
  const parts = (text ?? "")
    .split(/[\r\n,;]+/)
    .map((part) => part.trim())
    .filter(Boolean);
  const byKey = new Map(parts.filter(isMailAddress).map((part) => [part.toLowerCase(), part]));
  return { addresses: [...byKey.values()], wrong: parts.filter((part) => !isMailAddress(part)) };
}
