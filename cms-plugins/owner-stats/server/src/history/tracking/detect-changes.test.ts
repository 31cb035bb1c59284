import type { OwnedListingFacts } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { detectChanges } from "./tracking-job.js";

const now = new Date("2026-11-23T10:00:00Z");
const home: OwnedListingFacts = {
  ...{ id: 7, goal: 0, state: "on-offer", price: 300_000, isPublic: true },
  since: new Date("2026-10-01T08:00:00Z"),
};
const known = { goal: 0, state: "on-offer", price: 300_000, is_public: 1 as number | null };
const detected = (facts: Partial<OwnedListingFacts>, before?: typeof known) =>
  detectChanges({ ...home, ...facts }, before, now).map(({ kind, at, state, after }) =>
    [kind, state ?? after, at === now.getTime() ? "now" : new Date(at).toISOString().slice(0, 10)].join(" "),
  );

describe("OWNER-2 a change of a listing", () => {
  it("begins when it came on the market, even before tracking", () => {
    expect(detected({})).toEqual(["state on-offer 2026-10-01"]);
    expect(detected({ state: "sold" })).toEqual(["state on-offer 2026-10-01"]);
    expect(detected({ since: new Date("2027-01-01") })).toEqual(["state on-offer now"]);
    expect(detected({}, { ...known, state: "preparing", price: 1 })).toEqual(["state on-offer now"]);
  });

  it("is none while it is prepared or unchanged", () => {
    expect(detected({ state: "preparing" })).toEqual([]);
    expect(detected({ state: "preparing", price: 1 }, { ...known, state: "preparing", price: 2 })).toEqual([]);
    expect(detected({}, known)).toEqual([]);
  });

  it("is of the price, the status or both", () => {
    expect(detected({ price: 280_000 }, known)).toEqual(["price 280000 now"]);
    expect(detected({ price: null }, known)).toEqual(["price  now"]);
    expect(detected({ state: "sold", price: 280_000 }, known)).toEqual(["price 280000 now", "state sold now"]);
    expect(detected({}, { ...known, state: "withdrawn" })).toEqual(["state on-offer now"]);
  });

  it("A7 is public only when both prices are public and of the same goal", () => {
    const publicFlags = (facts: Partial<OwnedListingFacts>, before: typeof known) =>
      detectChanges({ ...home, price: 280_000, ...facts }, before, now).map((change) => change.is_public);
    expect(publicFlags({}, known)).toEqual([1]);
    expect(publicFlags({ isPublic: false }, known)).toEqual([0]);
    expect(publicFlags({}, { ...known, is_public: 0 })).toEqual([0]);
    expect(publicFlags({}, { ...known, is_public: null })).toEqual([0]);
    expect(publicFlags({}, { ...known, goal: 1 })).toEqual([0]);
  });
});
