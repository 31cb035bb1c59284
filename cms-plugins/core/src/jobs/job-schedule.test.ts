import { describe, expect, it } from "vitest";
import { isTooLate, nextRun, retryPause } from "./job-schedule.js";

const at = (text: string) => Date.parse(text);
const hourly = { cron: "17 * * * *" };
const nightly = { cron: "30 2 * * *" };

describe("the schedule of a job", () => {
  it.each([
    ["in winter", nightly, "2026-01-10T00:00:00Z", "2026-01-10T01:30:00Z"],
    ["in summer", nightly, "2026-07-10T00:00:00Z", "2026-07-10T00:30:00Z"],
    ["in an hour that is left out, once it is over", nightly, "2026-03-28T12:00:00Z", "2026-03-29T01:30:00Z"],
    ["in the first of an hour that comes twice", nightly, "2026-10-24T12:00:00Z", "2026-10-25T00:30:00Z"],
    ["and not in the second", nightly, "2026-10-25T00:30:00Z", "2026-10-26T01:30:00Z"],
    ["after an interval", { everyMs: 5_000 }, "2026-01-10T00:00:00Z", "2026-01-10T00:00:05Z"],
  ])("is in Belgian time %s", (_name, schedule, now, next) => {
    expect(new Date(nextRun(schedule, at(now)))).toEqual(new Date(next));
  });

  it("does not wait for a moment set while the clock was ahead", () => {
    const now = at("2026-01-10T00:00:00Z");
    expect(isTooLate(hourly, nextRun(hourly, now), now)).toBe(false);
    expect(isTooLate(hourly, at("2027-01-10T00:17:00Z"), now)).toBe(true);
    expect(isTooLate({ everyMs: 5_000 }, now + 14 * 60_000, now)).toBe(false);
    expect(isTooLate({ everyMs: 5_000 }, now + 3_600_000, now)).toBe(true);
  });

  it("rests longer after each failure, up to a limit", () => {
    const pauses = Array.from({ length: 20 }, (_, failures) => retryPause(failures + 1, 0.5, 60_000));
    expect(pauses.slice(0, 6)).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000]);
    expect(Math.max(...Array.from({ length: 60 }, (_, failures) => retryPause(failures, 1, 60_000)))).toBe(60_000);
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  });
});
