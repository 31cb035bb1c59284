const highestAmount = 999_999_999;

const currency = "(?:€|euros?|eur)?";
/** Thousands by one sign, cents or a dash by another: a dot and three digits are thousands, and two are cents. */
const amountPattern = new RegExp(
  `^${currency}(\\d+|\\d{1,3}(?:([.,'’])\\d{3})(?:\\2\\d{3})*)(?:([.,])(\\d{2}|[-–—]{1,2}))?${currency}$`,
  "i",
);

/**
 * An amount in euros as people write it, in Dutch, French, German, English or plain: 250000, 250.000, 250 000 €,
 * € 250.000,00, EUR 250,000.50, 250'000, 350.000,-; null for anything else, a negative one included.
 */
export function parseEuros(text: string): number | null {
  const [, whole, thousands, point, cents = ""] = amountPattern.exec(text.replace(/\s/g, "")) ?? [];
  if (whole === undefined || (point !== undefined && point === thousands)) return null;
  const amount = Number(whole.replace(/\D/g, "")) + (/\d/.test(cents) ? Number(cents) / 100 : 0);
  return amount <= highestAmount ? amount : null;
}

/** The same above nothing, to the nearest euro. */
export const parseAmount = (text: string): number | null => Math.round(parseEuros(text) ?? 0) || null;

/** A percentage with three decimals at most: 3, 3,25, 3.25 %; null for anything else. */
export function parsePercent(text: string): number | null {
  const written = /^(\d{1,3}(?:[.,]\d{1,3})?)%?$/.exec(text.replace(/\s/g, ""))?.[1];
  return written === undefined ? null : Number(written.replace(",", "."));
}
