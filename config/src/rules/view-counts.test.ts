import { describe, expect, it } from "vitest";
import { belgianDay } from "./belgian-time.js";
import { viewCountersSchema, viewDaySchema } from "../contracts/portal.js";
import { firstCountedDay, graphOf, medianOf, oldestVisitorHash, viewCounters, countPageViews } from "./view-counts.js";
import { dayAfter } from "./appointment-slots.js";

const at = (clock: string) => Date.parse(`2026-11-23T${clock}Z`) / 1000;

describe("visits by page views", () => {
  it.each([
    [[], 0],
    [["10:00:00"], 1],
    [["10:00:00", "10:00:00"], 1],
    [["10:00:30", "10:30:29"], 1],
    [["10:00:30", "10:30:30"], 2],
    // Across the clock's half hours it still counts once.
    [["10:29:00", "10:31:00"], 1],
    // A visitor who stays is counted once each half hour, not once.
    [["10:00:00", "10:20:00", "10:40:00", "11:00:00", "11:09:59"], 2],
    [["10:00:00", "10:20:00", "10:40:00", "11:00:00", "11:10:00"], 3],
  ])("OWNER-5 are counted once per half hour: %j is %i", (clocks, pageViews) => {
    expect(countPageViews(clocks.map(at))).toBe(pageViews);
    expect(countPageViews(clocks.map(at).reverse())).toBe(pageViews);
  });

  it("OWNER-5 never decrease with one more view", () => {
    let seed = 7;
    const random = (below: number) => (seed = (seed * 16_807) % 2_147_483_647) % below;
    for (let round = 0; round < 500; round += 1) {
      const seconds = Array.from({ length: random(12) }, () => random(9_000));
      const more = countPageViews([...seconds, random(9_000)]);
      expect(more - countPageViews(seconds)).toBeGreaterThanOrEqual(0);
      expect(more - countPageViews(seconds)).toBeLessThanOrEqual(1);
    }
  });
});

const days = (from: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ day: dayAfter(from, index), views: index + 1 }));

describe("the view counters", () => {
  it.each([
    // A Monday, a Sunday, and days on which the month or year changes.
    ["2026-11-23", "2026-11-23", "2026-11-01"],
    ["2026-11-22", "2026-11-16", "2026-11-01"],
    ["2026-12-01", "2026-11-30", "2026-12-01"],
    ["2026-12-31", "2026-12-28", "2026-12-01"],
    ["2027-01-01", "2026-12-28", "2027-01-01"],
    ["2027-01-03", "2026-12-28", "2027-01-01"],
    ["2027-01-04", "2027-01-04", "2027-01-01"],
    ["2028-02-29", "2028-02-28", "2028-02-01"],
    ["2028-03-01", "2028-02-28", "2028-03-01"],
    // The days on which clocks change.
    ["2026-03-29", "2026-03-23", "2026-03-01"],
    ["2026-10-25", "2026-10-19", "2026-10-01"],
    ["2026-10-26", "2026-10-26", "2026-10-01"],
  ])("OWNER-2 of %s have the week since %s, the month since %s", (today, monday, first) => {
    const rows = days(dayAfter(today, -70), 71);
    const sumSince = (since: string) =>
      rows.filter(({ day }) => day >= since).reduce((sum, { views }) => sum + views, 0);
    const counted = rows.filter(({ day }) => day >= firstCountedDay(today));
    const counters = viewCounters(counted, 5_000, today);
    expect(counters).toEqual({ today: 71, week: sumSince(monday), month: sumSince(first), total: 5_000 });
    expect(viewCountersSchema.parse(counters)).toEqual(counters);
    expect(counters.today).toBeLessThanOrEqual(counters.week);
    expect(counters.week).toBeLessThanOrEqual(counters.total);
    const graph = graphOf(counted, today);
    expect(graph).toHaveLength(30);
    expect(graph.map(({ day }) => day)).toEqual(Array.from({ length: 30 }, (_, index) => dayAfter(today, index - 29)));
    expect(graph.map((day) => viewDaySchema.parse(day).views)).toEqual(rows.slice(-30).map(({ views }) => views));
    const sumOfMonth = graph.filter(({ day }) => day >= first).reduce((sum, { views }) => sum + views, 0);
    // A month of 31 days has one that the graph of its last day does not show.
    const before = counted.filter(({ day }) => day >= first && day < dayAfter(today, -29));
    expect(sumOfMonth + before.reduce((sum, { views }) => sum + views, 0)).toBe(counters.month);
  });

  it("OWNER-2 without a visit are thirty zeros", () => {
    expect(viewCounters([], 0, "2026-11-23")).toEqual({ today: 0, week: 0, month: 0, total: 0 });
    expect(graphOf([], "2026-11-23").map(({ views }) => views)).toEqual(Array(30).fill(0));
  });

  it("OWNER-2 exclude future days from a fast clock, except in the total", () => {
    const rows = [{ day: "2026-11-24", views: 3 }];
    expect(viewCounters(rows, 3, "2026-11-23")).toEqual({ today: 0, week: 0, month: 0, total: 3 });
  });

  it.each([
    [[], null],
    [[4], 4],
    [[9, 1, 4], 4],
    [[9, 1, 4, 5], 4.5],
  ])("OWNER-2 have a median: of %j it is %s", (values, median) => {
    expect(medianOf(values)).toBe(median);
  });
});

describe("the retention of a day's visitors", () => {
  it.each([
    ["2026-11-23T11:00:00Z", "2026-11-22T23:00:00.000Z"],
    // Before two o'clock in Belgium yesterday's are stored, though none longer than a day.
    ["2026-11-22T23:00:00Z", "2026-11-21T23:00:00.000Z"],
    ["2026-11-23T00:59:59Z", "2026-11-22T00:59:59.000Z"],
    ["2026-11-23T01:00:00Z", "2026-11-22T23:00:00.000Z"],
    // Marks are of whole seconds.
    ["2026-11-23T00:20:59.357Z", "2026-11-22T00:21:00.000Z"],
    // Clock changes: a day of 23 hours, and one of 25, of which the last is still within a day.
    ["2026-03-29T12:00:00Z", "2026-03-28T23:00:00.000Z"],
    ["2026-03-29T00:30:00Z", "2026-03-28T00:30:00.000Z"],
    ["2026-03-29T01:00:00Z", "2026-03-28T23:00:00.000Z"],
    ["2026-10-25T22:59:59Z", "2026-10-24T22:59:59.000Z"],
    ["2026-10-25T01:00:00Z", "2026-10-24T22:00:00.000Z"],
  ])("OWNER-5 at %s removes those before %s", (now, oldest) => {
    expect(oldestVisitorHash(new Date(now)).toISOString()).toBe(oldest);
  });

  it("OWNER-5 covers today and yesterday, at any hour of a year", () => {
    for (let time = Date.parse("2026-01-01T00:00:00Z"); time < Date.parse("2027-01-01T00:00:00Z"); time += 2_917_013) {
      const now = new Date(time);
      const oldest = oldestVisitorHash(now);
      expect(time - oldest.getTime()).toBeLessThanOrEqual(86_400_000);
      expect([belgianDay(now), dayAfter(belgianDay(now), -1)]).toContain(belgianDay(oldest));
      expect(oldest.getTime()).toBeLessThan(time + 1);
      expect(oldest.getTime() % 1000).toBe(0);
    }
  });
});
