import type { Goal } from "../contracts/item-parts.js";
import type { Listing, PropertyType } from "../contracts/properties.js";
import { roomKinds } from "./listing-query.js";
import { typeAbove } from "./type-tree.js";

/** Rooms that are counted: those of the search, and parking places, which wishes name. */
export const countedRooms = [...roomKinds, "parkings"] as const;
export type CountedRoom = (typeof countedRooms)[number];

const attributeOf = {
  bedrooms: "bedrooms",
  bathrooms: "bathrooms",
  showerrooms: "showerRooms",
  toilets: "toilets",
  garages: "garages",
  parkings: "parkings",
} as const satisfies Record<CountedRoom, keyof Listing["attributes"]>;

/** How many of each, in the order of `countedRooms`; what nobody told of is none. */
export const roomsOf = ({ attributes }: Pick<Listing, "attributes">): number[] =>
  countedRooms.map((kind) => attributes[attributeOf[kind]] ?? 0);

/** What a listing is searched by: a price that is not published is none (PROP-8). */
export const searchablePrice = ({ publishPrice, price }: Pick<Listing, "publishPrice" | "price">): number | null =>
  publishPrice ? price : null;

/** The main type first, each once. */
export const searchableWebIds = ({ webId, webIds }: Pick<Listing, "webId" | "webIds">): number[] => [
  ...new Set([webId, ...webIds]),
];

/** A place as the `city` parameter and wishes name it: `antwerpen|2000`. */
export const placeKey = (city: string, zip: string): string => `${city.trim()}|${zip.trim()}`.toLowerCase();

/** Both ends count. NaN, a price that is not published, is on neither side of a limit. */
export const isWithin = (value: number, least: number, most: number): boolean => value >= least && value <= most;

/** PROP-2: who searches a type finds its kinds too; the web ids that stand for it. */
export const webIdsUnder = (
  type: Pick<PropertyType, "id">,
  types: readonly Pick<PropertyType, "id" | "parentId" | "showOrder" | "webId">[],
): number[] =>
  types.filter((kind) => kind.id === type.id || typeAbove(kind, types)?.id === type.id).map(({ webId }) => webId);

/** PROP-10: a home in such a state is not on offer. */
export const isOffMarket = (state: string): boolean => state === "sold" || state === "rented";

/** What a wish may ask for: homes to buy, homes to rent, new-build projects. */
export type SearchGoal = Goal | "project";

/** A home, or a unit of a project, as wishes see it. */
export interface SearchableListing {
  goal: SearchGoal;
  /** NaN where none is published. */
  price: number;
  /** In the order of `countedRooms`. */
  rooms: readonly number[];
  webIds: readonly number[];
  /** Every zone that it lies in, by its key; see site/zones.ts. */
  zones: readonly string[];
}

/** What somebody looks for. Empty lists and nulls ask nothing. */
export interface SavedSearch {
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

/** A wish's price and rooms, worked out once where homes are many; its types and zones are looked up otherwise then. */
export interface SearchLimits {
  /** Null where any price fits, one that is not published too. */
  price: { least: number; most: number } | null;
  /** Those alone that it asks for, by their place in `countedRooms`. */
  rooms: readonly { at: number; least: number; most: number }[];
}

export const limitsOf = ({ minPrice, maxPrice, minRooms, maxRooms }: SavedSearch): SearchLimits => ({
  price: minPrice === null && maxPrice === null ? null : { least: minPrice ?? -Infinity, most: maxPrice ?? Infinity },
  rooms: countedRooms.flatMap((kind, at) => {
    const [least, most] = [minRooms[kind], maxRooms[kind]];
    return least === undefined && most === undefined ? [] : [{ at, least: least ?? 0, most: most ?? Infinity }];
  }),
});

export function isWithinLimits(listing: SearchableListing, { price, rooms }: SearchLimits): boolean {
  if (price && !isWithin(listing.price, price.least, price.most)) return false;
  for (const { at, least, most } of rooms) if (!isWithin(listing.rooms[at] ?? 0, least, most)) return false;
  return true;
}

/** The web ids that stand for the types of a wish; null where it asks for none. A type that is gone stands for nothing. */
export function savedSearchWebIds(
  { types }: Pick<SavedSearch, "types">,
  known: readonly Pick<PropertyType, "id" | "parentId" | "showOrder" | "webId">[],
): ReadonlySet<number> | null {
  if (types.length === 0) return null;
  return new Set(known.filter(({ id }) => types.includes(id)).flatMap((type) => webIdsUnder(type, known)));
}

/** FORM-9: the rules of the search for one home and one wish. `webIds` as `savedSearchWebIds` gives them. */
export const matchesSavedSearch = (
  listing: SearchableListing,
  search: SavedSearch,
  webIds: ReadonlySet<number> | null,
): boolean =>
  searchGoals(search).includes(listing.goal) &&
  (webIds === null || listing.webIds.some((id) => webIds.has(id))) &&
  (search.zones.length === 0 || search.zones.some((zone) => listing.zones.includes(zone))) &&
  isWithinLimits(listing, limitsOf(search));
