import { type CostsModule, type Language, formatNumber, parsePurchaseInput } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { renderStatic, staticMarkup } from "~/islands/render-static.server";
import { Calculator, type CalculatorContent } from "~/properties/costs/calculator";
import { pathsOf } from "~/shell/chrome/chrome.server";
import type { CostsBlock } from "../content/items";
import { mortgageContent } from "~/properties/costs/mortgage-content";
import { purchaseTable } from "~/properties/costs/purchase-table";

/** A calculator's content at an address: the visitor's own numbers, else the example. */
export function calculatorContent(
  { id, region, price }: CostsModule,
  params: URLSearchParams,
  language: Language,
  today = new Date(),
): CalculatorContent {
  const question = parsePurchaseInput(params, region);
  const isRead = Object.keys(question.problems).length === 0;
  const { buyer, subject } = question;
  // If only a loan is requested, the example is shown beside it.
  const bought = isRead ? { region: question.region, buyer, subject, price: question.price ?? price } : null;
  return {
    id: `costs-${id}`,
    examplePrice: isRead ? formatNumber(price, language) : "",
    question,
    table: bought && purchaseTable(bought, language, today),
    mortgage: mortgageContent(params, language),
  };
}

/** Features A6: a calculator as staff placed it, with the visitor's input. */
export function costsBlock(
  context: Pick<AppLoadContext, "replica" | "siteUrl" | "rendered" | "isDataRequest">,
  costs: CostsModule,
  { params, language }: { params: URLSearchParams; language: Language },
): CostsBlock {
  const content = calculatorContent(costs, params, language);
  const { id } = content;
  const html = renderStatic(<Calculator content={content} />, pathsOf(context, language), id);
  return { kind: "costs", id, rendered: staticMarkup(context, id, html) };
}
