import { listingSorts, parseListingQuery, type ListingQuery, type PropertyList } from "@gevel/config";
import type { Catalog } from "~/replica/replica";

export type SearchedList = Pick<PropertyList, "id" | "goal" | "types" | "cities" | "sort">;

/** The requested values that are allowed: staff restrict a list, and the rest of an address is ignored. */
const within = <Value>(requested: Value[], allowed: readonly Value[]) =>
  allowed.length === 0 ? requested : requested.filter((value) => allowed.includes(value));

/** PROP-3, PROP-4: an address's parameters as this list reads them, in the list's own order unless they name one. */
export function restrictListingQuery(
  { goal, types, cities, sort }: SearchedList,
  params: URLSearchParams,
  catalog: Pick<Catalog, "cityKey" | "isType">,
): ListingQuery {
  const requested = parseListingQuery(params, goal ?? 0);
  const offered = (keys: readonly string[]) => [...new Set(keys.map((key) => catalog.cityKey(key)))];
  const hasSort = listingSorts.some((known) => known === params.get("sort"));
  return {
    ...requested,
    types: within(requested.types, types).filter((id) => catalog.isType(id)),
    cities: within(offered(requested.cities), offered(cities)),
    sort: hasSort ? requested.sort : sort,
  };
}
