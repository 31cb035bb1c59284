import type { Statistics } from "@gevel/config";

type Day = Statistics["days"][number];

/** The most bars that can be told apart. */
const maxBars = 92;

/** The plot's bars: one per day, or for a long period one per seven days, of which the last end today. */
export function plotSteps(days: readonly Day[]): { isWeeks: boolean; steps: Day[] } {
  if (days.length <= maxBars) return { isWeeks: false, steps: [...days] };
  const steps: Day[] = [];
  for (let end = days.length; end > 0; end -= 7) {
    const week = days.slice(Math.max(0, end - 7), end);
    const [first] = week;
    if (first) steps.unshift({ day: first.day, views: week.reduce((sum, { views }) => sum + views, 0) });
  }
  return { isWeeks: true, steps };
}
