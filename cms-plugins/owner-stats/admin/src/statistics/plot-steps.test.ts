import { dayAfter } from "@gevel/config";
import { expect, it } from "vitest";
import { plotSteps } from "./plot-steps";

const days = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ day: dayAfter("2026-01-01", at), views: at }));

it.each([7, 30, 90])("OWNER-6 %i days have a bar each", (count) => {
  expect(plotSteps(days(count))).toEqual({ isWeeks: false, steps: days(count) });
});

it("OWNER-6 a year has a bar per seven days, the last one ending today, with no day lost", () => {
  const { isWeeks, steps } = plotSteps(days(365));
  expect([isWeeks, steps.length]).toEqual([true, 53]);
  expect(steps[0]).toEqual({ day: "2026-01-01", views: 0 });
  expect(steps.at(-1)?.day).toBe(dayAfter("2026-01-01", 358));
  expect(steps.reduce((sum, { views }) => sum + views, 0)).toBe((364 * 365) / 2);
});
