import { listParameters, serializeListingQuery } from "@gevel/config";
import type { Catalog } from "~/replica/replica";
import { restrictListingQuery, type SearchedList } from "../query/restrict-listing-query.server";

const ownNames: ReadonlySet<string> = new Set(listParameters);

/**
 * HOME-4: a form without script sends all its fields, the empty ones and both ends of the price separately. Returns the
 * address with exactly the parameters of PROP-3, as script would have made it, for one redirect; null if it already is
 * that, in any order. Foreign parameters stay.
 */
export function tidyListAddress(
  list: SearchedList,
  { pathname, searchParams }: URL,
  catalog: Pick<Catalog, "cityKey" | "isType">,
): string | null {
  const requested = [...searchParams].filter(([name]) => ownNames.has(name));
  if (requested.length === 0) return null;
  const query = restrictListingQuery(list, searchParams, catalog);
  const right = serializeListingQuery(query);
  right.delete("sort");
  if (query.sort !== list.sort) right.set("sort", query.sort);
  if (inOrder(requested) === inOrder([...right])) return null;
  for (const [name, value] of searchParams) if (!ownNames.has(name)) right.append(name, value);
  const search = right.toString();
  return search ? `${pathname}?${search}` : pathname;
}

const inOrder = (pairs: [string, string][]) => JSON.stringify(pairs.map((pair) => JSON.stringify(pair)).sort());
