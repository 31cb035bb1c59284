import { serializeListingQuery, type ListingQuery } from "@gevel/config";

/** FORM-3: what is searched, as the page of the search wish reads it; what only orders a list is none of it. */
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
