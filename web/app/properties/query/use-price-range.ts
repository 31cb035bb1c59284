import { formatNumber, formatPrice, type ListingQuery } from "@gevel/config";
import { useIntl } from "react-intl";
import { usePaths } from "~/i18n/use-paths";

/** A price filter as text; null if none is set. */
export function usePriceRange(): (query: Pick<ListingQuery, "minPrice" | "maxPrice">) => string | null {
  const intl = useIntl();
  const { language } = usePaths();
  return ({ minPrice, maxPrice }) => {
    const min = minPrice === null ? null : formatPrice(minPrice, language);
    const max = maxPrice === null ? null : formatPrice(maxPrice, language);
    if (min !== null && max !== null) return intl.formatMessage({ id: "properties.search.priceRange" }, { min, max });
    if (min !== null) return intl.formatMessage({ id: "properties.search.fromPrice" }, { amount: min });
    return max === null ? null : intl.formatMessage({ id: "properties.search.toPrice" }, { amount: max });
  };
}

const thousands = (amount: number | null) =>
  amount !== null && amount >= 1000 && amount % 1000 === 0 ? amount / 1000 : null;

/** The same for narrow places: between two whole thousands, in thousands. */
export function useShortPriceRange(): ReturnType<typeof usePriceRange> {
  const intl = useIntl();
  const { language } = usePaths();
  const inFull = usePriceRange();
  return (query) => {
    const [min, max] = [thousands(query.minPrice), thousands(query.maxPrice)];
    if (min === null || max === null) return inFull(query);
    const range = { min: formatNumber(min, language), max: formatNumber(max, language) };
    return intl.formatMessage({ id: "properties.search.thousands" }, range);
  };
}
