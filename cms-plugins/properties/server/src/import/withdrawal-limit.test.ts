import { describe, expect, it } from "vitest";
import { allowedWithdrawals } from "./withdrawal.js";

describe("the withdrawal limit of a full import", () => {
  it.each([
    // A fifth, but never under two.
    [0, 0.2, 0],
    [1, 0.2, 1],
    [2, 0.2, 2],
    [3, 0.2, 2],
    [4, 0.2, 2],
    [5, 0.2, 2],
    [9, 0.2, 2],
    [10, 0.2, 2],
    [14, 0.2, 2],
    [15, 0.2, 3],
    [99, 0.2, 19],
    [100, 0.2, 20],
    [27_000, 0.2, 5_400],
    // Rounding of binary fractions loses no listing.
    [100, 0.29, 29],
    [10, 0.7, 7],
    // The bounds of the setting.
    [100, 0, 0],
    [4, 0, 0],
    [4, 0.01, 2],
    [100, 1, 100],
  ])("API-3 of %i on offer, with a limit of %d, is %i", (onOffer, limit, allowed) => {
    expect(allowedWithdrawals({ onOffer, limit, sent: 1 })).toBe(allowed);
  });

  it("API-3 is zero for an empty import, unless there is no limit", () => {
    for (const onOffer of [1, 2, 5, 100]) {
      expect(allowedWithdrawals({ onOffer, limit: 0.2, sent: 0 })).toBe(0);
      expect(allowedWithdrawals({ onOffer, limit: 1, sent: 0 })).toBe(onOffer);
    }
  });
});
