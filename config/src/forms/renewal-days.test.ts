import { describe, expect, it } from "vitest";
import { renewalExpiresAt, askedAgainAt } from "./renewal-days.js";

describe("FORM-12 the renewal date of a subscription", () => {
  it.each([
    ["2024-11-22T10:00:00Z", "2026-11-22T23:00:00.000Z"],
    ["2024-02-29T10:00:00Z", "2026-02-28T23:00:00.000Z"],
    // Already the next day in Belgium.
    ["2024-07-01T22:30:00Z", "2026-07-02T22:00:00.000Z"],
  ])("FORM-12 confirmed at %s is %s", (expected, requested) => {
    expect(askedAgainAt(new Date(expected)).toISOString()).toBe(requested);
  });

  it("FORM-12 leaves thirty whole days for an answer", () => {
    expect(renewalExpiresAt(new Date("2026-11-22T00:00:00Z")).toISOString()).toBe("2026-12-22T23:00:00.000Z");
    expect(renewalExpiresAt(new Date("2026-11-22T22:59:59Z")).toISOString()).toBe("2026-12-22T23:00:00.000Z");
  });
});
