import type { ViewDay } from "@gevel/config";

export const sumOf = (days: readonly ViewDay[]): number => days.reduce((sum, { views }) => sum + views, 0);

/** The day of the most views, the latest of several; null where there are none. */
export function busiestDay(days: readonly ViewDay[]): ViewDay | null {
  let best: ViewDay | null = null;
  for (const day of days) if (day.views > 0 && day.views >= (best?.views ?? 0)) best = day;
  return best;
}

export type WeekSummary =
  | { trend: "none" }
  | { trend: "first" | "same"; count: number }
  | { trend: "more" | "fewer"; count: number; by: number };

const weekLength = 7;

/** The last seven days beside the seven before. */
export function summarizeWeek(days: readonly ViewDay[]): WeekSummary {
  const count = sumOf(days.slice(-weekLength));
  const before = sumOf(days.slice(-2 * weekLength, -weekLength));
  if (count === 0) return { trend: "none" };
  if (before === 0) return { trend: "first", count };
  if (count === before) return { trend: "same", count };
  return { trend: count > before ? "more" : "fewer", count, by: Math.abs(count - before) };
}

/** Counts as equally often within this share of the others' number. */
const asOften = 0.05;

export function comparedTo({ own, median }: { own: number; median: number }): "more" | "fewer" | "same" {
  if (Math.abs(own - median) <= median * asOften) return "same";
  return own > median ? "more" : "fewer";
}

/** Whole numbers for the side of a graph, from zero to at least that: at most five of them, each a round step from the last. */
export function scaleFor(most: number): number[] {
  const wanted = Math.max(most, 4) / 4;
  const size = 10 ** Math.floor(Math.log10(wanted));
  const step = [1, 2, 5, 10].map((times) => times * size).find((one) => one >= wanted) ?? wanted;
  const whole = Math.max(1, Math.ceil(step));
  return Array.from({ length: Math.ceil(Math.max(most, 1) / whole) + 1 }, (_, index) => index * whole);
}
