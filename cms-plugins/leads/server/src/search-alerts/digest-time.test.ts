import { describe, expect, it } from "vitest";
import { nextDigest } from "./follow-changes.js";

const next = (at: string) => nextDigest(new Date(at)).toISOString();

describe("FORM-9 the daily mail is sent at half past seven in Belgium", () => {
  it.each([
    ["in winter", "2026-01-15T03:00:00Z", "2026-01-15T06:30:00.000Z"],
    ["in summer", "2026-07-15T03:00:00Z", "2026-07-15T05:30:00.000Z"],
    ["a millisecond before", "2026-01-15T06:29:59.999Z", "2026-01-15T06:30:00.000Z"],
    ["exactly on time", "2026-01-15T06:30:00.000Z", "2026-01-16T06:30:00.000Z"],
    ["after midnight in Belgium, before it in Greenwich", "2026-07-14T22:30:00Z", "2026-07-15T05:30:00.000Z"],
    ["in the night that is an hour shorter", "2026-03-28T23:30:00Z", "2026-03-29T05:30:00.000Z"],
    ["in the night that is an hour longer", "2026-10-24T22:30:00Z", "2026-10-25T06:30:00.000Z"],
    ["over the end of the year", "2026-12-31T12:00:00Z", "2027-01-01T06:30:00.000Z"],
    ["over the end of a February", "2028-02-29T12:00:00Z", "2028-03-01T06:30:00.000Z"],
  ])("FORM-9 %s", (_when, at, expected) => expect(next(at)).toBe(expected));

  it("FORM-9 once each day of a year, across daylight saving time", () => {
    let at = new Date("2026-01-01T00:00:00Z");
    const days = new Set<string>();
    for (let count = 0; count < 365; count++) {
      at = nextDigest(at);
      days.add(at.toLocaleDateString("nl-BE", { timeZone: "Europe/Brussels" }));
    }
    expect([days.size, at.toISOString().slice(0, 10)]).toEqual([365, "2026-12-31"]);
  });
});
