import { describe, expect, it } from "vitest";
import { monthsLater, retentionEnd } from "./retention-end.js";

describe("FORM-12 the retention of a submission", () => {
  it.each([
    ["2026-11-22", 12, "2027-11-22"],
    ["2026-11-22", 24, "2028-11-22"],
    ["2024-02-29", 12, "2025-02-28"],
    ["2024-02-29", 48, "2028-02-29"],
    ["2023-02-28", 12, "2024-02-28"],
    ["2026-12-31", 2, "2027-02-28"],
    ["2026-01-31", 1, "2026-02-28"],
    ["2026-12-01", 12, "2027-12-01"],
  ])("FORM-12 from %s for %d months ends on %s", (day, months, later) => {
    expect(monthsLater(day, months)).toBe(later);
  });

  it.each([
    // To the end of the day in Belgium, in winter and in summer.
    ["2025-11-22T10:00:00Z", "2026-11-22T23:00:00.000Z"],
    ["2025-06-10T10:00:00Z", "2026-06-10T22:00:00.000Z"],
    // Sent after midnight in Belgium, on the day before in London.
    ["2025-06-09T22:30:00Z", "2026-06-10T22:00:00.000Z"],
    // The last day is the one on which the clock goes forward, then the one on which it goes back.
    ["2025-03-29T12:00:00Z", "2026-03-29T22:00:00.000Z"],
    ["2025-10-25T12:00:00Z", "2026-10-25T23:00:00.000Z"],
    // A leap day.
    ["2024-02-29T12:00:00Z", "2025-02-28T23:00:00.000Z"],
    ["2025-12-31T12:00:00Z", "2026-12-31T23:00:00.000Z"],
  ])("FORM-12 from %s for 12 months lasts until %s", (at, end) => {
    expect(retentionEnd(new Date(at), 12).toISOString()).toBe(end);
  });
});
