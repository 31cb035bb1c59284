import {
  AppError,
  languages,
  type Goal,
  type SavedSearch,
  type Language,
  type Listing,
  type ListingQuery,
  type PropertyType,
} from "@gevel/config";
import { LRUCache } from "lru-cache";
import type { CardSource } from "./card-source.server";
import type { CatalogSettings } from "./search/catalog-settings.server";
import { listingCard, type ListingCard } from "./listing-card.server";
import type { Catalog } from "./replica";
import type {
  FacetOption,
  ListingSelection,
  ListScope,
  MapPoint,
  Neighbours,
  SearchResult,
  TypeOption,
} from "./search/search-result";
import type { ListingRows } from "./search/listing-rows.server";
import { ListingSearch } from "./search/listing-search.server";
import type { Steps } from "./search/steps.server";

/** Whole listings cached, and cards per language: some megabytes. Making a card takes a hundredth of a millisecond. */
const cacheSizes = { listings: 100, cards: 500 } as const;
const everything: ListScope = { types: [], cities: [] };

/** Reads whole listings and the data of their cards. */
export interface ListingFile {
  listing(id: number): Listing | null;
  card(id: number): CardSource | null;
  /** ROUTE-5: of the listing that its source calls so. */
  idOf(key: string): number | null;
}

export interface CatalogParts {
  rows: ListingRows;
  settings: CatalogSettings;
  file: ListingFile;
  now: number;
}

/** The listings of one state of the replica. Nothing in it changes; another state is another catalog. */
export class MemoryCatalog implements Catalog {
  readonly #settings: CatalogSettings;
  readonly #search: ListingSearch;
  readonly #file: ListingFile;
  readonly #listings: (id: number) => Listing | null;
  readonly #cards: ReadonlyMap<Language, CardCache>;

  /** With the catalog before, what it worked out of listings that are as they were is not worked out again. */
  constructor(parts: CatalogParts, before: MemoryCatalog | null = null) {
    const { rows, settings, file, now } = parts;
    this.#settings = settings;
    this.#file = file;
    this.#search = new ListingSearch(rows, settings, now, before && before.#search);
    this.#listings = listingsOf(parts);
    const ready = before && before.#settings === settings ? before.#cardsAsIn(rows) : null;
    this.#cards = new Map(languages.map((language) => [language, cardsOf(parts, language, ready?.(language))]));
  }

  /** Works out in steps what visitors would wait for. */
  preparing(): Steps<void> {
    return this.#search.preparing(this.#settings.languages);
  }

  get size(): number {
    return this.#search.rows.count;
  }

  /** Until then it is true of the same content, however late it is. */
  get validUntil(): number {
    return this.#search.validUntil;
  }

  search(query: ListingQuery, language: Language, scope: ListScope = everything): SearchResult {
    const matches = this.#search.matches(query, scope);
    const { total } = matches;
    const { pageSize } = this.#settings;
    const pageCount = Math.max(1, Math.ceil(total / pageSize));
    const page = Math.min(Math.max(1, query.page), pageCount);
    const ids = this.#search.page(matches.all, query, language, (page - 1) * pageSize, pageSize);
    return {
      total,
      page,
      pageCount,
      pageSize,
      ids,
      facets: this.#search.facets(matches, query, language, scope),
      relaxation: total === 0 ? matches.relaxation() : null,
    };
  }

  count(query: ListingQuery, scope: ListScope = everything): number {
    return this.#search.matches(query, scope).total;
  }

  countSavedSearch(criteria: SavedSearch): number {
    return this.#search.countSavedSearch(criteria);
  }

  neighbours(query: ListingQuery, id: number, language: Language, scope: ListScope = everything): Neighbours | null {
    return this.#search.neighbours(this.#search.matches(query, scope), query, id, language);
  }

  mapPoints(query: ListingQuery, language: Language, scope: ListScope = everything): MapPoint[] {
    return this.#search.mapPoints(this.#search.matches(query, scope), query, language);
  }

  select(selection: ListingSelection, language: Language): ListingCard[] {
    return this.#cardsOf(this.#search.select(selection, language), language);
  }

  find(id: number): Listing | null {
    return this.#listings(id) ?? this.#notThere(id);
  }

  card(id: number, language: Language): ListingCard | null {
    return this.#listedCard(id, language) ?? this.#notThere(id);
  }

  idOf(key: string): number | null {
    const id = this.#file.idOf(key);
    return id !== null && this.#search.rows.slotOf(id) !== null ? id : null;
  }

  #listedCard(id: number, language: Language): ListingCard | null {
    return this.#cards.get(language)?.read(id) ?? null;
  }

  /**
   * ERR-2: a damaged file is refilled from the CMS; until then a listing in memory that cannot be read is not reported
   * as gone.
   */
  #notThere(id: number): null {
    if (this.#search.rows.slotOf(id) === null) return null;
    throw new AppError("CMS_UNAVAILABLE", `replica: listing ${id} is not in the file yet, which is being filled again`);
  }

  cityKey(requested: string): string {
    return this.#search.cityKey(requested);
  }

  cities(goal: Goal | null, language: Language): FacetOption<string>[] {
    return this.#search.cities(goal, language);
  }

  types(goal: Goal | null, language: Language): TypeOption[] {
    return this.#search.types(goal, language);
  }

  isType(id: number): boolean {
    return this.#settings.types.some((type) => type.id === id);
  }

  typeIds(webIds: readonly number[]): number[] {
    const { types, typesAbove } = this.#settings;
    const isAmong = (type: PropertyType | undefined) => type !== undefined && webIds.includes(type.webId);
    return types.filter((type) => isAmong(type) || isAmong(typesAbove.get(type.id))).map(({ id }) => id);
  }

  typeAbove(webId: number): number | null {
    const { types, typesAbove } = this.#settings;
    const type = types.find((known) => known.webId === webId);
    return (type && typesAbove.get(type.id)?.webId) ?? null;
  }

  ids(): readonly number[] {
    const { soldStatus, stateOf } = this.#settings;
    return this.#search.ids((marquee) => soldStatus === 200 || !["sold", "rented"].includes(stateOf(marquee)));
  }

  #cardsOf(ids: readonly number[], language: Language): ListingCard[] {
    return ids.flatMap((id) => this.#listedCard(id, language) ?? []);
  }

  /** Cards of listings that a later state has as they are here. */
  #cardsAsIn(rows: ListingRows): (language: Language) => CachedCards {
    const before = this.#search.rows;
    const written = rows.changedSince(before);
    if (written === null) return () => [];
    const changed = new Set(written.flatMap((slot) => [before.columns.id[slot] ?? 0, rows.columns.id[slot] ?? 0]));
    return (language) => (this.#cards.get(language)?.cached.dump() ?? []).filter(([id]) => !changed.has(id));
  }
}

type CachedCards = ReturnType<LRUCache<number, ListingCard>["dump"]>;

interface CardCache {
  read: (id: number) => ListingCard | null;
  cached: LRUCache<number, ListingCard>;
}

// Outside the class, so that their closures retain one state and not, through it, all earlier states.

/** Values that could not be made are not cached. */
function cachedIn<Value extends object>(cached: LRUCache<number, Value>, make: (id: number) => Value | null) {
  return (id: number): Value | null => {
    const known = cached.get(id);
    if (known !== undefined) return known;
    const made = make(id);
    if (made !== null) cached.set(id, made);
    return made;
  };
}

function listingsOf({ rows, file }: CatalogParts): (id: number) => Listing | null {
  const cached = new LRUCache<number, Listing>({ max: cacheSizes.listings });
  return cachedIn(cached, (id) => (rows.slotOf(id) === null ? null : file.listing(id)));
}

function cardsOf({ rows, settings, file }: CatalogParts, language: Language, ready: CachedCards = []): CardCache {
  const cached = new LRUCache<number, ListingCard>({ max: cacheSizes.cards });
  cached.load(ready);
  const read = cachedIn(cached, (id) => {
    const source = rows.slotOf(id) === null ? null : file.card(id);
    return source && listingCard(source, language, settings);
  });
  return { read, cached };
}
