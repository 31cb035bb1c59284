import type { Statistics } from "@gevel/config";

type Day = Statistics["days"][number];

/** As many bars as can be told apart. */
const maxBars = 92;

/** What the plot has a bar for: each day, or, of a long time, each seven days, the last of which end today. */
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
