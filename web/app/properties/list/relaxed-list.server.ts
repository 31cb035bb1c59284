import { emptyListingQuery, type Language, type ListingQuery } from "@gevel/config";
import { textOf } from "~/i18n/text-of.server";
import type { SearchFilter, SearchResult } from "~/replica/search/search-result";
import { listAddress } from "../query/list-address";
import type { ListState } from "../query/list-state";

export interface RelaxedList {
  /** The list without the filter. */
  address: string;
  /** What one gives up, and how many that shows. */
  text: string;
  /** Over the first homes of it. */
  title: string;
}

/** So many of its homes are shown where none were found. */
export const nearestAtMost = 3;

function without(query: ListingQuery, filter: SearchFilter): ListingQuery {
  const none = emptyListingQuery(query.goal);
  switch (filter) {
    case "search":
    case "cities":
    case "types":
      return { ...query, [filter]: none[filter] };
    case "area":
      return { ...query, area: null };
    case "price":
      return { ...query, minPrice: none.minPrice, maxPrice: none.maxPrice };
    default:
      return { ...query, rooms: { ...query.rooms, [filter]: none.rooms[filter] } };
  }
}

/** What is nearest to a price that nothing has comes first; else the list's own order. */
export function nearestQuery(query: ListingQuery, filter: SearchFilter): ListingQuery {
  const wider = { ...without(query, filter), page: 1 };
  if (filter !== "price") return wider;
  return { ...wider, sort: query.maxPrice === null ? "price-down" : "price-up" };
}

/** PROP-18: an empty list offers to take back the one filter that frees most, in words and as an address. */
export function relaxedList(
  { filter, count }: NonNullable<SearchResult["relaxation"]>,
  { path, query, defaultSort }: ListState,
  language: Language,
): RelaxedList {
  return {
    address: listAddress(path, { ...without(query, filter), page: 1 }, defaultSort),
    text: textOf(language, `properties.relax.${filter}`, { count }),
    title: textOf(language, "properties.relax.nearest"),
  };
}
