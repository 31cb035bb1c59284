import type { Goal } from "../site/goal.js";
import { amenities, energyLetters, type Amenity, type EnergyLetter } from "../site/search-features.js";
import { parseArea, serializeArea, type SearchArea } from "./search-area.js";
import { printable } from "./invisible-characters.js";

/** PROP-3: the whole state of a list page. Every field has a value that means "not set". */
export const roomKinds = ["bedrooms", "bathrooms", "showerrooms", "toilets", "garages"] as const;
export type RoomKind = (typeof roomKinds)[number];

export const listingSorts = ["newest", "price-up", "price-down", "type", "city", "date"] as const;
export type ListingSort = (typeof listingSorts)[number];

/** Query parameters of a list: every name that `serializeListingQuery` writes. */
export const listParameters: readonly string[] = [
  "search",
  "city",
  "type",
  ...roomKinds,
  "price",
  "surface",
  "epc",
  ...amenities,
  "area",
  "sold",
  "sort",
  "page",
  "view",
];

export interface ListingQuery {
  goal: Goal;
  search: string;
  /** `name|zip`, lower case. */
  cities: string[];
  /** Property type ids. */
  types: number[];
  /** At least so many; 0 is not set. */
  rooms: Record<RoomKind, number>;
  minPrice: number | null;
  maxPrice: number | null;
  /** m² */
  minSurface: number | null;
  /** This energy label or better. */
  epc: EnergyLetter | null;
  /** In the order of the list of them. */
  amenities: Amenity[];
  /** Drawn on the map; an area without corners was unreadable and matches nothing. */
  area: SearchArea | null;
  /** PROP-10: with what is sold or rented. */
  sold: boolean;
  sort: ListingSort;
  page: number;
  view: "list" | "map";
}

/** Limits of the parameters; a value beyond them is invalid. */
const limits = {
  search: 100,
  chosen: 50,
  typeId: 9999,
  rooms: 99,
  price: 1_000_000_000,
  surface: 100_000,
  page: 100_000,
} as const;

export function emptyListingQuery(goal: Goal): ListingQuery {
  const rooms = { bedrooms: 0, bathrooms: 0, showerrooms: 0, toilets: 0, garages: 0 };
  return {
    goal,
    search: "",
    cities: [],
    types: [],
    rooms,
    minPrice: null,
    maxPrice: null,
    minSurface: null,
    epc: null,
    amenities: [],
    area: null,
    sold: false,
    sort: "newest",
    page: 1,
    view: "list",
  };
}

function wholeNumber(text: string | null | undefined, min: number, max: number): number | null {
  if (!text || !/^\d{1,10}$/.test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}

const distinct = <Value>(values: readonly (Value | null)[]) =>
  [...new Set(values.filter((value) => value !== null))].slice(0, limits.chosen);

/** Cut between characters: half of one would be another character in the address. */
function searchText(text: string): string {
  const cut = printable(text).replace(/\s+/g, " ").trim().slice(0, limits.search);
  return cut.replace(/[\uD800-\uDBFF]$/, "").trim();
}

function cityValue(text: string): string | null {
  const value = printable(text).trim().toLowerCase();
  return /^[^|]{1,80}\|[a-z0-9][a-z0-9 -]{1,9}$/.test(value) ? value : null;
}

/** `min-max`, `min-` and `-max`. Without JavaScript two selects send one each, so the parameter may occur twice. */
function priceRange(values: readonly string[]): Pick<ListingQuery, "minPrice" | "maxPrice"> {
  let minPrice: number | null = null;
  let maxPrice: number | null = null;
  for (const value of values) {
    const [, min, max] = /^(\d*)-(\d*)$/.exec(value) ?? [];
    minPrice ??= wholeNumber(min, 1, limits.price);
    maxPrice ??= wholeNumber(max, 1, limits.price);
  }
  const contradicts = minPrice !== null && maxPrice !== null && minPrice > maxPrice;
  return contradicts ? { minPrice: null, maxPrice: null } : { minPrice, maxPrice };
}

/** PROP-3: parses the parameters of a list page; each invalid value is ignored on its own. */
export function parseListingQuery(params: URLSearchParams, goal: Goal): ListingQuery {
  const query = emptyListingQuery(goal);
  const sort = params.get("sort");
  const epc = params.get("epc")?.toLowerCase();
  for (const kind of roomKinds) query.rooms[kind] = wholeNumber(params.get(kind), 1, limits.rooms) ?? 0;
  return {
    ...query,
    search: searchText(params.get("search") ?? ""),
    cities: distinct(params.getAll("city").map(cityValue)),
    types: distinct(params.getAll("type").map((value) => wholeNumber(value, 1, limits.typeId))),
    ...priceRange(params.getAll("price")),
    minSurface: wholeNumber(params.get("surface"), 1, limits.surface),
    epc: energyLetters.find((letter) => letter === epc) ?? null,
    amenities: amenities.filter((amenity) => params.get(amenity) === "1"),
    area: parseArea(params.get("area")),
    sold: params.get("sold") === "1",
    sort: listingSorts.find((known) => known === sort) ?? query.sort,
    page: wholeNumber(params.get("page"), 1, limits.page) ?? query.page,
    view: params.get("view") === "map" ? "map" : query.view,
  };
}

/** The parameters of PROP-3 in a fixed order, what is not set left out, so that one state has one address. */
export function serializeListingQuery(query: ListingQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.search) params.set("search", query.search);
  for (const city of query.cities) params.append("city", city);
  for (const type of query.types) params.append("type", String(type));
  for (const kind of roomKinds) if (query.rooms[kind] > 0) params.set(kind, String(query.rooms[kind]));
  if (query.minPrice !== null || query.maxPrice !== null) {
    params.set("price", `${query.minPrice ?? ""}-${query.maxPrice ?? ""}`);
  }
  if (query.minSurface !== null) params.set("surface", String(query.minSurface));
  if (query.epc !== null) params.set("epc", query.epc);
  for (const amenity of amenities) if (query.amenities.includes(amenity)) params.set(amenity, "1");
  if (query.area !== null) params.set("area", serializeArea(query.area));
  if (query.sold) params.set("sold", "1");
  if (query.sort !== "newest") params.set("sort", query.sort);
  if (query.page > 1) params.set("page", String(query.page));
  if (query.view !== "list") params.set("view", query.view);
  return params;
}
