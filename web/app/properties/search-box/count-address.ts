import { serializeListingQuery, type ListingQuery } from "@gevel/config";

/** Where the number of matches is asked; sort, page and view do not change it. */
export function countAddress(query: ListingQuery): string {
  const params = serializeListingQuery({ ...query, sort: "newest", page: 1, view: "list" });
  params.set("goal", String(query.goal));
  return `/api/listing-count?${params}`;
}
