/** Groups of three separated by dots or commas, and a fraction after the other sign. */
const grouped = [
  /^(-?)([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,2}))?$/,
  /^(-?)([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{1,2}))?$/,
] as const;
/** 28.500 and 28,500 are ambiguous: only the sender knows. 0.500 and 1250.500 cannot be groups. */
const ambiguous = /^-?[1-9]\d{0,2}[.,]\d{3}$/;

/** Additions around a number without a meaning: a currency of ours, a unit, a dash in place of cents. */
const before = /^(?:ca\.?|circa|±|~|€|eur(?:o)?)\s*/i;
const after = /(?:[.,]\s?[-–—]{1,2})?\s*(?:€|eur(?:o)?|m²|m2|qm)?$/i;
/** Groups of three that no reader takes for a fraction: 395 000, 395'000. */
const spaced = /^-?[1-9]\d{0,2}(?:[\s'’]\d{3})+(?=$|[.,]\d{1,2}$)/;

const bare = (text: string) => {
  const number = text.trim().replace(before, "").replace(after, "");
  return number.replace(spaced, (groups) => groups.replace(/[\s'’]/g, ""));
};

/**
 * A number as senders write it: 28500, 1250.50, 1250,5, 28.500,00, 28,500.00, 28 500, 140 m², € 28.500,-. Null for
 * anything else, and for an ambiguous one: a price wrong by a thousand is worse than none.
 */
export function readDecimal(text: string): number | null {
  const trimmed = bare(text);
  if (ambiguous.test(trimmed)) return null;
  if (/^-?\d+([.,]\d+)?$/.test(trimmed)) return Number(trimmed.replace(",", "."));
  for (const form of grouped) {
    const [all, sign = "", whole = "", fraction = "0"] = form.exec(trimmed) ?? [];
    if (all !== undefined) return Number(`${sign}${whole.replace(/[.,]/g, "")}.${fraction}`);
  }
  return null;
}

/**
 * The same for a format that says xs:decimal, whose point never groups thousands: 96.000 is 96. Below `least` it stays
 * ambiguous: some senders group thousands against the format, and no plot has 1.250 m².
 */
export function readXsDecimal(text: string, least = 0): number | null {
  const number = readDecimal(text);
  const written = text.trim();
  if (number !== null || !/^-?\d+\.\d+$/.test(written)) return number;
  return Math.abs(Number(written)) < least ? null : Number(written);
}

/** A degree: there are never a thousand of them, so 51.170 is no riddle. */
export function readDegree(text: string): number | null {
  const trimmed = text.trim();
  return /^-?\d{1,3}([.,]\d+)?$/.test(trimmed) ? Number(trimmed.replace(",", ".")) : null;
}

/** Rounds to cents, so that a divided or multiplied amount stays money. */
export const toCents = (amount: number) => Math.round(amount * 100) / 100;
