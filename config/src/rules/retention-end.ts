import { belgianDay, fromBelgianTime } from "./belgian-time.js";

const two = (part: number) => String(part).padStart(2, "0");

/** The same day that many months later, or the last of a month without that day: `2024-02-29` and 12 give `2025-02-28`. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const at = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(at / 12), at % 12];
  const last = new Date(Date.UTC(toYear, toMonth + 1, 0)).getUTCDate();
  return `${toYear}-${two(toMonth + 1)}-${two(Math.min(date, last))}`;
}

/** FORM-12: the end of retention: the end of its last day in Belgium. */
export function retentionEnd(lastContact: Date, months: number): Date {
  const lastDay = monthsLater(belgianDay(lastContact), months);
  const next = new Date(Date.parse(`${lastDay}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  return fromBelgianTime(next, "00:00");
}
