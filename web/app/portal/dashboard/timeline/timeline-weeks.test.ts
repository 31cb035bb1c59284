import type { TimelineEvent } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { daysBefore, timelineWeeks, mondayOf, timeOf, withEarlier } from "./timeline-weeks";

const appointment = (at: string, visitor = "A.B."): TimelineEvent => ({
  ...{ kind: "visit", at, visitor, state: "done", feedback: "" },
});
const enquiry = (at: string, times = 1, what: "information" | "friend" = "information"): TimelineEvent => ({
  ...{ kind: "interest", at, what, times },
});
/** A Monday, at noon in Belgium. */
const now = "2026-11-23T11:00:00.000Z";

describe("the timeline of a listing", () => {
  it("OWNER-2 lists upcoming events first, then back in time by Belgian weeks and days", () => {
    const weeks = timelineWeeks(
      [
        appointment("2026-11-20T09:00:00.000Z", "past"),
        appointment("2026-11-28T09:00:00.000Z", "later"),
        appointment("2026-11-25T09:00:00.000Z", "next"),
        appointment("2026-11-23T08:00:00.000Z", "today"),
        appointment("2026-11-20T15:00:00.000Z", "past, later that day"),
      ],
      now,
    );
    const read = weeks.map(({ begins, days }) => [
      begins,
      days.map(({ day, events }) => [day, events.map((event) => (event.kind === "visit" ? event.visitor : ""))]),
    ]);
    expect(read).toEqual([
      [
        "ahead",
        [
          ["2026-11-25", ["next"]],
          ["2026-11-28", ["later"]],
        ],
      ],
      ["2026-11-23", [["2026-11-23", ["today"]]]],
      ["2026-11-16", [["2026-11-20", ["past, later that day", "past"]]]],
    ]);
  });

  it("OWNER-2 sums the site's counts of a day", () => {
    const at = "2026-11-22T22:59:00.000Z";
    const [week] = timelineWeeks([enquiry(at), appointment(at), enquiry(at, 1, "friend")], now);
    expect(week?.days.map(({ day, events, interest }) => [day, events.length, interest.length])).toEqual([
      ["2026-11-22", 1, 2],
    ]);
    // A minute later it is Monday in Belgium.
    expect(timelineWeeks([appointment("2026-11-22T23:00:00.000Z")], now)[0]?.begins).toBe("2026-11-23");
  });

  it("OWNER-2 uses Belgian days and hours across clock changes", () => {
    expect(mondayOf("2026-10-25")).toBe("2026-10-19");
    expect(daysBefore("2026-10-26", 1)).toBe("2026-10-25");
    expect(timeOf("2026-10-25T00:30:00.000Z")).toBe("02:30");
    expect(timeOf("2026-10-25T01:30:00.000Z")).toBe("02:30");
  });

  it("OWNER-2 keeps older loaded events when a new one arrives, without duplicates", () => {
    const [a, b, c, d] = ["2026-11-20", "2026-11-19", "2026-11-18", "2026-11-17"].map((day) =>
      appointment(`${day}T09:00:00.000Z`),
    );
    if (!a || !b || !c || !d) throw new Error("four");
    const fetched = [b, c, d];
    expect(withEarlier([a, b], fetched)).toEqual([a, b, c, d]);
    expect(withEarlier([a], fetched)).toEqual([a, b, c, d]);
    // At the same moment, at the border between two pages of the history.
    const twin = appointment(b.at, "C.D.");
    expect(withEarlier([a, b], [twin, c])).toEqual([a, b, twin, c]);
    // A day's count may have grown since.
    expect(withEarlier([a, enquiry(b.at, 3)], [enquiry(a.at, 2), c])).toEqual([a, enquiry(b.at, 3), c]);
    expect(withEarlier([], [a])).toEqual([a]);
  });
});
