import { formatNumber, parsePurchaseInput, type CostsModule, type Language } from "@gevel/config";
import type { CalculatorContent } from "./calculator";
import { mortgageContent } from "./mortgage.server";
import { purchaseTable } from "./purchase-table.server";

/** What a calculator of staff shows at an address: the visitor's own numbers, else the example. */
export function calculatorContent(
  { id, region, price }: CostsModule,
  params: URLSearchParams,
  language: Language,
  today = new Date(),
): CalculatorContent {
  const question = parsePurchaseInput(params, region);
  const isRead = Object.keys(question.problems).length === 0;
  const { buyer, subject } = question;
  // A loan alone may be asked for: the example stands beside it then.
  const bought = isRead ? { region: question.region, buyer, subject, price: question.price ?? price } : null;
  return {
    id: `costs-${id}`,
    examplePrice: isRead ? formatNumber(price, language) : "",
    question,
    table: bought && purchaseTable(bought, language, today),
    mortgage: mortgageContent(params, language),
  };
}
