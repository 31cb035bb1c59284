import { formatPrice, type ListingQuery } from "@gevel/config";
import { useIntl } from "react-intl";
import { usePaths } from "~/i18n/use-paths";

/** A price filter in words; null where none is set. */
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
