import { emptyListingQuery, formatPrice, type Language } from "@gevel/config";
import { textOf } from "~/i18n/text-of.server";
import type { Replica } from "~/replica/replica";
import type { PlacePage, PlacePages } from "./place-pages.server";
import { priceFigures } from "./price-figures";

/** SEO-4: what is on offer and what it costs, where staff wrote no introduction: published prices alone. */
export function placeLine(
  { catalog }: Pick<Replica, "catalog">,
  pages: PlacePages,
  { goal, town, type, count }: PlacePage,
  language: Language,
): string {
  const filters = { cities: [...town.cities], types: type ? [type.id] : [] };
  const list = pages.lists[goal]?.list;
  const { from, median, perSquareMetre } = priceFigures(
    count === 0 ? [] : catalog.askedPrices({ ...emptyListingQuery(goal), ...filters }, list),
  );
  const price = (amount: number, step: number) => formatPrice(Math.round(amount / step) * step, language);
  const homes =
    from === null
      ? textOf(language, `place.line.${goal}`, { count })
      : textOf(language, `place.lineFrom.${goal}`, { count, from: formatPrice(from, language) });
  if (median === null) return homes;
  const middle = price(median, goal === 0 ? 1000 : 1);
  if (goal === 1 || perSquareMetre === null)
    return `${homes} ${textOf(language, `place.median.${goal}`, { median: middle })}`;
  const both = { median: middle, area: price(perSquareMetre, 10) };
  return `${homes} ${textOf(language, "place.medianAndArea", both)}`;
}
