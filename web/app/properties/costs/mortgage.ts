import type { CostInput } from "@gevel/config";

/** A loan as the page's language writes it; no answer where nothing was asked or it could not be read. */
export interface MortgageContent extends CostInput {
  answer: { monthly: string; months: string; total: string; interest: string; rate: string } | null;
}
