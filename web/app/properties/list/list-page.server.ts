import {
  serializeListingQuery,
  type Goal,
  type Language,
  type ListingSort,
  emptyListingQuery,
  type ListingQuery,
} from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import type { StaticMarkup } from "~/islands/static-markup";
import { staticMarkup } from "~/islands/render-static.server";
import { renderCards } from "../card/render-cards.server";
import { filterOptions } from "../query/filter-options.server";
import { restrictListingQuery, type SearchedList } from "../query/restrict-listing-query.server";
import { mapPointsAddress } from "../map/addresses";
import { packOptions, type PackedOptions } from "../query/packed-options";
import { renderBrowseLinks } from "../place-pages/render-place-links.server";
import { textOf } from "~/i18n/text-of.server";
import type { SearchFilter, SearchResult } from "~/replica/search/search-result";
import { listAddress } from "../query/list-address";
import type { ListState } from "../query/list-state";

export interface RelaxedList {
  /** The list without the filter. */
  address: string;
  /** The filter to remove, and the number of results. */
  text: string;
  /** Above its first listings. */
  title: string;
}

/** Number of its listings shown for an empty list. */
const nearestAtMost = 3;

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
    case "surface":
      return { ...query, minSurface: null };
    case "epc":
      return { ...query, epc: null };
    case "garden":
    case "terrace":
    case "parking":
      return { ...query, amenities: query.amenities.filter((amenity) => amenity !== filter) };
    default:
      return { ...query, rooms: { ...query.rooms, [filter]: none.rooms[filter] } };
  }
}

/** The nearest to the unmatched price comes first; else the list's own order. */
function nearestQuery(query: ListingQuery, filter: SearchFilter): ListingQuery {
  const wider = { ...without(query, filter), page: 1 };
  if (filter !== "price") return wider;
  return { ...wider, sort: query.maxPrice === null ? "price-down" : "price-up" };
}

/** PROP-18: for an empty list, offers to remove the one filter that yields most results, as text and as an address. */
function relaxedList(
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

export interface ListPageData {
  goal: Goal;
  /** Canonical path of the page with the list. */
  path: string;
  /** The state it shows, as parameters: without what was wrong in the address. */
  search: string;
  defaultSort: ListingSort;
  total: number;
  page: number;
  pageCount: number;
  /** Ids of this page's results. */
  ids: readonly number[];
  /** Its cards; for an empty list the nearest ones of `relaxed`. */
  results: StaticMarkup;
  options: PackedOptions;
  /** PROP-18: for an empty list, the removable filter that yields most results. */
  relaxed?: RelaxedList;
  /** PROP-10: how many more there are with what is sold or rented, while that is left out. */
  gone: number;
  /** PROP-5: where the map finds every match; null while the list is shown. */
  mapPoints: string | null;
  /** SEO-4: the path of a place page, which has the pages of its list; filters and order lead to the list at `path`. */
  placePath?: string;
  /** SEO-4: links to place pages; null beside a map. */
  placeLinks: StaticMarkup | null;
}

/** What a place page changes about the list it is a part of. */
export interface PlaceList {
  path: string;
  /** Rendered links to the pages next to it. */
  links: string;
}

/** PROP-3, PROP-4: a list page in the state of its address. */
export function loadListPage(
  context: Pick<AppLoadContext, "replica" | "rendered" | "isDataRequest">,
  propertyList: SearchedList,
  url: URL,
  language: Language,
  place?: PlaceList,
): ListPageData {
  const { replica } = context;
  const query = restrictListingQuery(propertyList, url.searchParams, replica.catalog);
  const { goal } = query;
  const path = url.pathname.replace(/\/*$/, "/");
  const result = replica.catalog.search(query, language, propertyList);
  const params = serializeListingQuery({ ...query, page: result.page });
  params.set("sort", query.sort);
  const { relaxation } = result;
  const relaxed = relaxation && relaxedList(relaxation, { path, query, defaultSort: propertyList.sort }, language);
  const shown = relaxation
    ? replica.catalog.search(nearestQuery(query, relaxation.filter), language, propertyList).ids.slice(0, nearestAtMost)
    : result.ids;
  return {
    goal,
    path,
    search: params.toString(),
    defaultSort: propertyList.sort,
    total: result.total,
    page: result.page,
    pageCount: result.pageCount,
    ids: result.ids,
    results: staticMarkup(context, `results-${propertyList.id}`, renderCards(replica, shown, language)),
    options: packOptions(
      filterOptions(replica, goal, language, result.facets, { scope: propertyList, chosen: query.cities }),
    ),
    ...(relaxed && { relaxed }),
    gone: query.sold ? 0 : replica.catalog.count({ ...query, sold: true }, propertyList) - result.total,
    mapPoints: query.view === "map" ? mapPointsAddress(query, language, propertyList) : null,
    ...(place && { placePath: place.path }),
    placeLinks:
      query.view === "map"
        ? null
        : staticMarkup(
            context,
            `places-${propertyList.id}`,
            place?.links ?? renderBrowseLinks(replica, goal, language),
          ),
  };
}
