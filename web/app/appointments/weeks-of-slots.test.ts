import { describe, expect, it } from "vitest";
import { readSlots } from "./read-slots";
import { inShape, openWeeks, weeksOfSlots } from "./slot-weeks";

const slot = (key: string, isFree = true) => ({
  key,
  day: key.slice(0, 10),
  from: key.slice(11),
  until: "20:00",
  isFree,
});
const slots = [
  slot("2026-11-22T10:00", false),
  slot("2026-11-23T10:00", false),
  slot("2026-11-23T14:00"),
  slot("2026-11-29T10:00"),
  slot("2026-11-30T10:00"),
  slot("2027-01-01T10:00"),
];

describe("the calendar of a form", () => {
  it("FORM-7 starts a week on Monday, across the end of a month and a year too", () => {
    const weeks = weeksOfSlots(slots).map(({ monday, days }) => [monday, days.map(({ day }) => day)]);
    expect(weeks).toEqual([
      ["2026-11-16", ["2026-11-22"]],
      ["2026-11-23", ["2026-11-23", "2026-11-29"]],
      ["2026-11-30", ["2026-11-30"]],
      ["2026-12-28", ["2027-01-01"]],
    ]);
    expect(weeksOfSlots(slots)[1]?.days[0]?.slots.map(({ from }) => from)).toEqual(["10:00", "14:00"]);
  });

  it("FORM-7 opens the week of the chosen slot, else the first with a free one", () => {
    const weeks = weeksOfSlots(slots);
    expect(openWeeks(weeks, "")).toEqual(["2026-11-23"]);
    expect(openWeeks(weeks, "2026-11-30T10:00")).toEqual(["2026-11-30"]);
    expect(openWeeks(weeks, "2026-11-22T10:00")).toEqual(["2026-11-23"]);
    expect(openWeeks([], "")).toEqual([]);
  });

  it("FORM-7 opens the next week too on a Saturday, while nobody knows what is free", () => {
    const offered = [
      "2026-11-28T16:00",
      "2026-11-30T10:00",
      "2026-12-01T10:00",
      "2026-12-02T10:00",
      "2026-12-07T10:00",
    ];
    const opened = (keys: string[], free = "") =>
      openWeeks(weeksOfSlots(keys.map((key) => slot(key, key === free))), "");
    expect(opened(offered)).toEqual(["2026-11-23", "2026-11-30"]);
    expect(opened(offered, "2026-12-02T10:00")).toEqual(["2026-11-30"]);
    expect(opened(offered.slice(1))).toEqual(["2026-11-30"]);
    expect(opened(offered.slice(0, 1))).toEqual(["2026-11-23"]);
  });

  it("FORM-7 keeps its shape: a day closed since then shows as taken", () => {
    const now = slots.filter(({ day }) => day !== "2026-11-23").map((slot) => ({ ...slot, isFree: true }));
    const shown = inShape(slots, [...now, slot("2027-02-01T10:00")]);
    expect(shown.map(({ key }) => key)).toEqual([...slots.map(({ key }) => key), "2027-02-01T10:00"]);
    expect(shown.filter(({ isFree }) => !isFree).map(({ day }) => day)).toEqual(["2026-11-23", "2026-11-23"]);
  });

  it("FORM-7 rejects an invalid answer", () => {
    expect(readSlots({ slots })).toEqual(slots);
    expect(readSlots({ slots: [] })).toEqual([]);
    for (const wrong of [null, "", [], { slots: null }, { slots: [{}] }, { slots: [{ ...slots[0], isFree: 1 }] }])
      expect(readSlots(wrong)).toBeNull();
  });
});
