import { serializeListingQuery, type ListingQuery, type ListingSort } from "@gevel/config";

/** Address of a list in a state. The list's own order is the one that is not written. */
export function listAddress(path: string, query: ListingQuery, defaultSort: ListingSort = "newest"): string {
  const params = serializeListingQuery(query);
  params.delete("sort");
  if (query.sort !== defaultSort) params.set("sort", query.sort);
  const search = params.toString();
  return search ? `${path}?${search}` : path;
}
