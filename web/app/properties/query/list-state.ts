import type { ListingQuery, ListingSort } from "@gevel/config";

/** A list and the state it is in: what every link of the list page needs. */
export interface ListState {
  path: string;
  query: ListingQuery;
  defaultSort: ListingSort;
}
