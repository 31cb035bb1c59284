import { belgianDateTime, fromBelgianTime } from "./belgian-time.js";

/** Months are those of Brussels: `2026-11`. */
const numbered = (month: string, further: number) => {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + further;
  return `${String(Math.floor(at / 12)).padStart(4, "0")}-${String((at % 12) + 1).padStart(2, "0")}`;
};

export const monthBefore = (month: string): string => numbered(month, -1);
export const monthAfter = (month: string): string => numbered(month, 1);
export const monthOf = (date: Date): string => belgianDateTime(date).slice(0, 7);

/** All its days, as Brussels writes them. */
export function daysOfMonth(month: string): string[] {
  const count = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, "0")}`);
}

/** From its first midnight to the next month's, which is no part of it. */
export const boundsOfMonth = (month: string): { from: Date; until: Date } => ({
  from: fromBelgianTime(`${month}-01`, "00:00"),
  until: fromBelgianTime(`${monthAfter(month)}-01`, "00:00"),
});

/** The schedule of the agency's reports: a day that every month has, and an hour of Belgian time. */
export interface ReportTime {
  day: number;
  hour: number;
}

/** When the reports about a month are due: on that day of the next. */
export const reportDueAt = (month: string, { day, hour }: ReportTime): Date =>
  fromBelgianTime(`${monthAfter(month)}-${String(day).padStart(2, "0")}`, `${String(hour).padStart(2, "0")}:00`);

/** The last month whose reports are due. */
export function lastDueMonth(now: Date, time: ReportTime): string {
  const last = monthBefore(monthOf(now));
  return reportDueAt(last, time) <= now ? last : monthBefore(last);
}
