import {
  amenities,
  energyLetters,
  roomKinds,
  surfaceSteps,
  type Amenity,
  type Goal,
  type Language,
  type ListingQuery,
  type RoomKind,
} from "@gevel/config";
import type { CatalogSettings } from "./catalog-settings.server";
import { typeName } from "./names.server";
import type { FacetOption, ListScope, OptionCount, SearchFacets, TypeOption, SearchFilter } from "./search-result";
import { sizeOfBoth, type BitSet, retainCommon, sizeOf } from "./bit-set.server";
import type { CityOptions } from "./city-options.server";
import type { ListingSets } from "./listing-sets.server";

/** The separate parts of a query; a filter of PROP-3 is one of these or, for the price, two. */
export type Part =
  | "search"
  | "cities"
  | "types"
  | "minPrice"
  | "maxPrice"
  | "area"
  | "surface"
  | "epc"
  | Amenity
  | RoomKind;

const filters: readonly [SearchFilter, ...Part[]][] = [
  ["search", "search"],
  ["cities", "cities"],
  ["types", "types"],
  ["price", "minPrice", "maxPrice"],
  ["area", "area"],
  ...roomKinds.map((kind): [RoomKind, RoomKind] => [kind, kind]),
  ["surface", "surface"],
  ["epc", "epc"],
  ...amenities.map((amenity): [Amenity, Amenity] => [amenity, amenity]),
];

/** The matches of a query, and its matches without some of its parts. */
export class Matches {
  readonly all: BitSet;
  readonly total: number;
  readonly #base: BitSet;
  readonly #parts: ReadonlyMap<Part, BitSet>;
  #without: BitSet | null = null;

  constructor(base: BitSet, parts: ReadonlyMap<Part, BitSet>) {
    this.#base = base;
    this.#parts = parts;
    this.all = base.slice();
    for (const set of parts.values()) retainCommon(this.all, set);
    this.total = sizeOf(this.all);
  }

  /** The returned set is reused: it is valid until the next call. */
  without(...left: readonly Part[]): BitSet {
    if (!left.some((part) => this.#parts.has(part))) return this.all;
    const set = (this.#without ??= this.#base.slice());
    set.set(this.#base);
    for (const [part, other] of this.#parts) if (!left.includes(part)) retainCommon(set, other);
    return set;
  }

  /** The one filter whose removal frees most; null where none does alone. The first of equals. */
  relaxation(): { filter: SearchFilter; count: number } | null {
    return filters.reduce<{ filter: SearchFilter; count: number } | null>((best, [filter, ...parts]) => {
      if (!parts.some((part) => this.#parts.has(part))) return best;
      const count = sizeOf(this.without(...parts));
      return count > (best?.count ?? this.total) ? { filter, count } : best;
    }, null);
  }
}

interface Surroundings {
  sets: ListingSets;
  cities: CityOptions;
  settings: CatalogSettings;
  language: Language;
  /** Beyond it nothing is offered. */
  scope: ListScope;
}

/**
 * The count beside each option is the number of results with this option alone in its facet and every other filter
 * unchanged: the results after choosing it or, if others of a checkbox list are already chosen, its share of them.
 */
export function searchFacets(matches: Matches, query: ListingQuery, around: Surroundings): SearchFacets {
  const { sets, cities, settings, language, scope } = around;
  const prices = settings.priceSteps[query.goal];
  const rooms = Array.from({ length: settings.maxRooms }, (_, at) => at + 1);
  const ofRooms = (kind: RoomKind): OptionCount[] =>
    counted(matches.without(kind), withOwn(rooms, query.rooms[kind] || null), (least) => sets.atLeast(kind, least));
  return {
    cities: within(cities.counted(matches.without("cities"), query.cities, language), scope.cities),
    types: within(typeOptions(matches.without("types"), query.goal, query.types, around), scope.types),
    minPrices: counted(matches.without("minPrice"), withOwn(prices, query.minPrice), (least) => sets.priceFrom(least)),
    maxPrices: counted(matches.without("maxPrice"), withOwn(prices, query.maxPrice), (most) => sets.priceUpTo(most)),
    rooms: {
      bedrooms: ofRooms("bedrooms"),
      bathrooms: ofRooms("bathrooms"),
      showerrooms: ofRooms("showerrooms"),
      toilets: ofRooms("toilets"),
      garages: ofRooms("garages"),
    },
    surfaces: counted(matches.without("surface"), withOwn(surfaceSteps, query.minSurface), (least) =>
      sets.surfaceFrom(least),
    ),
    labels: energyLetters.map((value) => ({
      value,
      count: sizeOfBoth(matches.without("epc"), sets.labelledAtLeast(value)),
    })),
    amenities: amenities.map((value) => ({
      value,
      count: sizeOfBoth(matches.without(value), sets.withAmenity(value)),
    })),
  };
}

/**
 * Types offered for the goal, in the order of the type table (PROP-14); chosen ones even without results, so that they
 * can be deselected.
 */
export function typeOptions(
  base: BitSet,
  goal: Goal | null,
  chosen: readonly number[],
  { sets, settings, language }: Pick<Surroundings, "sets" | "settings" | "language">,
): TypeOption[] {
  return settings.types.flatMap((type, position) => {
    const count = sizeOfBoth(base, sets.ofType(position));
    const isOffered = goal === null || (goal === 0 ? type.sale : type.rent);
    if ((count === 0 || !isOffered) && !chosen.includes(type.id)) return [];
    const label = typeName(type, language, settings.defaultLanguage);
    return { value: type.id, label, count, parent: settings.typesAbove.get(type.id)?.id ?? null };
  });
}

const counted = (base: BitSet, values: readonly number[], setOf: (value: number) => BitSet): OptionCount[] =>
  values.map((value) => ({ value, count: sizeOfBoth(base, setOf(value)) }));

/** A number of the address that is none of the choices is a choice as well. */
const withOwn = (steps: readonly number[], own: number | null): readonly number[] =>
  own === null || steps.includes(own) ? steps : [...steps, own].sort((one, other) => one - other);

const within = <Option extends FacetOption<string | number>>(
  options: Option[],
  allowed: readonly Option["value"][],
): Option[] => (allowed.length === 0 ? options : options.filter(({ value }) => allowed.includes(value)));
