import { parseAmount } from "@gevel/config";

export type Addition =
  | { kind: "added"; amounts: readonly number[]; added: readonly number[] }
  | { kind: "unreadable"; text: string }
  | { kind: "double"; amount: number };

/** Several may be pasted: one per line, or separated by semicolons or by a comma and a space. All are added or none is. */
export function addAmounts(amounts: readonly number[], text: string): Addition {
  const added: number[] = [];
  for (const part of text.split(/[\n;]|,\s+/).map((written) => written.trim())) {
    if (part === "") continue;
    const amount = parseAmount(part);
    if (amount === null) return { kind: "unreadable", text: part };
    if (amounts.includes(amount) || added.includes(amount)) return { kind: "double", amount };
    added.push(amount);
  }
  return { kind: "added", amounts: [...amounts, ...added].sort((a, b) => a - b), added };
}
