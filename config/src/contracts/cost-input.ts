import { buyers, type BoughtSubject, type Buyer } from "../rules/buying-costs.js";
import type { Mortgage } from "../rules/mortgage.js";
import { regions, type Region } from "../rules/region-of-postcode.js";
import { parseAmount, parsePercent } from "../rules/parse-amount.js";

/** The parameters of the cost calculators. Distinct from a list's own parameters, as both may be in one address. */
export const purchaseFields = ["costs-price", "costs-region", "costs-buyer", "costs-subject"] as const;
export const mortgageFields = ["loan", "loan-years", "loan-rate"] as const;
/** Of a listing's page, which has the price itself. */
export const listingCostFields = ["costs-buyer", ...mortgageFields] as const;
export const costFields = [...purchaseFields, ...mortgageFields] as const;
export type CostField = (typeof costFields)[number];

/** The interface has one text each. */
export type CostProblem = "required" | "amount" | "years" | "rate";

/** Lower ones are a slip: 350 for 350,000. */
export const minCostAmount = 1_000;
export const maxMortgageYears = 40;
const highestRate = 25;

export interface CostInput {
  /** As the visitor typed it. */
  given: Partial<Record<CostField, string>>;
  problems: Partial<Record<CostField, CostProblem>>;
}

export interface PurchaseInput extends CostInput {
  /** Null if missing or unreadable. */
  price: number | null;
  region: Region;
  buyer: Buyer;
  subject: BoughtSubject;
}

export interface MortgageInput extends CostInput {
  mortgage: Mortgage | null;
}

const subjects: readonly BoughtSubject[] = ["home", "land"];

/** Longer ones are nothing that a person types. */
const longest = 40;

function given(params: URLSearchParams, fields: readonly CostField[]): CostInput["given"] {
  const input = fields.flatMap((field) => {
    const text = params.get(field)?.trim().slice(0, longest);
    return text ? [[field, text] as const] : [];
  });
  return Object.fromEntries(input);
}

function readAmount(text: string): number | null {
  const amount = parseAmount(text);
  return amount !== null && amount >= minCostAmount ? amount : null;
}

function readYears(text: string): number | null {
  const years = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return years >= 1 && years <= maxMortgageYears ? years : null;
}

function readRate(text: string): number | null {
  const rate = parsePercent(text);
  return rate !== null && rate <= highestRate ? rate : null;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined, unsaid: Value): Value =>
  values.find((value) => value === text) ?? unsaid;

/** An unknown choice counts as the first one; an unreadable amount is reported. */
export function parsePurchaseInput(params: URLSearchParams, first: Region): PurchaseInput {
  const input = given(params, purchaseFields);
  const typed = input["costs-price"];
  const price = typed === undefined ? null : readAmount(typed);
  // A loan may be calculated without a price.
  const missing = params.has("costs-price") && mortgageFields.every((field) => !params.get(field)?.trim());
  const problem: CostProblem | null =
    typed === undefined ? (missing ? "required" : null) : price === null ? "amount" : null;
  return {
    given: input,
    problems: problem ? { "costs-price": problem } : {},
    price,
    region: oneOf(regions, input["costs-region"], first),
    buyer: oneOf(buyers, input["costs-buyer"], "own-home"),
    subject: oneOf(subjects, input["costs-subject"], "home"),
  };
}

/** All three or none: a part of them gives no monthly amount. */
export function parseMortgageInput(params: URLSearchParams): MortgageInput {
  const input = given(params, mortgageFields);
  if (Object.keys(input).length === 0) return { given: input, problems: {}, mortgage: null };
  const loan = readAmount(input.loan ?? "");
  const years = readYears(input["loan-years"] ?? "");
  const rate = readRate(input["loan-rate"] ?? "");
  if (loan !== null && years !== null && rate !== null)
    return { given: input, problems: {}, mortgage: { loan, years, rate } };
  const problem = (field: CostField, value: number | null, unreadable: CostProblem) =>
    value === null ? { [field]: input[field] === undefined ? "required" : unreadable } : {};
  return {
    given: input,
    problems: {
      ...problem("loan", loan, "amount"),
      ...problem("loan-years", years, "years"),
      ...problem("loan-rate", rate, "rate"),
    },
    mortgage: null,
  };
}
