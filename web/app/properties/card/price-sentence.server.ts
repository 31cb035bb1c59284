import type { Goal, Language, PriceText } from "@gevel/config";
import { textOf } from "~/i18n/text-of.server";

/** PROP-8: a price in a sentence of the bundles. */
export function priceSentence(price: PriceText, goal: Goal, language: Language): string {
  if (price.kind === "on-request")
    return textOf(language, goal === 1 ? "properties.price.rentOnRequest" : "properties.price.on-request");
  return textOf(language, `properties.price.${price.kind}`, { amount: price.amount });
}
