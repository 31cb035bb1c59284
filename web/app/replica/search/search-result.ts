import type { Amenity, EnergyLetter, Goal, ListingSort, RoomKind } from "@gevel/config";

export interface FacetOption<Value extends string | number> {
  value: Value;
  label: string;
  count: number;
}

export interface CityOption extends FacetOption<string> {
  /** PROP-3: the city of several postal codes that the place is in. */
  city?: {
    /** Value of the `city` parameter for all of it. */
    key: string;
    name: string;
    /** What the place is called within it, with its postal code; null for a part that has no name. */
    part: string | null;
  };
}

/** PROP-2: a type precedes its subtypes. */
export interface TypeOption extends FacetOption<number> {
  /** Its parent type; null at the top. */
  parent: number | null;
}

export interface OptionCount<Value extends string | number = number> {
  value: Value;
  count: number;
}

/** The count beside each option: results with it alone in its facet, all other filters unchanged. */
export interface SearchFacets {
  /** Places and types that would give a result, and chosen ones. */
  cities: CityOption[];
  types: TypeOption[];
  /** The site's price steps for the goal, and a chosen price that is none of them. */
  minPrices: OptionCount[];
  maxPrices: OptionCount[];
  /** "At least so many", from 1 to the most that the site offers, and a chosen number beyond. */
  rooms: Record<RoomKind, OptionCount[]>;
  /** "At least so many m²": the steps of the search, and a chosen one that is none of them. */
  surfaces: OptionCount[];
  /** "This energy label or better". */
  labels: OptionCount<EnergyLetter>[];
  amenities: OptionCount<Amenity>[];
}

/** A filter as visitors know it: one parameter of PROP-3. */
export type SearchFilter = "search" | "cities" | "types" | "price" | "area" | RoomKind | "surface" | "epc" | Amenity;

export interface SearchResult {
  total: number;
  page: number;
  pageCount: number;
  pageSize: number;
  /** Ids of the listings on that page, in its order. */
  ids: readonly number[];
  facets: SearchFacets;
  /** If nothing is found: the filter whose removal frees most, and how many; null if none does. */
  relaxation: { filter: SearchFilter; count: number } | null;
}

/** The editor's restriction of a list; an empty one does not restrict. Visitors choose within it, anything else is ignored. */
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

/** The listings of one person, by id, each newest first. */
export interface MemberListings {
  /** Without those sold or rented that are still shown (PROP-10). */
  available: readonly number[];
  soldOrRented: readonly number[];
}

/** SEO-4: the listings on offer of one municipality and the same types, counted. */
export interface OfferTally {
  /** As the `city` parameter has it: `name|zip`. */
  city: string;
  webIds: readonly number[];
  /** Sold and rented ones are not among them. */
  count: number;
  /** When the last of them changed, in ms. */
  modifiedAt: number;
  /** The middle of those with a point, as visitors see it (PROP-9); null if none has one. */
  point: { latitude: number; longitude: number } | null;
}

/** What a listing asks, and its living area in m²; null where that is not published or not comparable. */
export interface AskedPrice {
  amount: number | null;
  surface: number | null;
}

export interface ListingSelection {
  goal: Goal | null;
  types: readonly number[];
  cities: readonly string[];
  state: "on-offer" | "sold-or-rented";
  sort: ListingSort;
  limit: number;
}
