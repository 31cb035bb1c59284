import { describe, expect, it } from "vitest";
import { offerEnd } from "./offer-end.js";

describe("the end of an offer", () => {
  it("PROP-10 counts days of the calendar in Belgium, across a change of the clock", () => {
    const since = new Date("2026-10-20T22:30:00Z");
    expect(offerEnd(since, new Date("2026-10-31T22:30:00Z"))).toEqual({ on: "2026-10-31", days: 10 });
    expect(offerEnd(since, new Date("2026-10-31T23:30:00Z"))).toEqual({ on: "2026-11-01", days: 11 });
    expect(offerEnd(since, since)).toEqual({ on: "2026-10-21", days: 0 });
  });

  it("PROP-10 is none where a source dates the offer after its end", () => {
    expect(offerEnd(new Date("2026-10-20T10:00:00Z"), new Date("2026-10-19T10:00:00Z"))).toBeNull();
  });
});
