import { formatPrice, writtenAs, type Language } from "@gevel/config";
import type { ReportData } from "../report-data.js";
import type { ReportMessages } from "../messages/report-messages.js";

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

const format = (language: Language, options: Intl.DateTimeFormatOptions) => {
  const intl = new Intl.DateTimeFormat(writtenAs[language], { timeZone: "UTC", ...options });
  return (day: string) => intl.format(noon(day));
};

/** Values as a language writes them in a report. */
export function formatValues({ language, home }: Pick<ReportData, "language" | "home">, messages: ReportMessages) {
  const number = new Intl.NumberFormat(writtenAs[language], { maximumFractionDigits: 1 });
  const amountOf = (amount: number) => {
    const text = formatPrice(amount, language);
    return home.goal === 1 ? `${text} ${messages.perMonth}` : text;
  };
  const name = messages.price[home.goal];
  const hasPrice = (amount: number | null): amount is number => amount !== null && amount > 0;
  return {
    /** `3 november 2026` */
    day: format(language, { day: "numeric", month: "long", year: "numeric" }),
    /** `dinsdag 3 november` */
    weekday: format(language, { weekday: "long", day: "numeric", month: "long" }),
    /** `3 nov.` */
    shortDay: format(language, { day: "numeric", month: "short" }),
    /** `ma`, of a day of that week. */
    weekdayName: format(language, { weekday: "short" }),
    /** `november 2026` */
    month: (month: string) => format(language, { month: "long", year: "numeric" })(`${month}-01`),
    number: (value: number) => number.format(value),
    /** `Vraagprijs: € 565.000` */
    namedPrice: (amount: number | null) =>
      hasPrice(amount) ? messages.labelled(name, amountOf(amount)) : messages.onRequest,
    /** `Vraagprijs van € 585.000 naar € 565.000` */
    priceChange(before: number | null, after: number | null) {
      if (!hasPrice(after)) return messages.onRequest;
      return hasPrice(before)
        ? messages.priced.from(name, amountOf(before), amountOf(after))
        : messages.priced.to(name, amountOf(after));
    },
  };
}
export type ValueFormatters = ReturnType<typeof formatValues>;

/** How often the page was seen in the month, on the average and at most. */
export function formatViews(
  { days }: Pick<ReportData, "days">,
  messages: ReportMessages,
  formatters: ValueFormatters,
): string {
  const sum = days.reduce((all, { views }) => all + views, 0);
  const best = days.reduce((most, day) => (day.views > most.views ? day : most));
  return messages.views.total(sum, formatters.number(sum / days.length), {
    day: formatters.weekday(best.day),
    views: best.views,
  });
}
