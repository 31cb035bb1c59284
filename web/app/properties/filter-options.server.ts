import type { Goal, Language, PropertyList } from "@gevel/config";
import type { FacetOption, Replica, SearchResult } from "../replica/replica";
import type { FilterOption, FilterOptions } from "./search-box/filter-options";

type Narrowed = Pick<PropertyList, "types" | "cities">;

/** Everything on offer, each with the number of matches it stands for now. */
function withCounts<Value extends string | number>(
  all: readonly FacetOption<Value>[],
  now: readonly FacetOption<Value>[] | undefined,
  allowed: readonly Value[],
): FilterOption<Value>[] {
  const counts = new Map(now?.map(({ value, count }) => [value, count]));
  return all
    .filter(({ value }) => allowed.length === 0 || allowed.includes(value))
    .map(({ value, label, count }) => [value, label, now ? (counts.get(value) ?? 0) : count] as const);
}

/** HOME-1: the goal decides which places, types and prices are offered. */
export function filterOptions(
  replica: Replica,
  goal: Goal,
  language: Language,
  facets?: SearchResult["facets"],
  narrowed: Narrowed = { types: [], cities: [] },
): FilterOptions {
  const { catalog } = replica;
  const settings = replica.tree(language)?.config.propertySearch;
  return {
    cities: withCounts(catalog.cities(goal, language), facets?.cities, narrowed.cities),
    types: withCounts(catalog.types(goal, language), facets?.types, narrowed.types),
    prices: (goal === 0 ? settings?.salePrices : settings?.rentPrices) ?? [],
    maxRooms: settings?.maxRooms ?? 0,
  };
}
