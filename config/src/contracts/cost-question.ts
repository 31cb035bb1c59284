import { buyers, type BoughtSubject, type Buyer } from "../rules/buying-costs.js";
import type { Mortgage } from "../rules/mortgage.js";
import { regions, type Region } from "../rules/region-of-postcode.js";
import { readTypedAmount, readTypedPercent } from "../rules/typed-amount.js";

/** What an address asks a calculator of costs. Apart from a list's own parameters, beside which it may stand. */
export const purchaseFields = ["costs-price", "costs-region", "costs-buyer", "costs-subject"] as const;
export const mortgageFields = ["loan", "loan-years", "loan-rate"] as const;
export const costFields = [...purchaseFields, ...mortgageFields] as const;
export type CostField = (typeof costFields)[number];

/** The interface has one text each. */
export type CostProblem = "required" | "amount" | "years" | "rate";

/** Lower ones are a slip: 350 for 350,000. */
export const lowestCostAmount = 1_000;
export const mostMortgageYears = 40;
const highestRate = 25;

export interface CostQuestion {
  /** As the visitor wrote it. */
  given: Partial<Record<CostField, string>>;
  problems: Partial<Record<CostField, CostProblem>>;
}

export interface PurchaseQuestion extends CostQuestion {
  /** Null where none was asked, or it could not be read. */
  price: number | null;
  region: Region;
  buyer: Buyer;
  subject: BoughtSubject;
}

export interface MortgageQuestion extends CostQuestion {
  mortgage: Mortgage | null;
}

const subjects: readonly BoughtSubject[] = ["home", "land"];

/** Longer ones are nothing that a person types. */
const longest = 40;

function given(params: URLSearchParams, fields: readonly CostField[]): CostQuestion["given"] {
  const told = fields.flatMap((field) => {
    const text = params.get(field)?.trim().slice(0, longest);
    return text ? [[field, text] as const] : [];
  });
  return Object.fromEntries(told);
}

function readAmount(text: string): number | null {
  const amount = readTypedAmount(text);
  return amount !== null && amount >= lowestCostAmount ? amount : null;
}

function readYears(text: string): number | null {
  const years = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return years >= 1 && years <= mostMortgageYears ? years : null;
}

function readRate(text: string): number | null {
  const rate = readTypedPercent(text);
  return rate !== null && rate <= highestRate ? rate : null;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined, unsaid: Value): Value =>
  values.find((value) => value === text) ?? unsaid;

/** A choice that is none of ours counts as the first one; an amount that cannot be read is said so. */
export function readPurchase(params: URLSearchParams, first: Region): PurchaseQuestion {
  const told = given(params, purchaseFields);
  const typed = told["costs-price"];
  const price = typed === undefined ? null : readAmount(typed);
  // A loan alone may be asked for.
  const missing = params.has("costs-price") && mortgageFields.every((field) => !params.get(field)?.trim());
  const problem: CostProblem | null =
    typed === undefined ? (missing ? "required" : null) : price === null ? "amount" : null;
  return {
    given: told,
    problems: problem ? { "costs-price": problem } : {},
    price,
    region: oneOf(regions, told["costs-region"], first),
    buyer: oneOf(buyers, told["costs-buyer"], "own-home"),
    subject: oneOf(subjects, told["costs-subject"], "home"),
  };
}

/** All three or none: a part of it says no monthly amount. */
export function readMortgage(params: URLSearchParams): MortgageQuestion {
  const told = given(params, mortgageFields);
  if (Object.keys(told).length === 0) return { given: told, problems: {}, mortgage: null };
  const loan = readAmount(told.loan ?? "");
  const years = readYears(told["loan-years"] ?? "");
  const rate = readRate(told["loan-rate"] ?? "");
  if (loan !== null && years !== null && rate !== null)
    return { given: told, problems: {}, mortgage: { loan, years, rate } };
  const problem = (field: CostField, value: number | null, unreadable: CostProblem) =>
    value === null ? { [field]: told[field] === undefined ? "required" : unreadable } : {};
  return {
    given: told,
    problems: {
      ...problem("loan", loan, "amount"),
      ...problem("loan-years", years, "years"),
      ...problem("loan-rate", rate, "rate"),
    },
    mortgage: null,
  };
}
