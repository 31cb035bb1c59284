/** Groups of three between dots or commas, and a fraction after the other sign. */
const grouped = [
  /^(-?)([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,2}))?$/,
  /^(-?)([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{1,2}))?$/,
] as const;
/** 28.500 and 28,500 are either: which, only the sender knows. 0.500 and 1250.500 cannot be groups. */
const ambiguous = /^-?[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * A number as feeds write it: 28500, 1250.50, 1250,5, 28.500,00, 28,500.00. Null for anything else, and for one that may
 * be read two ways: a price wrong by a thousand is worse than none.
 */
export function readDecimal(text: string): number | null {
  const trimmed = text.trim();
  if (ambiguous.test(trimmed)) return null;
  if (/^-?\d+([.,]\d+)?$/.test(trimmed)) return Number(trimmed.replace(",", "."));
  for (const form of grouped) {
    const [all, sign = "", whole = "", fraction = "0"] = form.exec(trimmed) ?? [];
    if (all !== undefined) return Number(`${sign}${whole.replace(/[.,]/g, "")}.${fraction}`);
  }
  return null;
}

/** A degree: there are never a thousand of them, so 51.170 is no riddle. */
export function readDegree(text: string): number | null {
  const trimmed = text.trim();
  return /^-?\d{1,3}([.,]\d+)?$/.test(trimmed) ? Number(trimmed.replace(",", ".")) : null;
}

/** To cents, so that what was divided or multiplied stays money. */
export const toCents = (amount: number) => Math.round(amount * 100) / 100;
