import { describe, expect, it } from "vitest";
import { belgianDateTime, belgianDay, fromBelgianTime, clockChange } from "./belgian-time.js";

describe("Belgian time", () => {
  it.each([
    ["2026-11-24", "10:00", "2026-11-24T09:00:00.000Z"],
    ["2026-07-01", "10:00", "2026-07-01T08:00:00.000Z"],
    ["2026-07-01", "00:00", "2026-06-30T22:00:00.000Z"],
    ["2026-12-31", "23:59", "2026-12-31T22:59:00.000Z"],
    // The days on which it changes, on both sides of the hour.
    ["2026-03-29", "01:59", "2026-03-29T00:59:00.000Z"],
    ["2026-03-29", "03:00", "2026-03-29T01:00:00.000Z"],
    ["2026-10-25", "01:59", "2026-10-24T23:59:00.000Z"],
    ["2026-10-25", "03:00", "2026-10-25T02:00:00.000Z"],
  ])("FORM-7 of %s %s is %s", (day, time, date) => {
    expect(fromBelgianTime(day, time).toISOString()).toBe(date);
    expect(belgianDateTime(new Date(date))).toBe(`${day}T${time}`);
  });

  it("FORM-2 is a day ahead of UTC before midnight UTC", () => {
    expect(belgianDay(new Date("2026-11-20T23:30:00Z"))).toBe("2026-11-21");
    expect(belgianDay(new Date("2026-07-20T21:30:00Z"))).toBe("2026-07-20");
  });

  it("FORM-7 takes the first of a repeated hour", () => {
    expect(fromBelgianTime("2026-10-25", "02:30").toISOString()).toBe("2026-10-25T00:30:00.000Z");
  });

  it("FORM-7 reads a skipped time as the hour after it", () => {
    const date = fromBelgianTime("2026-03-29", "02:30");
    expect(belgianDateTime(date)).toBe("2026-03-29T03:30");
  });

  it.each([
    ["2026-03-29", "01:59", null],
    ["2026-03-29", "02:00", "skipped"],
    ["2026-03-29", "02:59", "skipped"],
    ["2026-03-29", "03:00", null],
    ["2026-10-25", "01:59", null],
    ["2026-10-25", "02:00", "twice"],
    ["2026-10-25", "02:59", "twice"],
    ["2026-10-25", "03:00", null],
    ["2026-11-30", "08:00", null],
  ])("CMS-13 on %s %s has the clock change %s", (day, time, change) => {
    expect(clockChange(day, time)).toBe(change);
  });
});
