import type { Goal, ListingSort, RoomKind } from "@gevel/config";

export interface FacetOption<Value extends string | number> {
  value: Value;
  label: string;
  count: number;
}

/** PROP-2: a type stands before its kinds. */
export interface TypeOption extends FacetOption<number> {
  /** What it is a kind of; null at the top. */
  parent: number | null;
}

export interface OptionCount {
  value: number;
  count: number;
}

/** Beside each option: how many results there are with it alone in its facet, all other filters as they are. */
export interface SearchFacets {
  /** Places and types that would give a result, and chosen ones. */
  cities: FacetOption<string>[];
  types: TypeOption[];
  /** The site's price steps for the goal, and a chosen price that is none of them. */
  minPrices: OptionCount[];
  maxPrices: OptionCount[];
  /** "At least so many", from 1 to the most that the site offers, and a chosen number beyond. */
  rooms: Record<RoomKind, OptionCount[]>;
}

/** A filter as visitors know it: one parameter of PROP-3. */
export type SearchFilter = "search" | "cities" | "types" | "price" | "area" | RoomKind;

export interface SearchResult {
  total: number;
  page: number;
  pageCount: number;
  pageSize: number;
  /** Of the listings on that page, in its order. */
  ids: readonly number[];
  facets: SearchFacets;
  /** When nothing is found: the one filter that frees most when it is taken back, and how many; null where none does. */
  relaxation: { filter: SearchFilter; count: number } | null;
}

/** What staff narrowed a list to; an empty one does not narrow. Visitors choose within it, anything else is ignored. */
export interface ListScope {
  types: readonly number[];
  cities: readonly string[];
}

/** PROP-7: a listing's place within a search. */
export interface Neighbours {
  /** From 1. */
  position: number;
  total: number;
  previous: number | null;
  next: number | null;
}

/** PROP-5: a match on the map: id, latitude, longitude, whether that is its own point or only its place's, price. */
export type MapPoint = readonly [id: number, latitude: number, longitude: number, exact: 0 | 1, price: number | null];

export interface ListingSelection {
  goal: Goal | null;
  types: readonly number[];
  cities: readonly string[];
  state: "on-offer" | "sold-or-rented";
  sort: ListingSort;
  limit: number;
}
