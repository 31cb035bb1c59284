import {
  exampleMortgage,
  formatNumber,
  formatPrice,
  listingCostFields,
  minCostAmount,
  mortgageFields,
  parseMortgageInput,
  type BoughtSubject,
  type Buyer,
  type Language,
  type Region,
} from "@gevel/config";
import type { BuyingTable } from "./buying-table";
import type { MortgageContent } from "./mortgage";
import { mortgageContent } from "./mortgage-content";
import { purchaseTable } from "./purchase-table";

/** What the costs of a listing for sale are calculated from, in the browser as on the server. */
export interface ListingCosts {
  /** Euros. */
  price: number;
  /** Null where none of our rules of buying apply: then only a loan is calculated. */
  purchase: {
    region: Region;
    subject: BoughtSubject;
    /** The kinds of buyer that pay a different amount. */
    buyers: readonly Buyer[];
  } | null;
  /** The day whose rules apply, as `2026-11-28`: browser and server agree on it. */
  day: string;
}

/** `last`: what the browser stored of an earlier listing. */
export type CostBasis = "example" | "last" | "own";

export interface CalculatedCosts {
  basis: Exclude<CostBasis, "last">;
  buyer: Buyer | null;
  mortgage: MortgageContent;
  table: BuyingTable | null;
  /** What is not borrowed of price and costs; null if either is unknown. */
  ownMoney: string | null;
}

type LoanFields = Record<(typeof mortgageFields)[number], string>;

/** As somebody would type it; null for a price of which nobody borrows a part. */
function exampleLoan(price: number, language: Language): LoanFields | null {
  const { share, years, rate } = exampleMortgage;
  const loan = Math.floor((price * share) / 100 / minCostAmount) * minCostAmount;
  if (loan < minCostAmount) return null;
  return { loan: formatNumber(loan, language), "loan-years": String(years), "loan-rate": formatNumber(rate, language) };
}

/** The visitor's own input in a page's address or form, and nothing else of it; empty if there is none. */
export const ownInput = (params: URLSearchParams): string =>
  new URLSearchParams([...params].filter(([name]) => listingCostFields.some((field) => field === name))).toString();

/** The costs of buying and of a loan for what was entered (`ownInput`), or for the example. */
export function calculateCosts(
  { price, purchase, day }: ListingCosts,
  input: string,
  language: Language,
): CalculatedCosts {
  const entered = new URLSearchParams(input);
  const example = exampleLoan(price, language);
  const isAsked = mortgageFields.some((field) => entered.has(field));
  const params = isAsked || !example ? entered : new URLSearchParams(example);
  const isExample = example !== null && mortgageFields.every((field) => params.get(field) === example[field]);
  const buyers = purchase?.buyers ?? [];
  const buyer = buyers.find((each) => each === entered.get("costs-buyer")) ?? buyers[0] ?? null;
  const table = purchase && purchaseTable({ ...purchase, price, ...(buyer && { buyer }) }, language, new Date(day));
  const needed = table?.purchases[0]?.needed;
  const loan = parseMortgageInput(params).mortgage?.loan;
  const isKnown = needed !== undefined && loan !== undefined;
  return {
    basis: isExample ? "example" : "own",
    buyer,
    mortgage: mortgageContent(params, language),
    table,
    ownMoney: isKnown ? formatPrice(Math.max(0, needed - loan), language) : null,
  };
}
