/** A loan, at a rate that the visitor enters. */
export interface Mortgage {
  /** Euros. */
  loan: number;
  years: number;
  /** Percent a year, as Belgian lenders state it: the annual effective rate of the monthly one. */
  rate: number;
}

/**
 * What a listing's page calculates with until its visitor enters something, named there as an example: round numbers of
 * no lender (decision 168).
 */
export const exampleMortgage = {
  /** Percent of the price. */
  share: 80,
  years: 25,
  rate: 3,
} as const;

/** Euros, to the cent. */
export interface Repayment {
  monthly: number;
  months: number;
  /** All that is paid back, and what of it is interest. */
  total: number;
  interest: number;
}

const cents = (amount: number) => Math.round(amount * 100) / 100;

/**
 * Features A6: a loan at a fixed rate that is paid back in equal months. Twelve months at the monthly rate make the yearly one
 * (decision 081).
 */
export function repayment({ loan, years, rate }: Mortgage): Repayment {
  const months = years * 12;
  const monthlyRate = Math.expm1(Math.log1p(rate / 100) / 12);
  const exact = rate === 0 ? loan / months : (loan * monthlyRate) / -Math.expm1(-years * Math.log1p(rate / 100));
  const monthly = cents(exact);
  const total = cents(monthly * months);
  // The last month settles the cents that rounding leaves.
  return { monthly, months, total, interest: Math.max(0, cents(total - loan)) };
}
