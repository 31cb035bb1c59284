import { describe, expect, it } from "vitest";
import { validatePlan, plannedDate } from "./plans-controller.js";

const now = new Date("2026-11-24T12:00:00Z");
const hour = 3_600_000;
const inHours = (hours: number) => new Date(now.getTime() + hours * hour);

describe("the time of a plan", () => {
  it.each([
    ["2026-11-30T08:00", "2026-11-30T07:00:00.000Z"],
    ["2026-07-01T08:00", "2026-07-01T06:00:00.000Z"],
    // The hour that is skipped, and the one that occurs twice.
    ["2027-03-28T02:30", "2027-03-28T01:30:00.000Z"],
    ["2027-03-28T03:30", "2027-03-28T01:30:00.000Z"],
    ["2026-10-25T02:30", "2026-10-25T00:30:00.000Z"],
    ["2026-10-25T03:00", "2026-10-25T02:00:00.000Z"],
    ["2028-02-29T08:00", "2028-02-29T07:00:00.000Z"],
  ])("CMS-10 %s in Belgium is %s", (shown, moment) => {
    expect(plannedDate(shown)?.toISOString()).toBe(moment);
  });

  it.each([
    "2027-02-30T08:00",
    "2027-02-29T08:00",
    "2026-13-01T08:00",
    "2026-11-30T24:00",
    "2026-11-30T08:60",
    "",
    "T",
  ])("CMS-11 %j is invalid", (shown) => {
    expect(plannedDate(shown)).toBeNull();
  });
});

describe("the plans of staff", () => {
  const draft = { now, isLive: false, hasDraft: true, other: null };
  const live = { ...draft, isLive: true };
  const listing = { ...draft, hasDraft: false };
  const at = inHours(2);
  const [before, after] = [inHours(1).getTime(), inHours(3).getTime()];

  it.each([
    ["a draft is published", { ...draft, action: "publish", at }, null],
    ["a draft is published and later unpublished", { ...draft, action: "publish", at, other: after }, null],
    ["unpublished after it is published", { ...draft, action: "unpublish", at, other: before }, null],
    ["changes of a published entry", { ...live, action: "publish", at }, null],
    ["changes of a published entry that is unpublished first", { ...live, action: "publish", at, other: before }, null],
    ["a published entry is unpublished", { ...live, action: "unpublish", at }, null],
    [
      "a published entry is unpublished before its changes are published",
      { ...live, action: "unpublish", at, other: after },
      null,
    ],
    ["a listing is published", { ...listing, action: "publish", at }, null],
    ["a listing is unpublished", { ...listing, isLive: true, action: "unpublish", at }, null],
    ["no time", { ...draft, action: "publish", at: null }, /no such day/],
    ["now", { ...draft, action: "publish", at: now }, /past/],
    ["the past", { ...live, action: "unpublish", at: inHours(-1) }, /past/],
    ["too many years ahead", { ...draft, action: "publish", at: new Date("2062-11-30T07:00:00Z") }, /five years/],
    ["a listing that is already published", { ...listing, isLive: true, action: "publish", at }, /already/],
    ["unpublishing an unpublished entry", { ...draft, action: "unpublish", at }, /no publication is planned/],
    [
      "unpublished before it is published",
      { ...draft, action: "unpublish", at, other: after },
      /no publication is planned/,
    ],
    [
      "unpublished and published in one minute",
      { ...draft, action: "unpublish", at, other: at.getTime() },
      /no publication is planned/,
    ],
    ["published after it is unpublished", { ...draft, action: "publish", at, other: before }, /unpublished before/],
    [
      "published and unpublished in one minute",
      { ...live, action: "publish", at, other: at.getTime() },
      /unpublished before/,
    ],
    [
      "unpublished and changed in one minute",
      { ...live, action: "unpublish", at, other: at.getTime() },
      /unpublished before/,
    ],
  ] as const)("CMS-11 %s", (_what, input, expected) => {
    const problem = validatePlan(input);
    if (expected === null) expect(problem).toBeNull();
    else expect(problem?.en).toMatch(expected);
  });
});
