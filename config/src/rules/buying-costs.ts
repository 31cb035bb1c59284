import type { Region } from "./region-of-postcode.js";

/** `own-home`: somebody who buys the only home they own and comes to live in it; `other`: everybody else, companies too. */
export const buyers = ["own-home", "other"] as const;
export type Buyer = (typeof buyers)[number];

export type BoughtSubject = "home" | "land";

export interface TransferTaxRule {
  readonly region: Region;
  readonly buyers: readonly Buyer[];
  readonly subjects: readonly BoughtSubject[];
  /** Percent of the price. */
  readonly rate: number;
  /** The first so many euros are free where the price is at most `upTo`. */
  readonly free?: { readonly amount: number; readonly upTo: number };
  /** Deeds from this day on. */
  readonly from: string;
  readonly source: string;
}

const everybody: Pick<TransferTaxRule, "buyers" | "subjects"> = { buyers, subjects: ["home", "land"] };
const ownHome: Pick<TransferTaxRule, "buyers"> = { buyers: ["own-home"] };

/** Date the rules below were last checked against their sources. */
export const buyingCostsCheckedOn = "2026-11-21";

/**
 * The regions' taxes on a sale that is not under VAT; of the rules that apply to a purchase and are in force, the last
 * one counts. Left out until their sources are at hand: Flanders' rates for deep renovation and for modest homes,
 * Brussels' reduction for energy classes gained.
 */
export const transferTaxRules: readonly TransferTaxRule[] = [
  {
    ...{ region: "flanders", ...everybody, rate: 12, from: "2022-01-01" },
    source: "Vlaamse Codex Fiscaliteit, art. 2.9.4.1.1",
  },
  {
    ...{ region: "flanders", ...ownHome, subjects: ["home"], rate: 2, from: "2025-01-01" },
    source: "Vlaamse Codex Fiscaliteit, art. 2.9.4.2.11",
  },
  {
    ...{ region: "brussels", ...everybody, rate: 12.5, from: "2002-01-01" },
    source: "Wetboek der registratierechten (Brussel), art. 44",
  },
  {
    ...{ region: "brussels", ...ownHome, subjects: ["home"], rate: 12.5, from: "2023-04-01" },
    free: { amount: 200_000, upTo: 600_000 },
    source: "Wetboek der registratierechten (Brussel), art. 46bis: abattement",
  },
  {
    ...{ region: "brussels", ...ownHome, subjects: ["land"], rate: 12.5, from: "2023-04-01" },
    free: { amount: 100_000, upTo: 300_000 },
    source: "Wetboek der registratierechten (Brussel), art. 46bis: abattement",
  },
  {
    ...{ region: "wallonia", ...everybody, rate: 12.5, from: "2002-01-01" },
    source: "Code des droits d'enregistrement (Région wallonne), art. 44",
  },
  {
    ...{ region: "wallonia", ...ownHome, subjects: ["home", "land"], rate: 3, from: "2025-01-01" },
    source: "Code des droits d'enregistrement (Région wallonne), taux réduit de 3 %",
  },
];

/** Percent of each part of the price, up to its end: scale J of the royal decree of 16 December 1950. */
const notaryScale: readonly (readonly [number, number])[] = [
  [7_500, 4.56],
  [17_500, 2.85],
  [30_000, 2.28],
  [45_495, 1.71],
  [64_095, 1.14],
  [250_095, 0.57],
  [Infinity, 0.057],
];

const vat = 21;

const cents = (amount: number) => Math.round(amount * 100) / 100;

const withVat = (amount: number) => cents((amount * (100 + vat)) / 100);

/**
 * A notary's fee for the deed of sale in euros, VAT included. For a sole own home of at most € 850,000 it is an upper
 * bound: scale Jbis is lower.
 */
export function notaryFee(price: number): number {
  const parts = notaryScale.map(([end, percent], index) => {
    const start = notaryScale[index - 1]?.[0] ?? 0;
    return (Math.max(0, Math.min(price, end) - start) * percent) / 100;
  });
  return withVat(parts.reduce((sum, part) => sum + part, 0));
}

/** A notary's file costs for the deed of a sole own home since 1 January 2023, VAT included. */
const ownHomeFile = withVat(750);

export interface Purchase {
  region: Region;
  subject: BoughtSubject;
  buyer: Buyer;
  /** Euros. */
  price: number;
}

/** Costs on top of the price, in euros. */
export interface BuyingCosts {
  tax: number;
  rule: TransferTaxRule;
  /** The tax-free part of the price. */
  free: number;
  notary: number;
  /** Null where no law fixes it. */
  file: number | null;
  /** The sum of all known costs. */
  total: number;
}

const isAbout = (rule: TransferTaxRule, { region, subject, buyer }: Omit<Purchase, "price">) =>
  rule.region === region && rule.subjects.includes(subject) && rule.buyers.includes(buyer);

/** Features A6: registration tax of the region and the notary on a day. The price is a finite number above zero. */
export function buyingCosts(purchase: Purchase, today: Date): BuyingCosts {
  const { price, buyer, subject } = purchase;
  const day = today.toISOString().slice(0, 10);
  const rule = transferTaxRules.findLast((each) => isAbout(each, purchase) && each.from <= day);
  if (!rule) throw new Error(`no registration tax is defined for ${purchase.region} on ${day}`);
  const free = rule.free && price <= rule.free.upTo ? Math.min(rule.free.amount, price) : 0;
  const tax = cents(((price - free) * rule.rate) / 100);
  const notary = notaryFee(price);
  const file = buyer === "own-home" && subject === "home" ? ownHomeFile : null;
  return { tax, rule, free, notary, file, total: cents(tax + notary + (file ?? 0)) };
}
