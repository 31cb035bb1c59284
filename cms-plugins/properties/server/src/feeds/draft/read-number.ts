/**
 * A number as the formats write it: 1250.50. A comma with one or two digits after it is read too, as German programs
 * write it; anything else, such as 1.250,00 or 1 250, is no number: a price wrong by a thousand is worse than none.
 */
export function readDecimal(text: string): number | null {
  const trimmed = text.trim();
  if (/^-?\d+(\.\d+)?$/.test(trimmed)) return Number(trimmed);
  if (/^-?\d+,\d{1,2}$/.test(trimmed)) return Number(trimmed.replace(",", "."));
  return null;
}

/** To cents, so that what was divided or multiplied stays money. */
export const toCents = (amount: number) => Math.round(amount * 100) / 100;
