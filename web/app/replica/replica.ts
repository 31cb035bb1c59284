import type { Goal, Language, Listing, ListingQuery, ListingSort, Project, RoomKind, SiteTree } from "@gevel/config";
import type { ListingCard } from "./listing-card.server";

/** What loaders may ask of the replica. The implementation lives in the `*.server.ts` files beside this one. */
export interface Replica {
  /** The change number the replica has reached; 0 until the first content arrived. */
  readonly revision: number;
  /** When the CMS last answered, whether or not anything was new. */
  readonly checkedAt: Date | null;
  readonly defaultLanguage: Language;
  readonly enabledLanguages: readonly Language[];
  /** Null for a language that is not enabled, and before the first content arrived. */
  tree(language: Language): SiteTree | null;
  readonly catalog: Catalog;
  readonly projects: Projects;
}

/** PROP-13. */
export interface Projects {
  /** All that are on the site, sold out or not, newest first. */
  readonly all: readonly Project[];
  find(id: number): Project | null;
  /** Ids of the listings that are units of it. */
  unitsOf(project: Project): readonly number[];
  /** Canonical address of its page; null where there is no such project. */
  path(id: number, language: Language): string | null;
  /** LANG-4: in which its page stands for itself; the default language is always one. */
  ownIn(project: Project): readonly Language[];
  /** Of those, in which search engines may have it (CMS-3). */
  indexedIn(project: Project): readonly Language[];
}

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
export type SearchFilter = "search" | "cities" | "types" | "price" | RoomKind;

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

export interface Catalog {
  /** Listings held, whether on offer or not. */
  readonly size: number;
  search(query: ListingQuery, language: Language, scope?: ListScope): SearchResult;
  /** How many match, without building cards. */
  count(query: ListingQuery, scope?: ListScope): number;
  /** Null where the search does not find the listing. */
  neighbours(query: ListingQuery, id: number, language: Language, scope?: ListScope): Neighbours | null;
  /** Every match that has a point, in the order of the search; its page does not matter. */
  mapPoints(query: ListingQuery, language: Language, scope?: ListScope): MapPoint[];
  select(selection: ListingSelection, language: Language): ListingCard[];
  find(id: number): Listing | null;
  card(id: number, language: Language): ListingCard | null;
  /** PROP-2: places of the listings on offer, by name; both goals when null. */
  cities(goal: Goal | null, language: Language): FacetOption<string>[];
  types(goal: Goal | null, language: Language): TypeOption[];
  /** Ids of the types with these web ids, and of their kinds (PROP-2). */
  typeIds(webIds: readonly number[]): number[];
  /** PROP-2: the web id of the type that one is a kind of; null at the top, and where there is no such type. */
  typeAbove(webId: number): number | null;
  /** Ids of listings that have a page of their own, newest first: sitemap. */
  ids(): readonly number[];
}
