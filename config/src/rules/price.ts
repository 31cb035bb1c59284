import { writtenAs, type Language } from "../site/languages.js";

/** PriceUnit 7: the price is where prices start (PROP-8). */
export const startingFromUnit = 7;

const unreadable = "NaN";

const formats = new Map<string, Intl.NumberFormat>();

function priceFormat(language: Language, decimals: 0 | 2): Intl.NumberFormat {
  const key = `${language}${decimals}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(writtenAs[language], {
      style: "currency",
      currency: "EUR",
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    formats.set(key, format);
  }
  return format;
}

/**
 * PROP-8: `€ 1.234,56` in Dutch, `1 234,56 €` in French, `€1,234.56` in English, `1.234,56 €` in German; no decimals
 * when whole. Spaces do not break, and are the same ones in every engine, so that server and browser agree.
 * Whatever is not a number yields the text NaN.
 */
export function formatPrice(amount: unknown, language: Language): string {
  if (typeof amount !== "number" || !Number.isFinite(amount)) return unreadable;
  const cents = Math.round(amount * 100);
  if (!Number.isFinite(cents)) return unreadable;
  // `|| 0` avoids printing minus zero.
  const rounded = cents / 100 || 0;
  return priceFormat(language, cents % 100 === 0 ? 0 : 2)
    .format(rounded)
    .replace(/\s/g, "\u00a0");
}

export interface PublishedPrice {
  goal: 0 | 1;
  /** Null where nothing is published. */
  amount: number | null;
  unit: number;
}

/** The ways to show a price; the interface has one message per kind. */
export type PriceText =
  | { kind: "on-request" }
  | { kind: "amount" | "from" | "per-month" | "from-per-month"; amount: string };

/** PROP-8: a price as a page shows it. Never NaN: without a real amount the price is on request. */
export function priceText({ goal, amount, unit }: PublishedPrice, language: Language): PriceText {
  const text = formatPrice(amount, language);
  if (amount === null || amount <= 0 || text === unreadable) return { kind: "on-request" };
  const from = unit === startingFromUnit;
  if (goal === 1) return { kind: from ? "from-per-month" : "per-month", amount: text };
  return { kind: from ? "from" : "amount", amount: text };
}
