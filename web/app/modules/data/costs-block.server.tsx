import type { CostsModule, Language } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { renderStatic, staticMarkup } from "~/islands/render-static.server";
import { Calculator } from "~/properties/costs/calculator";
import { calculatorContent } from "~/properties/costs/calculator.server";
import { pathsOf } from "~/shell/chrome/chrome.server";
import type { CostsBlock } from "../content/items";

/** Features A6: a calculator as staff placed it, with what a visitor asked it. */
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
