import { describe, expect, it } from "vitest";
import { offerPeriods, onOfferIn, type StateChange } from "./offer-periods.js";
import {
  boundsOfMonth,
  daysOfMonth,
  lastDueMonth,
  monthAfter,
  monthBefore,
  monthOf,
  reportDueAt,
} from "./report-months.js";

describe("OWNER-8 the months of a report", () => {
  it.each([
    ["2026-12", "2027-01"],
    ["2026-01", "2026-02"],
    ["1999-12", "2000-01"],
  ])("OWNER-8 %s is before %s", (before, after) => {
    expect(monthAfter(before)).toBe(after);
    expect(monthBefore(after)).toBe(before);
  });

  it.each([
    ["2026-02", 28],
    ["2028-02", 29],
    ["2026-11", 30],
    ["2026-12", 31],
  ])("OWNER-8 %s has %i days, in order", (month, count) => {
    const days = daysOfMonth(month);
    expect(days).toHaveLength(count);
    expect(days[0]).toBe(`${month}-01`);
    expect(days.at(-1)).toBe(`${month}-${count}`);
    expect(days).toEqual(days.toSorted());
  });

  // The clock changes in these two months, so one is an hour shorter and the other an hour longer.
  it.each([
    ["2026-03", "2026-02-28T23:00:00.000Z", "2026-03-31T22:00:00.000Z", 31 * 24 - 1],
    ["2026-10", "2026-09-30T22:00:00.000Z", "2026-10-31T23:00:00.000Z", 31 * 24 + 1],
    ["2026-11", "2026-10-31T23:00:00.000Z", "2026-11-30T23:00:00.000Z", 30 * 24],
  ])("OWNER-8 %s begins and ends at midnight in Brussels", (month, from, until, hours) => {
    const bounds = boundsOfMonth(month);
    expect([bounds.from.toISOString(), bounds.until.toISOString()]).toEqual([from, until]);
    expect((bounds.until.getTime() - bounds.from.getTime()) / 3_600_000).toBe(hours);
    expect(monthOf(bounds.from)).toBe(month);
    expect(monthOf(new Date(bounds.until.getTime() - 1))).toBe(month);
    expect(monthOf(bounds.until)).toBe(monthAfter(month));
  });

  const time = { day: 2, hour: 8 };

  it("OWNER-8 are due on the set day and hour of the next month, in Belgian time", () => {
    expect(reportDueAt("2026-11", time).toISOString()).toBe("2026-12-02T07:00:00.000Z");
    expect(reportDueAt("2026-06", time).toISOString()).toBe("2026-07-02T06:00:00.000Z");
    expect(reportDueAt("2026-12", time).toISOString()).toBe("2027-01-02T07:00:00.000Z");
    // The hour that is skipped in spring.
    expect(reportDueAt("2026-02", { day: 29, hour: 2 }).toISOString()).toBe("2026-03-29T01:00:00.000Z");
  });

  it.each([
    ["2026-12-02T06:59:59.999Z", "2026-10"],
    ["2026-12-02T07:00:00.000Z", "2026-11"],
    ["2026-12-31T22:59:59.999Z", "2026-11"],
    ["2026-12-31T23:00:00.000Z", "2026-11"],
    ["2027-01-02T07:00:00.000Z", "2026-12"],
  ])("OWNER-8 at %s have %s as the last one due", (now, month) => {
    expect(lastDueMonth(new Date(now), time)).toBe(month);
  });
});

describe("OWNER-8 the months in which a listing was on offer", () => {
  type MonthResult = readonly (readonly [string, StateChange["state"]])[];
  const periods = (changes: MonthResult) => offerPeriods(changes.map(([at, state]) => ({ at: new Date(at), state })));
  const months = ["2026-09", "2026-10", "2026-11", "2026-12"];
  const reported = (changes: MonthResult) => months.filter((month) => onOfferIn(periods(changes), month));

  it.each([
    ["came in the last minute of the 31st", [["2026-10-31T22:59:00Z", "on-offer"]], ["2026-10", "2026-11", "2026-12"]],
    ["came at midnight of the first", [["2026-10-31T23:00:00Z", "on-offer"]], ["2026-11", "2026-12"]],
    [
      "was sold on the second",
      [
        ["2026-09-10T10:00:00Z", "on-offer"],
        ["2026-11-02T10:00:00Z", "sold"],
      ],
      ["2026-09", "2026-10", "2026-11"],
    ],
    [
      "was sold exactly at midnight",
      [
        ["2026-09-10T10:00:00Z", "on-offer"],
        ["2026-10-31T23:00:00Z", "sold"],
      ],
      ["2026-09", "2026-10"],
    ],
    [
      "was withdrawn and came back",
      [
        ["2026-09-10T10:00:00Z", "on-offer"],
        ["2026-09-20T10:00:00Z", "withdrawn"],
        ["2026-12-05T10:00:00Z", "on-offer"],
      ],
      ["2026-09", "2026-12"],
    ],
    [
      "was on offer for no time at all",
      [
        ["2026-10-10T10:00:00Z", "on-offer"],
        ["2026-10-10T10:00:00Z", "withdrawn"],
      ],
      [],
    ],
    [
      "has two records as on offer, out of order",
      [
        ["2026-12-03T10:00:00Z", "rented"],
        ["2026-11-10T10:00:00Z", "on-offer"],
        ["2026-11-20T10:00:00Z", "on-offer"],
      ],
      ["2026-11", "2026-12"],
    ],
    ["never was", [["2026-09-10T10:00:00Z", "preparing"]], []],
  ] as const)("OWNER-8 for one that %s", (_, changes, expected) => {
    expect(reported(changes)).toEqual(expected);
  });
});
