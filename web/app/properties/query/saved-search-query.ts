import { serializeListingQuery, type ListingQuery } from "@gevel/config";

/** FORM-3: the search, as the saved-search page reads it, without sorting. */
export function savedSearchQuery(query: ListingQuery): string {
  const params = serializeListingQuery({
    ...query,
    search: "",
    area: null,
    sold: false,
    sort: "newest",
    page: 1,
    view: "list",
  });
  params.set("goal", query.goal === 1 ? "rent" : "buy");
  return `?${params}`;
}
