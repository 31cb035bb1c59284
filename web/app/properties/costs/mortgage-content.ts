import { formatNumber, formatPrice, parseMortgageInput, repayment, type Language } from "@gevel/config";
import type { MortgageContent } from "./mortgage";

/** The loan asked for by an address or a form. */
export function mortgageContent(params: URLSearchParams, language: Language): MortgageContent {
  const { given, problems, mortgage } = parseMortgageInput(params);
  if (!mortgage) return { given, problems, answer: null };
  const { monthly, months, total, interest } = repayment(mortgage);
  const answer = {
    monthly: formatPrice(monthly, language),
    months: formatNumber(months, language),
    total: formatPrice(Math.round(total), language),
    interest: formatPrice(Math.round(interest), language),
    rate: formatNumber(mortgage.rate, language),
  };
  return { given, problems, answer };
}
