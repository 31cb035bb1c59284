import {
  isUnreadable,
  roomKinds,
  type Goal,
  type SavedSearch,
  type Language,
  type ListingQuery,
  tokenize,
} from "@gevel/config";
import type { CatalogSettings } from "./catalog-settings.server";
import type {
  CityOption,
  ListingSelection,
  ListScope,
  MapPoint,
  MemberListings,
  Neighbours,
  OfferTally,
  SearchFacets,
  TypeOption,
} from "./search-result";
import { eachMember, has, intersection, setOf, sizeOf, type BitSet } from "./bit-set.server";
import { CityOptions } from "./city-options.server";
import { searchFacets, typeOptions, Matches, type Part } from "./facets.server";
import { pointKinds, pointScale } from "./columns.server";
import type { ListingRows } from "./listing-rows.server";
import { offerTallies } from "./offer-tallies.server";
import { ListingSets } from "./listing-sets.server";
import type { Steps } from "./steps.server";
import { SortOrders } from "./sort-orders.server";

/** Labels of a reference in the four languages of a page. */
const labels = new Set(["referentie", "reference", "referenz", "ref"]);

/** The search text of a visitor, who may have copied the label of a reference with it: `Referentie 548`. */
export function searchedText(text: string): string {
  const words = tokenize(text);
  const telling = words.filter((word) => !labels.has(word));
  return telling.length > 0 && telling.length < words.length ? telling.join(" ") : text;
}

type Sorting = Pick<ListingQuery, "sort">;

/** One state of the listings and all queries on it. Returns ids; reads no listing. */
export class ListingSearch {
  readonly rows: ListingRows;
  readonly #settings: CatalogSettings;
  readonly #orders: SortOrders;
  readonly #sets: ListingSets;
  readonly #cities: CityOptions;

  /** Results of an earlier state are carried over where they are still valid. */
  constructor(rows: ListingRows, settings: CatalogSettings, now: number, before: ListingSearch | null) {
    this.rows = rows;
    this.#settings = settings;
    this.#orders = new SortOrders(rows, settings, before ? before.#orders : null);
    this.#sets = new ListingSets(rows, settings, now);
    this.#cities = new CityOptions(rows, this.#orders.newest, settings);
  }

  /** Works out in steps what visitors would wait for. */
  *preparing(languages: readonly Language[]): Steps<void> {
    yield* this.#orders.preparing(languages);
    yield* this.rows.readingText();
  }

  /** Until then sold listings stay where they are (PROP-10). */
  get validUntil(): number {
    return this.#sets.validUntil;
  }

  matches(query: ListingQuery, scope: ListScope): Matches {
    const sets = this.#sets;
    const parts = new Map<Part, BitSet>();
    const found = query.search ? this.rows.text.find(searchedText(query.search)) : null;
    if (found !== null) parts.set("search", found);
    const cities = selectedWithin(query.cities, scope.cities);
    if (cities.length > 0) parts.set("cities", sets.inCities(cities));
    const types = selectedWithin(query.types, scope.types);
    if (types.length > 0) parts.set("types", sets.ofTypes(types));
    if (query.minPrice !== null) parts.set("minPrice", sets.priceFrom(query.minPrice));
    if (query.maxPrice !== null) parts.set("maxPrice", sets.priceUpTo(query.maxPrice));
    if (query.area !== null && !isUnreadable(query.area)) parts.set("area", sets.inArea(query.area));
    for (const kind of roomKinds) if (query.rooms[kind] > 0) parts.set(kind, sets.atLeast(kind, query.rooms[kind]));
    if (query.minSurface !== null) parts.set("surface", sets.surfaceFrom(query.minSurface));
    if (query.epc !== null) parts.set("epc", sets.labelledAtLeast(query.epc));
    for (const amenity of query.amenities) parts.set(amenity, sets.withAmenity(amenity));
    return new Matches(this.#within(query.sold ? sets.all(query.goal) : sets.onOffer(query.goal), scope), parts);
  }

  facets(matches: Matches, query: ListingQuery, language: Language, scope: ListScope): SearchFacets {
    const [sets, cities, settings] = [this.#sets, this.#cities, this.#settings];
    return searchFacets(matches, query, { sets, cities, settings, language, scope });
  }

  /** Ids in order, some left out at the beginning. */
  page(set: BitSet, sorting: Sorting, language: Language, skip: number, limit: number): number[] {
    const { id } = this.rows.columns;
    const ids: number[] = [];
    if (limit <= 0) return ids;
    let left = skip;
    this.#walk(set, sorting, language, (slot) => {
      if (left > 0) left--;
      else ids.push(id[slot] ?? 0);
      return ids.length < limit;
    });
    return ids;
  }

  /** PROP-10: in every sort order, sold and rented listings come last. `visit` returns whether to continue. */
  #walk(set: BitSet, { sort }: Sorting, language: Language, visit: (slot: number) => boolean): void {
    const order = this.#orders.slots(sort, language);
    const gone = intersection(set, this.#sets.soldOrRented(null));
    const parts = sizeOf(gone) === 0 ? [set] : [set.map((word, at) => word & ~(gone[at] ?? 0)), gone];
    for (const part of parts)
      for (let at = 0; at < order.length; at++) {
        const slot = order[at] ?? 0;
        if (has(part, slot) && !visit(slot)) return;
      }
  }

  select({ goal, types, cities, state, sort, limit }: ListingSelection, language: Language): number[] {
    const among = state === "on-offer" ? this.#sets.onOffer(goal) : this.#sets.soldOrRented(goal);
    return this.page(this.#within(among, { types, cities }), { sort }, language, 0, limit);
  }

  /** Which of these are still available, and which are sold or rented; each newest first. */
  byState(ids: readonly number[]): MemberListings {
    const wanted = setOf(
      this.rows.size,
      ids.flatMap((id) => this.rows.slotOf(id) ?? []),
    );
    const { id } = this.rows.columns;
    const among = (set: BitSet) => {
      const both = intersection(wanted, set);
      return [...this.#orders.newest].filter((slot) => has(both, slot)).map((slot) => id[slot] ?? 0);
    };
    return {
      available: among(this.#available(this.#sets.onOffer(null))),
      soldOrRented: among(this.#sets.soldOrRented(null)),
    };
  }

  /** FORM-3 */
  countSavedSearch(criteria: SavedSearch): number {
    return sizeOf(this.#sets.matchingCriteria(criteria));
  }

  neighbours({ all, total }: Matches, sorting: Sorting, id: number, language: Language): Neighbours | null {
    const own = this.rows.slotOf(id);
    if (own === null || !has(all, own)) return null;
    const { id: ids } = this.rows.columns;
    const found: Neighbours = { position: 0, total, previous: null, next: null };
    let isPast = false;
    this.#walk(all, sorting, language, (slot) => {
      if (isPast) {
        found.next = ids[slot] ?? null;
        return false;
      }
      found.position++;
      isPast = slot === own;
      if (!isPast) found.previous = ids[slot] ?? null;
      return true;
    });
    return found;
  }

  mapPoints({ all }: Matches, sorting: Sorting, language: Language): MapPoint[] {
    const { id, latitude, longitude, point, price } = this.rows.columns;
    const points: MapPoint[] = [];
    this.#walk(all, sorting, language, (slot) => {
      const kind = point[slot] ?? pointKinds.none;
      const amount = price[slot] ?? NaN;
      if (kind !== pointKinds.none)
        points.push([
          id[slot] ?? 0,
          (latitude[slot] ?? 0) / pointScale,
          (longitude[slot] ?? 0) / pointScale,
          kind === pointKinds.exact ? 1 : 0,
          Number.isNaN(amount) ? null : amount,
        ]);
      return true;
    });
    return points;
  }

  /** SEO-4 */
  offers(goal: Goal, scope: ListScope): OfferTally[] {
    return offerTallies(this.rows, this.#within(this.#available(this.#sets.onOffer(goal)), scope));
  }

  /** Ids and published prices of the matches still available. */
  prices({ all }: Matches): { id: number; amount: number | null }[] {
    const { id, price } = this.rows.columns;
    const found: { id: number; amount: number | null }[] = [];
    eachMember(this.#available(all), (slot) => {
      const amount = price[slot] ?? NaN;
      found.push({ id: id[slot] ?? 0, amount: Number.isNaN(amount) ? null : amount });
    });
    return found;
  }

  /** Without those sold or rented that are still shown (PROP-10). */
  #available(set: BitSet): BitSet {
    const gone = this.#sets.soldOrRented(null);
    return set.map((word, at) => word & ~(gone[at] ?? 0));
  }

  cityKey(requested: string): string {
    return this.#sets.cityNames.keyOf(requested);
  }

  cities(goal: Goal | null, language: Language): CityOption[] {
    return this.#cities.counted(this.#sets.onOffer(goal), [], language);
  }

  types(goal: Goal | null, language: Language): TypeOption[] {
    const [sets, settings] = [this.#sets, this.#settings];
    return typeOptions(this.#sets.onOffer(goal), goal, [], { sets, settings, language });
  }

  /** Ids of all listings whose marquee passes, newest first. */
  ids(holds: (marquee: number) => boolean): number[] {
    const { id, marquee } = this.rows.columns;
    return [...this.#orders.newest].filter((slot) => holds(marquee[slot] ?? 0)).map((slot) => id[slot] ?? 0);
  }

  #within(set: BitSet, { types, cities }: ListScope): BitSet {
    const narrowed = cities.length > 0 ? intersection(set, this.#sets.inCities(cities)) : set;
    return types.length > 0 ? intersection(narrowed, this.#sets.ofTypes(types)) : narrowed;
  }
}

/** The chosen values that are allowed. Without a choice, empty, which means everything allowed. */
const selectedWithin = <Value>(chosen: readonly Value[], allowed: readonly Value[]): readonly Value[] =>
  allowed.length === 0 ? chosen : chosen.filter((value) => allowed.includes(value));
