import {
  buyers,
  buyingCosts,
  buyingCostsCheckedOn,
  formatDay,
  formatNumber,
  formatPrice,
  lawLanguages,
  type Language,
  type Purchase,
} from "@gevel/config";
import type { BuyingTable } from "./buying-table";

/** A purchase; without a buyer, for each kind of buyer that pays a different amount. */
type Bought = Omit<Purchase, "buyer"> & Partial<Pick<Purchase, "buyer">>;

/** The costs on top of a price, formatted in the page's language. */
export function purchaseTable({ buyer: only, ...bought }: Bought, language: Language, today: Date): BuyingTable {
  const costs = buyers.map((buyer) => ({ buyer, ...buyingCosts({ ...bought, buyer }, today) }));
  const different = costs.filter(({ rule }, index) => costs.findIndex((other) => other.rule === rule) === index);
  const named = costs.filter(({ buyer }) => buyer === only);
  const shown = named.length > 0 ? named : different;
  const euros = (amount: number) => formatPrice(Math.round(amount), language);
  // The total is the sum of the amounts as shown, rounded to the euro.
  const together = (...amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + Math.round(amount), 0);
  return {
    region: bought.region,
    purchases: shown.map(({ buyer, rule, tax, free, notary, file }) => ({
      buyer: different.length === 1 ? "anybody" : buyer,
      rate: formatNumber(rule.rate, language),
      tax: euros(tax),
      free: free > 0 ? euros(free) : null,
      notary: euros(notary),
      file: file === null ? null : euros(file),
      total: euros(together(tax, notary, file ?? 0)),
      sum: euros(together(bought.price, tax, notary, file ?? 0)),
      needed: together(bought.price, tax, notary, file ?? 0),
    })),
    sources: shown.map(({ rule }) => ({ source: rule.source, since: formatDay(rule.from, language) })),
    sourceLanguage: lawLanguages[bought.region],
    checkedOn: formatDay(buyingCostsCheckedOn, language),
  };
}
