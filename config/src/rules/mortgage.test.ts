import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { repayment } from "./mortgage.js";

describe("the repayment", () => {
  // The first is the representative example of a Belgian broker (lrfinances.be): € 505.03 a month, € 121,207 in total.
  // The others were computed independently of this code, with fifty decimals.
  it.each([
    [100_000, 20, 2, 505.03],
    [100_000, 20, 1.8, 495.78],
    [200_000, 20, 3, 1_105.15],
    [250_000, 25, 3.25, 1_212.04],
    [300_000, 30, 2.75, 1_219.32],
    [150_000, 10, 4.125, 1_522.17],
    [200_000, 20, 4.75, 1_281.51],
    [1_000, 1, 25, 93.85],
    [100_000_000, 40, 0.01, 208_751.13],
    [120_000, 10, 0, 1_000],
  ])("PROP-19 of %d euro over %d years at %d percent is %d a month", (loan, years, rate, monthly) => {
    expect(repayment({ loan, years, rate }).monthly).toBe(monthly);
  });

  it("PROP-19 has the total that is paid back, and its interest", () => {
    const reported = repayment({ loan: 100_000, years: 20, rate: 2 });
    expect(reported.months).toBe(240);
    expect(Math.round(reported.total)).toBe(121_207);
    expect(reported.interest).toBeCloseTo(reported.total - 100_000, 2);
    expect(repayment({ loan: 120_000, years: 10, rate: 0 })).toMatchObject({ total: 120_000, interest: 0 });
  });

  it("PROP-19 leaves no debt after the last month, and is never less for a higher rate", () => {
    const mortgage = {
      loan: fc.integer({ min: 1_000, max: 10_000_000 }),
      years: fc.integer({ min: 1, max: 40 }),
      rate: fc.integer({ min: 0, max: 24_999 }).map((thousandths) => thousandths / 1000),
    };
    fc.assert(
      fc.property(fc.record(mortgage), ({ loan, years, rate }) => {
        const { monthly, months } = repayment({ loan, years, rate });
        const monthlyRate = (1 + rate / 100) ** (1 / 12);
        let owed = loan;
        for (let month = 0; month < months; month++) owed = owed * monthlyRate - monthly;
        // Half a cent a month, with its interest.
        const rounding = rate === 0 ? months : (monthlyRate ** months - 1) / (monthlyRate - 1);
        expect(Math.abs(owed)).toBeLessThan(0.005 * rounding + loan * 1e-9 * monthlyRate ** months + 0.01);
        expect(repayment({ loan, years, rate: rate + 0.001 }).monthly).toBeGreaterThanOrEqual(monthly);
      }),
      { seed: 11 },
    );
  });
});
