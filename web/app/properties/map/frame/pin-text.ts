import { localeTags, type Language } from "@gevel/config";

/** A price as short as a pin wants it: € 325.000 whole, above a million as € 1,25 mln. */
export function pinText(price: number | null, language: Language, onRequest: string): string {
  if (price === null) return onRequest;
  const isLarge = price >= 1_000_000;
  return new Intl.NumberFormat(localeTags[language], {
    style: "currency",
    currency: "EUR",
    notation: isLarge ? "compact" : "standard",
    maximumFractionDigits: isLarge ? 2 : 0,
    minimumFractionDigits: 0,
  }).format(price);
}
