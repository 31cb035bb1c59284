import { serializeListingQuery, type ListingQuery } from "@gevel/config";

/** Where the number of matches in a list is asked; sort, page and view do not change it. */
export function countAddress(list: string, query: ListingQuery): string {
  const params = serializeListingQuery({ ...query, sort: "newest", page: 1, view: "list" });
  params.set("list", list);
  params.set("goal", String(query.goal));
  return `/api/listing-count?${params}`;
}
