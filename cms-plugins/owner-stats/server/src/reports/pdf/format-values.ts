import { formatPrice, writtenAs, type FormatMessage, type Language, type MessageValues } from "@gevel/config";
import { isQuiet, reportTotals, type ReportData } from "../report-data.js";
import { messagesIn, type MessageId } from "../../messages/messages.js";

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

const format = (language: Language, options: Intl.DateTimeFormatOptions) => {
  const intl = new Intl.DateTimeFormat(writtenAs[language], { timeZone: "UTC", ...options });
  return (day: string) => intl.format(noon(day));
};

/** Values as a language writes them in a report. */
export function formatValues({ language, home }: Pick<ReportData, "language" | "home">) {
  const message = messagesIn(language);
  const number = new Intl.NumberFormat(writtenAs[language], { maximumFractionDigits: 1 });
  const amountOf = (amount: number) => {
    const price = formatPrice(amount, language);
    return home.goal === 1 ? message("report.price.perMonth", { amount: price }) : price;
  };
  const price = message(home.goal === 0 ? "report.price.sale" : "report.price.rent");
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
      hasPrice(amount)
        ? message("report.labelled", { label: price, value: amountOf(amount) })
        : message("report.price.onRequest"),
    /** `Vraagprijs van € 585.000 naar € 565.000` */
    priceChange(before: number | null, after: number | null) {
      if (!hasPrice(after)) return message("report.price.onRequest");
      return hasPrice(before)
        ? message("report.price.from", { price, before: amountOf(before), after: amountOf(after) })
        : message("report.price.to", { price, after: amountOf(after) });
    },
  };
}
export type ValueFormatters = ReturnType<typeof formatValues>;

/** How often the page was seen in the month, on the average and at most. */
export function formatViews(
  { days }: Pick<ReportData, "days">,
  message: FormatMessage<MessageId>,
  formatters: ValueFormatters,
): string {
  const sum = days.reduce((all, { views }) => all + views, 0);
  const best = days.reduce((most, day) => (day.views > most.views ? day : most));
  return message("report.views.total", {
    views: sum,
    perDay: formatters.number(sum / days.length),
    day: formatters.weekday(best.day),
    best: best.views,
  });
}

/** A sentence about the month: Dutch may begin with its name, and French elides `de` before a vowel (`d’octobre`). */
export function formatMonthSentence(
  message: FormatMessage<MessageId>,
  id: "report.quiet" | "report.legal",
  values: MessageValues,
): string {
  const text = message(id, values).replace(/\bde (?=avril|août|octobre)/, "d’");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The month in a sentence or two. */
export const formatSummary = (matter: ReportData, message: FormatMessage<MessageId>, month: string): string =>
  isQuiet(matter)
    ? formatMonthSentence(message, "report.quiet", { month })
    : message("report.busy", { month, ...reportTotals(matter) });
