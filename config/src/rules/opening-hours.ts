import { byLanguage, languages, localeTags, type Language } from "../site/languages.js";

/** A time of the day at which an office is open, as schema.org has it. */
export interface OpenPeriod {
  /** `Monday`, … `Sunday`. */
  days: string[];
  /** `09:00` */
  opens: string;
  closes: string;
}

const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** Lower case, from Monday: the first of January 2024 was one. */
const namesIn = (language: Language) => {
  const { format } = new Intl.DateTimeFormat(localeTags[language], { weekday: "long", timeZone: "UTC" });
  return week.map((_name, day) => format(Date.UTC(2024, 0, 1 + day)).toLowerCase());
};

let known: Record<Language, string[]> | null = null;
/** Computed on first use: few pages need it, and each language takes milliseconds. */
const dayNames = () => (known ??= byLanguage(namesIn));

const until = /^(?:tot|au|à|to|till|until|through|bis|-|–|—)$/;

/** The days that staff named: `Maandag tot vrijdag`, `lun. – ven.`, `Saturdays and Sundays`. */
function daysOf(text: string, names: readonly string[]): number[] {
  const plain = text.toLowerCase().replace(/t\/m|t\.?\s?e\.?\s?m\.?(?=\s)/g, "tot");
  const texts = plain.match(/\p{L}+|[-–—]/gu) ?? [];
  const days = new Set<number>();
  let last: number | null = null;
  let isRange = false;
  for (const word of texts) {
    // Two letters of a name are enough, and plurals are accepted.
    const day = word.length < 2 ? -1 : names.findIndex((name) => name.startsWith(word) || `${name}s` === word);
    isRange = day === -1 ? isRange || until.test(word) : isRange;
    if (day === -1) continue;
    const first = isRange && last !== null ? last : day;
    const span = (day - first + week.length) % week.length;
    for (let step = 0; step <= span; step += 1) days.add((first + step) % week.length);
    last = day;
    isRange = false;
  }
  return [...days].toSorted((one, other) => one - other);
}

const time = String.raw`(\d{1,2})(?:\s*[.:hu]\s*(\d{2}))?\s*(?:h|u|uur|uhr)?\s*(am|pm)?`;
const between = /(?:-|–|—|tot|à|to|bis)/.source;
const period = new RegExp(String.raw`(?<![\d.:])${time}\s*${between}\s*${time}(?![\d.:])`, "giu");

/** Minutes since midnight; null where it is no time of the day. */
function minutes(hour: string | undefined, minute: string | undefined, half: string | undefined): number | null {
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === "pm" ? 12 : 0) : Number(hour);
  const total = hours * 60 + Number(minute ?? 0);
  return Number(minute ?? 0) < 60 && total <= 24 * 60 ? total : null;
}

const clock = (total: number) =>
  [Math.floor(total / 60), total % 60].map((part) => String(part).padStart(2, "0")).join(":");

/**
 * An office's hours as staff wrote them, in machine-readable form: `Maandag tot vrijdag`, `9.00–12.30 en 13.30–18.00`.
 * Text that cannot be parsed (`op afspraak`) is left out.
 */
export function openingHours(daysText: string, hoursText: string, language: Language): OpenPeriod[] {
  // A text may have fallen back to another language than the page's.
  const names = dayNames();
  const readings = [language, ...languages].map((read) => daysOf(daysText, names[read]));
  const [found = []] = readings.toSorted((one, other) => other.length - one.length);
  const days = found.map((day) => week[day] ?? "");
  if (days.length === 0) return [];
  return Array.from(hoursText.matchAll(period)).flatMap(([, hour, minute, half, endHour, endMinute, endHalf]) => {
    const closes = minutes(endHour, endMinute, endHalf);
    // `1.30–6 pm`: one am/pm applies to both.
    const shared = minutes(hour, minute, half ?? endHalf);
    const opens =
      shared !== null && closes !== null && shared >= closes
        ? minutes(hour, minute, half ?? (endHalf && "am"))
        : shared;
    if (opens === null || closes === null || opens >= closes) return [];
    return [{ days, opens: clock(opens), closes: closes === 24 * 60 ? "23:59" : clock(closes) }];
  });
}
