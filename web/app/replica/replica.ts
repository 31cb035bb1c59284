import type {
  Goal,
  SavedSearch,
  Language,
  Listing,
  ListingQuery,
  NamedPerson,
  Project,
  PropertyType,
  SiteTree,
} from "@gevel/config";
import type { ListingCard } from "./listing-card.server";
import type { NamedMunicipality } from "./search/columns.server";
import type {
  AskedPrice,
  CityOption,
  TypeOption,
  SearchResult,
  ListScope,
  MemberListings,
  Neighbours,
  MapPoint,
  ListingSelection,
  OfferTally,
} from "./search/search-result";

/** The interface of the replica for loaders. The implementation is in the `*.server.ts` files beside this one. */
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
  unitsOf(project: Pick<Project, "key">): readonly number[];
  /** Canonical address of its page; null where there is no such project. */
  path(id: number, language: Language): string | null;
  /** LANG-4: languages in which its page is a page of its own; the default language always is. */
  ownIn(project: Project): readonly Language[];
  /** Those of them that search engines may index (CMS-3). */
  indexedIn(project: Project): readonly Language[];
}

export interface Catalog {
  /** Number of stored listings, whether on offer or not. */
  readonly size: number;
  search(query: ListingQuery, language: Language, scope?: ListScope): SearchResult;
  /** How many match, without building cards. */
  count(query: ListingQuery, scope?: ListScope): number;
  /** FORM-3: number of listings on offer that match a saved search. */
  countSavedSearch(criteria: SavedSearch): number;
  /** Null where the search does not find the listing. */
  neighbours(query: ListingQuery, id: number, language: Language, scope?: ListScope): Neighbours | null;
  /** Every match that has a point, in the order of the search; its page does not matter. */
  mapPoints(query: ListingQuery, language: Language, scope?: ListScope): MapPoint[];
  select(selection: ListingSelection, language: Language): ListingCard[];
  find(id: number): Listing | null;
  card(id: number, language: Language): ListingCard | null;
  /** ROUTE-5: of the listing that its source calls so, {@link listingKey}; null where there is none. */
  idOf(key: string): number | null;
  /** CMS-15: the listings whose agent is this member of the team. */
  ofMember<Member extends NamedPerson>(member: Member, team: readonly Member[]): MemberListings;
  /** SEO-4: what is on offer for a goal, by municipality and types. */
  offers(goal: Goal, scope?: ListScope): OfferTally[];
  /** SEO-4: the municipalities of all listings, on offer or not. */
  municipalities(): NamedMunicipality[];
  /** SEO-4: what the matches still available ask; prices that are not comparable (from, as an annuity) are null. */
  askedPrices(query: ListingQuery, scope?: ListScope): AskedPrice[];
  /** PROP-2: places of the listings on offer, by name; both goals when null. */
  cities(goal: Goal | null, language: Language): CityOption[];
  /** The key under which a city is offered, by its name in any language: `ixelles|1050` is `elsene|1050`, `anvers|all` is `antwerpen|all`. */
  cityKey(requested: string): string;
  types(goal: Goal | null, language: Language): TypeOption[];
  /** Every type in its order, offered or not, each followed by its kinds. */
  readonly allTypes: readonly PropertyType[];
  /** Whether a type with that id is known, offered or not. */
  isType(id: number): boolean;
  /** Ids of the types with these web ids, and of their kinds (PROP-2). */
  typeIds(webIds: readonly number[]): number[];
  /** PROP-2: the web id of the type that one is a kind of; null at the top, and where there is no such type. */
  typeAbove(webId: number): number | null;
  /** Ids of listings that have a page of their own, newest first: sitemap. */
  ids(): readonly number[];
}
