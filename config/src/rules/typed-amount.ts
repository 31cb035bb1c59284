const highestAmount = 999_999_999;

/** Whole euros as people write them in Belgium: 250000, 250.000, 250 000, € 250.000,00; null for anything else. */
export function readTypedAmount(text: string): number | null {
  const plain = text.replace(/€|\beur\b|\s/gi, "");
  const [whole] = /^(?:\d+|\d{1,3}(?:([.,'’])\d{3})(?:\1\d{3})*)(?=(?:[.,]00)?$)/.exec(plain) ?? [];
  const amount = whole === undefined ? 0 : Number(whole.replace(/\D/g, ""));
  return amount > 0 && amount <= highestAmount ? amount : null;
}

/** A percentage with three decimals at most: 3, 3,25, 3.25 %; null for anything else. */
export function readTypedPercent(text: string): number | null {
  const written = /^(\d{1,3}(?:[.,]\d{1,3})?)%?$/.exec(text.replace(/\s/g, ""))?.[1];
  return written === undefined ? null : Number(written.replace(",", "."));
}
