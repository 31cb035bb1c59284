import { describe, expect, it } from "vitest";
import { defaultVisitingHours, weekdays } from "../site/visiting-hours.js";
import { bookableSlot, slotKey, appointmentNotice, appointmentSlots } from "./appointment-slots.js";

const at = (date: string) => new Date(date);
const none = new Map<string, number>();
const tuesday = (more: object = {}) => ({
  weekday: "tuesday" as const,
  from: "10:00",
  until: "13:00",
  capacity: 1,
  totalCapacity: null,
  ...more,
});
/** A Sunday afternoon. */
const now = at("2026-11-22T14:00:00Z");
const keys = (...parts: Parameters<typeof appointmentSlots>) => appointmentSlots(...parts).map(slotKey);

describe("the viewing calendar", () => {
  it("FORM-7 offers each week the hours of the agency, and no others", () => {
    expect(keys({ hours: [tuesday()], now, taken: none })).toEqual([
      "2026-11-24T10:00",
      "2026-12-01T10:00",
      "2026-12-08T10:00",
      "2026-12-15T10:00",
    ]);
    expect(appointmentSlots({ hours: [], now, taken: none })).toEqual([]);
  });

  it("FORM-7 covers each weekday", () => {
    for (const [index, weekday] of weekdays.entries()) {
      const [slot] = appointmentSlots({ hours: [tuesday({ weekday })], now: at("2026-11-22T23:30:00Z"), taken: none });
      expect(slot?.day, weekday).toBe(`2026-11-${23 + index}`);
    }
  });

  it("FORM-7 skips hours that the clock skips or repeats, and offers the others of that night", () => {
    const night = ["01:30", "02:30", "03:00"].map((from) => tuesday({ weekday: "sunday", from, until: "04:00" }));
    const on = (date: string) => keys({ hours: night, now: at(date), taken: none, days: 3 });
    expect(on("2027-03-26T12:00:00Z")).toEqual(["2027-03-28T01:30", "2027-03-28T03:00"]);
    expect(on("2027-10-29T12:00:00Z")).toEqual(["2027-10-31T01:30", "2027-10-31T03:00"]);
    expect(on("2027-06-04T12:00:00Z")).toHaveLength(3);
  });

  it("FORM-7 offers three slots a day except on Sundays by default", () => {
    const slots = appointmentSlots({ hours: defaultVisitingHours, now, taken: none, days: 8 });
    expect(slots).toHaveLength(18);
    expect(slots.slice(0, 3).map(({ day, from, until }) => `${day} ${from}-${until}`)).toEqual([
      "2026-11-23 10:00-13:00",
      "2026-11-23 14:00-16:00",
      "2026-11-23 16:00-19:00",
    ]);
    expect(slots.some(({ day }) => ["2026-11-22", "2026-11-29"].includes(day))).toBe(false);
  });

  it("FORM-7 is sorted, whatever the order of the hours", () => {
    const hours = [tuesday({ from: "16:00", until: "19:00" }), tuesday(), tuesday({ weekday: "monday" })];
    expect(keys({ hours, now, taken: none, days: 4 })).toEqual([
      "2026-11-23T10:00",
      "2026-11-24T10:00",
      "2026-11-24T16:00",
    ]);
  });

  it("FORM-7 has its capacity, then is full, and never negative", () => {
    const free = (taken: number) =>
      appointmentSlots({ hours: [tuesday({ capacity: 2 })], now, taken: new Map([["2026-11-24T10:00", taken]]) })[0]
        ?.free;
    expect([free(0), free(1), free(2), free(3)]).toEqual([2, 1, 0, 0]);
  });

  it("FORM-7 is full for an agent when all agents together reach the limit of staff", () => {
    const hours = [tuesday({ capacity: 2, totalCapacity: 3 })];
    const free = (own: number, all: number) => {
      const [taken, ofAll] = [own, all].map((count) => new Map([["2026-11-24T10:00", count]]));
      return appointmentSlots({ hours, now, taken: taken ?? none, all: { taken: ofAll ?? none } })[0]?.free;
    };
    expect([free(0, 0), free(0, 2), free(0, 3), free(2, 2), free(1, 5)]).toEqual([2, 1, 0, 0, 0]);
    const busy = [{ start: at("2026-11-24T09:00:00Z"), end: at("2026-11-24T10:00:00Z") }];
    expect(appointmentSlots({ hours, now, taken: none, all: { taken: none, busy: [...busy, ...busy] } })[0]?.free).toBe(
      1,
    );
  });

  it("FORM-7 limits all agents together only when every hour with the same start does", () => {
    const limit = (...limits: (number | null)[]) =>
      appointmentSlots({ hours: limits.map((totalCapacity) => tuesday({ totalCapacity })), now, taken: none })[0]
        ?.totalCapacity;
    expect([limit(2, 3), limit(2, null), limit(null, 2), limit(null)]).toEqual([5, null, null, null]);
  });

  it("FORM-7 merges hours with the same start into one slot", () => {
    const hours = [tuesday({ until: "11:00" }), tuesday({ until: "12:00", capacity: 2 }), tuesday({ until: "10:30" })];
    expect(appointmentSlots({ hours, now, taken: none, days: 7 })).toMatchObject([
      { from: "10:00", until: "12:00", free: 4 },
    ]);
  });

  it("FORM-7 offers no slot before the minimum notice", () => {
    const begin = at("2026-11-24T09:00:00Z").getTime();
    const offered = (ahead: number) => keys({ hours: [tuesday()], now: new Date(begin - ahead), taken: none, days: 7 });
    expect(offered(appointmentNotice)).toContain("2026-11-24T10:00");
    expect(offered(appointmentNotice - 1)).not.toContain("2026-11-24T10:00");
    expect(offered(-1)).not.toContain("2026-11-24T10:00");
  });

  it("FORM-7 starts with the Belgian date, also when it is ahead of UTC", () => {
    const hours = [tuesday({ from: "09:00", until: "10:00" })];
    expect(keys({ hours, now: at("2026-11-23T23:30:00Z"), taken: none, days: 1 })).toEqual(["2026-11-24T09:00"]);
    expect(keys({ hours, now: at("2026-11-23T22:30:00Z"), taken: none, days: 1 })).toEqual([]);
  });

  it("FORM-7 keeps its local hours across both clock changes", () => {
    const sunday = [tuesday({ weekday: "sunday" })];
    const starts = (from: string) =>
      appointmentSlots({ hours: sunday, now: at(from), taken: none, days: 15 }).map(({ start, end }) => [
        start.toISOString().slice(0, 16),
        (end.getTime() - start.getTime()) / 3_600_000,
      ]);
    expect(starts("2026-03-20T12:00:00Z")).toEqual([
      ["2026-03-22T09:00", 3],
      ["2026-03-29T08:00", 3],
    ]);
    expect(starts("2026-10-16T12:00:00Z")).toEqual([
      ["2026-10-18T08:00", 3],
      ["2026-10-25T09:00", 3],
    ]);
  });
});

describe("busy time beside the slots", () => {
  const [slot] = appointmentSlots({ hours: [tuesday()], now, taken: none });
  const busyFrom = (from: string, until: string) => ({ start: at(from), end: at(until) });
  const free = (...busy: ReturnType<typeof busyFrom>[]) =>
    appointmentSlots({ hours: [tuesday({ capacity: 2 })], now, taken: none, busy })[0]?.free;

  it("FORM-7 blocks a day that staff closed", () => {
    expect(keys({ hours: [tuesday()], now, taken: none, closed: new Set(["2026-11-24"]) })[0]).toBe("2026-12-01T10:00");
    expect(
      bookableSlot({ hours: [tuesday()], now, taken: none, closed: new Set(["2026-11-24"]) }, "2026-11-24T10:00"),
    ).toEqual({ refused: "none" });
  });

  it("FORM-7 includes viewings at hours that are no longer offered", () => {
    expect(slot).toMatchObject({ capacity: 1, free: 1 });
    expect(free(busyFrom("2026-11-24T09:30:00Z", "2026-11-24T10:00:00Z"))).toBe(1);
    expect(free(busyFrom("2026-11-24T08:00:00Z", "2026-11-24T09:01:00Z"))).toBe(1);
    const both = [
      busyFrom("2026-11-24T09:00:00Z", "2026-11-24T12:00:00Z"),
      busyFrom("2026-11-24T11:59:00Z", "2026-11-24T13:00:00Z"),
    ];
    expect(free(...both)).toBe(0);
    expect(free(...both, ...both)).toBe(0);
  });

  it("FORM-7 allows a viewing to begin when another ends", () => {
    expect(free(busyFrom("2026-11-24T08:00:00Z", "2026-11-24T09:00:00Z"))).toBe(2);
    expect(free(busyFrom("2026-11-24T12:00:00Z", "2026-11-24T13:00:00Z"))).toBe(2);
  });
});

describe("a requested slot", () => {
  const calendar = { hours: [tuesday()], now, taken: none };

  it("FORM-7 is booked when it is free", () => {
    expect(bookableSlot(calendar, "2026-11-24T10:00")).toMatchObject({ slot: { day: "2026-11-24", free: 1 } });
  });

  it("FORM-7 is either full or unknown otherwise", () => {
    expect(bookableSlot({ ...calendar, taken: new Map([["2026-11-24T10:00", 1]]) }, "2026-11-24T10:00")).toEqual({
      refused: "full",
    });
    for (const key of ["", "2026-11-24T10:01", "2026-11-17T10:00", "2026-11-25T10:00", "2027-11-23T10:00", "10:00"])
      expect(bookableSlot(calendar, key), key).toEqual({ refused: "none" });
  });
});
