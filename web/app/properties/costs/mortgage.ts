import type { CostInput } from "@gevel/config";

/** A loan formatted in the page's language; no answer if nothing was asked or it could not be parsed. */
export interface MortgageContent extends CostInput {
  answer: { monthly: string; months: string; total: string; interest: string; rate: string } | null;
}
