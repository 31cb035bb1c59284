import type { Goal, Language, RoomKind } from "@gevel/config";
import type { Replica } from "~/replica/replica";
import type { FacetOption, ListScope, OptionCount, SearchFacets, TypeOption } from "~/replica/search/search-result";
import type { FilterOption, FilterOptions, NumberOption } from "./filter-options";

/** Everything on offer, each with its current number of results; 0 is shown, not hidden. */
function counted<Option extends FacetOption<string | number>>(
  offered: readonly Option[],
  now: readonly Option[],
  allowed: readonly Option["value"][],
): Option[] {
  const counts = new Map(now.map(({ value, count }) => [value, count]));
  const within = offered.filter(({ value }) => allowed.length === 0 || allowed.includes(value));
  const known = new Set(within.map(({ value }) => value));
  // Chosen but no longer on offer: shown so that it can be removed.
  const only = now.filter(({ value }) => !known.has(value));
  return [...within, ...only].map((option) => ({ ...option, count: counts.get(option.value) ?? 0 }));
}

const cityOption = ({ value, label, count }: FacetOption<string>): FilterOption<string> => [value, label, count];

/** PROP-2: a subtype whose type is not offered is listed at the top level. */
function typeOptions(options: readonly TypeOption[]): FilterOption<number>[] {
  let top: number | null = null;
  return options.map(({ value, label, count, parent }) => {
    if (parent !== null && parent === top) return [value, label, count, 1];
    top = value;
    return [value, label, count];
  });
}

const pairs = (options: readonly OptionCount[]) => options.map(({ value, count }): NumberOption => [value, count]);

/** More rooms never give more results: after the first number with none, all have none. */
function untilNone(options: readonly OptionCount[]): NumberOption[] {
  const none = options.findIndex(({ count }) => count === 0);
  return pairs(none < 0 ? options : options.slice(0, none + 1));
}

/** HOME-1: the goal decides which places, types and prices are offered. */
export function filterOptions(
  replica: Replica,
  goal: Goal,
  language: Language,
  facets: SearchFacets,
  scope: ListScope = { types: [], cities: [] },
): FilterOptions {
  const { catalog } = replica;
  const rooms = (kind: RoomKind) => untilNone(facets.rooms[kind]);
  return {
    cities: counted(catalog.cities(goal, language), facets.cities, scope.cities).map(cityOption),
    types: typeOptions(counted(catalog.types(goal, language), facets.types, scope.types)),
    minPrices: pairs(facets.minPrices),
    maxPrices: pairs(facets.maxPrices),
    rooms: {
      bedrooms: rooms("bedrooms"),
      bathrooms: rooms("bathrooms"),
      showerrooms: rooms("showerrooms"),
      toilets: rooms("toilets"),
      garages: rooms("garages"),
    },
    surfaces: pairs(facets.surfaces),
    labels: facets.labels.map(({ count }) => count),
    amenities: facets.amenities.map(({ count }) => count),
    maxRooms: replica.tree(language)?.config.propertySearch.maxRooms ?? 0,
  };
}
