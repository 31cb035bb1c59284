import type { Goal, Language, Listing, ListingQuery, ListingSort, Picture, SiteTree } from "@gevel/config";

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
}

export interface ListingCard {
  id: number;
  goal: Goal;
  /** Canonical address of the detail page in the language asked for. */
  path: string;
  /** The language the headline is really in. */
  lang: Language;
  title: string;
  typeName: string;
  city: string;
  zip: string;
  price: { amount: number | null; unit: number; unitText: string };
  /** Of the site config's marquee table. */
  state: "available" | "option" | "sold" | "rented";
  marqueeLabel: string;
  bedrooms: number | null;
  surfaceLiving: number | null;
  surfaceGround: number | null;
  /** As `a_plus`, with the region whose scale it is of; null where the law or the data gives none. */
  energyLabel: { label: string; region: string } | null;
  pictures: Picture[];
}

export interface FacetOption<Value extends string | number> {
  value: Value;
  label: string;
  count: number;
}

export interface SearchResult {
  total: number;
  page: number;
  pageCount: number;
  pageSize: number;
  cards: ListingCard[];
  facets: { cities: FacetOption<string>[]; types: FacetOption<number>[] };
}

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
  search(query: ListingQuery, language: Language): SearchResult;
  /** How many match, without building cards. */
  count(query: ListingQuery): number;
  select(selection: ListingSelection, language: Language): ListingCard[];
  find(id: number): Listing | null;
  card(id: number, language: Language): ListingCard | null;
  /** PROP-2: places of the listings on offer, by name; both goals when null. */
  cities(goal: Goal | null, language: Language): FacetOption<string>[];
  types(goal: Goal | null, language: Language): FacetOption<number>[];
  /** Ids of listings that have a page of their own, newest first: sitemap. */
  ids(): readonly number[];
}
