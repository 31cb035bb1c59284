import type { Goal } from "../site/goal.js";
import type { ListingAttributeValues } from "./listing-attributes.js";
import { hasFeatures, type FeatureCriteria, type ListingFeatures } from "./listing-features.js";
import { roomKinds } from "./listing-query.js";
import { typeAbove, type TreeItem } from "./type-tree.js";

/** Counted rooms: those of the search, and parking places, which saved searches use. */
export const countedRooms = [...roomKinds, "parkings"] as const;
export type CountedRoom = (typeof countedRooms)[number];

const attributeOf = {
  bedrooms: "bedrooms",
  bathrooms: "bathrooms",
  showerrooms: "showerRooms",
  toilets: "toilets",
  garages: "garages",
  parkings: "parkings",
} as const satisfies Record<CountedRoom, keyof ListingAttributeValues>;

/** The number of each, in the order of `countedRooms`; a missing number counts as 0. */
export const roomsOf = ({ attributes }: { attributes: ListingAttributeValues }): number[] =>
  countedRooms.map((kind) => attributes[attributeOf[kind]] ?? 0);

/** The price a search compares: null if it is not published (PROP-8). */
export const searchablePrice = ({
  publishPrice,
  price,
}: {
  publishPrice: boolean;
  price: number | null;
}): number | null => (publishPrice ? price : null);

/** The main type first, each once. */
export const searchableWebIds = ({ webId, webIds }: { webId: number; webIds: readonly number[] }): number[] => [
  ...new Set([webId, ...webIds]),
];

/** Key of a municipality in the `city` parameter and saved searches: `antwerpen|2000`. */
export const placeKey = (city: string, zip: string): string => `${city.trim()}|${zip.trim()}`.toLowerCase();

/** Both ends count. NaN, a price that is not published, is on neither side of a limit. */
export const isWithin = (value: number, least: number, most: number): boolean => value >= least && value <= most;

/** PROP-2: the web ids of a type and its subtypes; a search for a type finds those too. */
export const webIdsUnder = (type: Pick<TreeItem, "id">, types: readonly (TreeItem & { webId: number })[]): number[] =>
  types.filter((kind) => kind.id === type.id || typeAbove(kind, types)?.id === type.id).map(({ webId }) => webId);

/** PROP-10: a listing in one of these states is not on offer. */
export const isOffMarket = (state: string): boolean => state === "sold" || state === "rented";

/** What a saved search may ask for: homes to buy, homes to rent, new-build projects. */
export type SearchGoal = Goal | "project";

/** A listing, or a unit of a project, as saved searches match it. */
export interface SearchableListing {
  goal: SearchGoal;
  /** NaN where none is published. */
  price: number;
  /** In the order of `countedRooms`. */
  rooms: readonly number[];
  webIds: readonly number[];
  features: ListingFeatures;
  /** Keys of all zones that contain it; see zones.ts. */
  zones: readonly string[];
}

/** The criteria of a search. Empty lists and nulls set no criterion. */
export interface SavedSearch extends Readonly<FeatureCriteria> {
  goals: readonly Goal[];
  /** New-build projects too. */
  projects: boolean;
  /** Ids of property types. */
  types: readonly number[];
  /** Keys of zones. */
  zones: readonly string[];
  minPrice: number | null;
  maxPrice: number | null;
  minRooms: Readonly<Partial<Record<CountedRoom, number>>>;
  maxRooms: Readonly<Partial<Record<CountedRoom, number>>>;
}

export const searchGoals = ({ goals, projects }: Pick<SavedSearch, "goals" | "projects">): readonly SearchGoal[] =>
  projects ? [...goals, "project"] : goals;

/** A saved search's price, rooms and features, precomputed for matching many listings; types and zones are then looked up another way. */
export interface SearchLimits {
  /** Null where any price fits, one that is not published too. */
  price: { least: number; most: number } | null;
  /** Only those with a criterion, by their index in `countedRooms`. */
  rooms: readonly { at: number; least: number; most: number }[];
  features: FeatureCriteria;
}

export const limitsOf = ({
  minPrice,
  maxPrice,
  minRooms,
  maxRooms,
  minSurface,
  epc,
  amenities,
}: SavedSearch): SearchLimits => ({
  price: minPrice === null && maxPrice === null ? null : { least: minPrice ?? -Infinity, most: maxPrice ?? Infinity },
  rooms: countedRooms.flatMap((kind, at) => {
    const [least, most] = [minRooms[kind], maxRooms[kind]];
    return least === undefined && most === undefined ? [] : [{ at, least: least ?? 0, most: most ?? Infinity }];
  }),
  features: { minSurface, epc, amenities },
});

export function isWithinLimits(listing: SearchableListing, { price, rooms, features }: SearchLimits): boolean {
  if (price && !isWithin(listing.price, price.least, price.most)) return false;
  for (const { at, least, most } of rooms) if (!isWithin(listing.rooms[at] ?? 0, least, most)) return false;
  return hasFeatures(listing.features, features);
}

/** The web ids of the types in a saved search; null if it has none. A deleted type matches nothing. */
export function savedSearchWebIds(
  { types }: Pick<SavedSearch, "types">,
  known: readonly (TreeItem & { webId: number })[],
): ReadonlySet<number> | null {
  if (types.length === 0) return null;
  return new Set(known.filter(({ id }) => types.includes(id)).flatMap((type) => webIdsUnder(type, known)));
}

/** FORM-9: the rules of the search for one listing and one saved search. `webIds` come from `savedSearchWebIds`. */
export const matchesSavedSearch = (
  listing: SearchableListing,
  search: SavedSearch,
  webIds: ReadonlySet<number> | null,
): boolean =>
  searchGoals(search).includes(listing.goal) &&
  (webIds === null || listing.webIds.some((id) => webIds.has(id))) &&
  (search.zones.length === 0 || search.zones.some((zone) => listing.zones.includes(zone))) &&
  isWithinLimits(listing, limitsOf(search));
