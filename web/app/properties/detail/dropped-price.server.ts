import { belgianDay, formatDay, formatPrice, isRecentDrop, type Language, type Listing } from "@gevel/config";
import type { PropertyContent } from "./property-content";

/** A7: what the price was until lately. The CMS tells honest drops alone; here it is asked whether that is still news. */
export function droppedPrice(
  { price, priceDrop }: Pick<Listing, "price" | "priceDrop">,
  language: Language,
  today = new Date(),
): PropertyContent["priceDrop"] {
  if (!priceDrop || priceDrop.after !== price || !isRecentDrop(priceDrop, today)) return null;
  return {
    before: formatPrice(priceDrop.before, language),
    day: formatDay(belgianDay(new Date(priceDrop.on)), language),
  };
}
