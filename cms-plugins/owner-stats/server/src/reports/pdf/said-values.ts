import { formatPrice, writtenAs, type Language } from "@gevel/config";
import type { ReportMatter } from "../report-matter.js";
import type { ReportWords } from "../words/report-words.js";

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

const format = (language: Language, options: Intl.DateTimeFormatOptions) => {
  const written = new Intl.DateTimeFormat(writtenAs[language], { timeZone: "UTC", ...options });
  return (day: string) => written.format(noon(day));
};

/** Values as a language writes them in a report. */
export function saidValues({ language, home }: Pick<ReportMatter, "language" | "home">, words: ReportWords) {
  const number = new Intl.NumberFormat(writtenAs[language], { maximumFractionDigits: 1 });
  const amountOf = (amount: number) => {
    const text = formatPrice(amount, language);
    return home.goal === 1 ? `${text} ${words.perMonth}` : text;
  };
  const name = words.price[home.goal];
  const isTold = (amount: number | null): amount is number => amount !== null && amount > 0;
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
    namedPrice: (amount: number | null) => (isTold(amount) ? words.labelled(name, amountOf(amount)) : words.onRequest),
    /** `Vraagprijs van € 585.000 naar € 565.000` */
    priceChange(before: number | null, after: number | null) {
      if (!isTold(after)) return words.onRequest;
      return isTold(before)
        ? words.priced.from(name, amountOf(before), amountOf(after))
        : words.priced.to(name, amountOf(after));
    },
  };
}
export type SaidValues = ReturnType<typeof saidValues>;

/** How often the page was seen in the month, on the average and at most. */
export function saidViews({ days }: Pick<ReportMatter, "days">, words: ReportWords, said: SaidValues): string {
  const sum = days.reduce((all, { views }) => all + views, 0);
  const best = days.reduce((most, day) => (day.views > most.views ? day : most));
  return words.views.total(sum, said.number(sum / days.length), { day: said.weekday(best.day), views: best.views });
}
