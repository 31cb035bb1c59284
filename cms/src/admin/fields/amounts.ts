const highest = 999_999_999;

/** Whole euros as people write them in Belgium: 250000, 250.000, 250 000, € 250.000,00; null for anything else. */
export function readAmount(text: string): number | null {
  const plain = text.replace(/€|\beur\b|\s/gi, "");
  const [whole] = /^(?:\d+|\d{1,3}(?:([.,'’])\d{3})(?:\1\d{3})*)(?=(?:[.,]00)?$)/.exec(plain) ?? [];
  const amount = whole === undefined ? 0 : Number(whole.replace(/\D/g, ""));
  return amount > 0 && amount <= highest ? amount : null;
}

export type Addition =
  | { kind: "added"; amounts: readonly number[]; added: readonly number[] }
  | { kind: "unreadable"; text: string }
  | { kind: "double"; amount: number };

/** Several may be pasted: one a line, or with semicolons or a comma and a space between. All are added or none is. */
export function addAmounts(amounts: readonly number[], text: string): Addition {
  const added: number[] = [];
  for (const part of text.split(/[\n;]|,\s+/).map((written) => written.trim())) {
    if (part === "") continue;
    const amount = readAmount(part);
    if (amount === null) return { kind: "unreadable", text: part };
    if (amounts.includes(amount) || added.includes(amount)) return { kind: "double", amount };
    added.push(amount);
  }
  return { kind: "added", amounts: [...amounts, ...added].sort((a, b) => a - b), added };
}
