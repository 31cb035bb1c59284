import {
  listingSorts,
  parseListingQuery,
  serializeListingQuery,
  type Goal,
  type Language,
  type ListingQuery,
  type ListingSort,
  type PropertyList,
} from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import type { DrawnPart } from "~/ui/drawn";
import { drawnPart } from "~/site/draw.server";
import { drawCards } from "./draw-cards.server";
import { filterOptions } from "./filter-options.server";
import type { FilterOptions } from "./search-box/filter-options";

export interface ListPageData {
  goal: Goal;
  /** Canonical path of the page the list stands on. */
  path: string;
  /** The state it shows, as parameters: without what was wrong in the address. */
  search: string;
  defaultSort: ListingSort;
  total: number;
  page: number;
  pageCount: number;
  results: DrawnPart;
  options: FilterOptions;
}

/** Staff may narrow a list to some types or places: visitors choose among those. */
function within<Value>(chosen: readonly Value[], allowed: readonly Value[]): Value[] {
  if (allowed.length === 0) return [...chosen];
  const left = chosen.filter((value) => allowed.includes(value));
  return left.length > 0 ? left : [...allowed];
}

/** PROP-3, PROP-4: a list page in the state of its address. */
export function loadListPage(
  context: Pick<AppLoadContext, "replica" | "drawn" | "isDataRequest">,
  propertyList: Pick<PropertyList, "id" | "goal" | "types" | "cities" | "sort">,
  url: URL,
  language: Language,
): ListPageData {
  const goal = propertyList.goal ?? 0;
  const asked = parseListingQuery(url.searchParams, goal);
  const hasSort = listingSorts.some((sort) => sort === url.searchParams.get("sort"));
  const query: ListingQuery = { ...asked, view: "list", sort: hasSort ? asked.sort : propertyList.sort };
  const result = context.replica.catalog.search(
    { ...query, types: within(query.types, propertyList.types), cities: within(query.cities, propertyList.cities) },
    language,
  );
  const params = serializeListingQuery({ ...query, page: result.page });
  params.set("sort", query.sort);
  return {
    goal,
    path: url.pathname.replace(/\/*$/, "/"),
    search: params.toString(),
    defaultSort: propertyList.sort,
    total: result.total,
    page: result.page,
    pageCount: result.pageCount,
    results: drawnPart(context, `results-${propertyList.id}`, drawCards(context.replica, result.ids, language)),
    options: filterOptions(context.replica, goal, language, result.facets, propertyList),
  };
}
