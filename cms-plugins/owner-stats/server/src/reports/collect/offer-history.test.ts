import { onOfferIn, type ListingState } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { offerHistory, type ListingChanges } from "./due-reports.js";

const since = Date.parse("2026-09-10T08:00:00Z");
const state = (at: string, became: ListingState): ListingChanges[number] => ({
  ...{ listing: 7, at: Date.parse(at), kind: "state", before: null, state: became },
});
const price = (at: string, before: number | null): ListingChanges[number] => ({
  ...{ listing: 7, at: Date.parse(at), kind: "price", before, state: null },
});
const months = ["2026-08", "2026-09", "2026-10", "2026-11", "2026-12"];
const reported = (now: ListingState, changes: ListingChanges) => {
  const { periods } = offerHistory({ state: now, since }, changes);
  return months.filter((month) => onOfferIn(periods, month));
};

describe("OWNER-8 the offer history of a listing", () => {
  it("OWNER-8 begins at its creation when no change was recorded", () => {
    expect(reported("on-offer", [])).toEqual(["2026-09", "2026-10", "2026-11", "2026-12"]);
    expect(reported("preparing", [])).toEqual([]);
    expect(reported("sold", [])).toEqual([]);
  });

  it("OWNER-8 includes the time before it was recorded as sold, and that month too", () => {
    expect(reported("sold", [state("2026-11-02T10:00:00Z", "sold")])).toEqual(["2026-09", "2026-10", "2026-11"]);
  });

  it("OWNER-8 excludes the time before it was recorded as on offer", () => {
    expect(reported("on-offer", [state("2026-11-02T10:00:00Z", "on-offer")])).toEqual(["2026-11", "2026-12"]);
  });

  it("OWNER-8 resumes after a withdrawal", () => {
    const changes = [state("2026-09-20T10:00:00Z", "withdrawn"), state("2026-12-05T10:00:00Z", "on-offer")];
    expect(reported("on-offer", changes)).toEqual(["2026-09", "2026-12"]);
  });

  it("OWNER-8 has the status and price at the end of the month, not of the day of the report", () => {
    const offer = offerHistory({ state: "sold", since }, [
      price("2026-10-05T10:00:00Z", 300_000),
      state("2026-12-01T10:00:00Z", "sold"),
      price("2026-12-02T06:00:00Z", 290_000),
    ]);
    expect(months.map((month) => offer.stateAt(month))).toEqual(["sold", "on-offer", "on-offer", "on-offer", "sold"]);
    expect([offer.priceAt("2026-09"), offer.priceAt("2026-11"), offer.priceAt("2026-12")]).toEqual([
      300_000,
      290_000,
      undefined,
    ]);
  });
});
