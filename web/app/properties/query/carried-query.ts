import { emptyListingQuery, type Goal, type ListingQuery } from "@gevel/config";
import type { FilterOptions } from "./filter-options";

/** HOME-1: what was chosen for one goal, as far as the other offers it too. Its prices are others. */
export function carriedQuery(
  { cities, types, rooms }: ListingQuery,
  goal: Goal,
  offered: Pick<FilterOptions, "cities" | "types">,
): ListingQuery {
  const places = new Set(offered.cities.map(([value]) => value));
  const kinds = new Set(offered.types.map(([value]) => value));
  return {
    ...emptyListingQuery(goal),
    cities: cities.filter((city) => places.has(city)),
    types: types.filter((type) => kinds.has(type)),
    rooms,
  };
}
