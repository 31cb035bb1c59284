import { writtenAs, type Language } from "../site/languages.js";
import type { AttributeKind, ListingAttribute } from "./listing-attributes.js";
import type { Localized } from "../site/localized.js";
import type { LocalizedText } from "./localized.js";
import { formatPrice } from "./price.js";

/** An attribute on a page: text as stored (in `language`, if it is a listing's own text), or a message. */
export type AttributeText =
  | { kind: "text"; text: string; language?: Language }
  | { kind: "message"; messageId: `listing.${string}` };

export type AttributeValue = number | string | boolean | Localized | null | undefined;

const units: Partial<Record<AttributeKind, (language: Language) => string>> = {
  area: () => "m²",
  length: () => "m",
  energy: (language) => `kWh/(m²·${yearIn(language)})`,
  consumption: (language) => `kWh/${yearIn(language)}`,
  emission: (language) => `kg CO₂/(m²·${yearIn(language)})`,
};

/** Cached, because creating one costs a hundred times as much as using it. */
const numberFormats = new Map<Language, Intl.NumberFormat>();
const dayFormats = new Map<Language, Intl.DateTimeFormat>();
const years = new Map<Language, string>();

function fromCache<Format>(stored: Map<Language, Format>, language: Language, make: () => Format): Format {
  const format = stored.get(language) ?? make();
  stored.set(language, format);
  return format;
}

/** `jaar`, `an` */
function yearIn(language: Language): string {
  return fromCache(years, language, () => {
    const asUnit = { style: "unit", unit: "year", unitDisplay: "long" } as const;
    const parts = new Intl.NumberFormat(writtenAs[language], asUnit).formatToParts(1);
    return parts.find(({ type }) => type === "unit")?.value ?? "";
  });
}

/** A number as people of that language write it: two decimals at most, spaces that do not break. */
export function formatNumber(value: number, language: Language): string {
  return fromCache(
    numberFormats,
    language,
    () => new Intl.NumberFormat(writtenAs[language], { maximumFractionDigits: 2 }),
  )
    .format(value || 0)
    .replace(/\s/g, "\u00a0");
}

const timeOf = (day: string) =>
  /^\d{4}-\d{2}-\d{2}/.test(day) ? Date.parse(`${day.slice(0, 10)}T00:00:00Z`) : Number.NaN;

/**
 * An ISO day in words, on one line: `21 november 2026`, in French `1er octobre 2027`. Text that is no day is returned
 * unchanged.
 */
export function formatDay(day: string, language: Language): string {
  const time = timeOf(day);
  if (Number.isNaN(time)) return day;
  const text = fromCache(
    dayFormats,
    language,
    () => new Intl.DateTimeFormat(writtenAs[language], { dateStyle: "long", timeZone: "UTC" }),
  ).format(time);
  return (language === "fr" ? text.replace(/^1(?=\s)/, "1er") : text).replace(/\s/g, "\u00a0");
}

/** The month of an ISO day: `maart 2026`. */
export function formatMonth(day: string, language: Language): string {
  const time = timeOf(day);
  if (Number.isNaN(time)) return day;
  const month = new Intl.DateTimeFormat(writtenAs[language], { month: "long", year: "numeric", timeZone: "UTC" });
  return month.format(time).replace(/\s/g, "\u00a0");
}

function formatQuantity(kind: AttributeKind, value: number, language: Language): string {
  if (kind === "year") return String(value);
  if (kind === "money") return formatPrice(value, language);
  const unit = units[kind]?.(language);
  return unit ? `${formatNumber(value, language)}\u00a0${unit}` : formatNumber(value, language);
}

/**
 * PROP-1: the value of an attribute as a page shows it; null if empty. Flags read `listing.yes` or `listing.no`,
 * choices `listing.<key>.<value>`.
 */
export function formatAttribute(
  attribute: ListingAttribute,
  value: AttributeValue,
  language: Language,
  read: (value: Localized) => LocalizedText | null,
): AttributeText | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "boolean") return { kind: "message", messageId: value ? "listing.yes" : "listing.no" };
  if (typeof value === "number") {
    return Number.isFinite(value) ? { kind: "text", text: formatQuantity(attribute.kind, value, language) } : null;
  }
  if (typeof value === "string") {
    const text = value.trim();
    if (!text) return null;
    if (attribute.kind === "choice") return { kind: "message", messageId: `listing.${attribute.key}.${text}` };
    return { kind: "text", text: attribute.kind === "date" ? formatDay(text, language) : text };
  }
  const found = read(value);
  return found && { kind: "text", text: found.text, language: found.language };
}
