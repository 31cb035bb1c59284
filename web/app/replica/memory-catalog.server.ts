import {
  AppError,
  agentKey,
  agentNameKey,
  languages,
  memberOfAgent,
  type Goal,
  type SavedSearch,
  type Language,
  type Listing,
  type ListingQuery,
  type NamedPerson,
  type PropertyType,
} from "@gevel/config";
import { LRUCache } from "lru-cache";
import { isPlainPrice, type CardSource } from "./card-source.server";
import type { CatalogSettings } from "./search/catalog-settings.server";
import { listingCard, type ListingCard } from "./listing-card.server";
import type { Catalog } from "./replica";
import type { NamedMunicipality } from "./search/columns.server";
import { storedMunicipalities } from "./search/offer-tallies.server";
import type {
  AskedPrice,
  CityOption,
  ListingSelection,
  ListScope,
  MemberListings,
  MapPoint,
  Neighbours,
  OfferTally,
  SearchResult,
  TypeOption,
} from "./search/search-result";
import type { ListingRows } from "./search/listing-rows.server";
import type { AgentKeys, ListingAgentRow } from "./store-reader.server";
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
  listingsOfAgent(agent: AgentKeys): ListingAgentRow[];
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
  readonly #listings = new LRUCache<number, Listing>({ max: cacheSizes.listings });
  readonly #cards: ReadonlyMap<Language, LRUCache<number, ListingCard>>;

  /** With the catalog before, what it worked out of listings that are as they were is not worked out again. */
  constructor(parts: CatalogParts, before: MemoryCatalog | null = null) {
    const { rows, settings, file, now } = parts;
    this.#settings = settings;
    this.#file = file;
    this.#search = new ListingSearch(rows, settings, now, before && before.#search);
    this.#cards = new Map(
      languages.map((language) => [language, new LRUCache<number, ListingCard>({ max: cacheSizes.cards })]),
    );
    if (before && before.#settings === settings) this.#takeOverCards(before);
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
    const isListed = this.#search.rows.slotOf(id) !== null;
    return (isListed ? memoized(this.#listings, id, () => this.#file.listing(id)) : null) ?? this.#notThere(id);
  }

  card(id: number, language: Language): ListingCard | null {
    return this.#listedCard(id, language) ?? this.#notThere(id);
  }

  idOf(key: string): number | null {
    const id = this.#file.idOf(key);
    return id !== null && this.#search.rows.slotOf(id) !== null ? id : null;
  }

  #listedCard(id: number, language: Language): ListingCard | null {
    const cards = this.#cards.get(language);
    if (cards === undefined || this.#search.rows.slotOf(id) === null) return null;
    return memoized(cards, id, () => {
      const source = this.#file.card(id);
      return source && listingCard(source, language, this.#settings);
    });
  }

  /**
   * ERR-2: a damaged file is refilled from the CMS; until then a listing in memory that cannot be read is not reported
   * as gone.
   */
  #notThere(id: number): null {
    if (this.#search.rows.slotOf(id) === null) return null;
    throw new AppError("CMS_UNAVAILABLE", `replica: listing ${id} is not in the file yet, which is being filled again`);
  }

  ofMember<Member extends NamedPerson>(member: Member, team: readonly Member[]): MemberListings {
    const keys = { email: agentKey(member.email), name: agentNameKey(member.name) };
    const ids = this.#file.listingsOfAgent(keys).filter((agent) => memberOfAgent(agent, team) === member);
    return this.#search.byState(ids.map(({ id }) => id));
  }

  cityKey(requested: string): string {
    return this.#search.cityKey(requested);
  }

  offers(goal: Goal, scope: ListScope = everything): OfferTally[] {
    return this.#search.offers(goal, scope);
  }

  municipalities(): NamedMunicipality[] {
    return storedMunicipalities(this.#search.rows);
  }

  /** Read past the cards in memory: those of a list are worth more there than those of a sum. */
  askedPrices(query: ListingQuery, scope: ListScope = everything): AskedPrice[] {
    return this.#search.prices(this.#search.matches(query, scope)).map(({ id, amount }) => {
      const card = amount === null ? null : this.#file.card(id);
      return card && isPlainPrice(card)
        ? { amount, surface: card.attributes.surfaceLiving }
        : { amount: null, surface: null };
    });
  }

  get allTypes(): readonly PropertyType[] {
    return this.#settings.types;
  }

  cities(goal: Goal | null, language: Language): CityOption[] {
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

  /** The cards of listings that did not change since. */
  #takeOverCards(before: MemoryCatalog): void {
    const rows = this.#search.rows;
    const earlier = before.#search.rows;
    const written = rows.changedSince(earlier);
    if (written === null) return;
    const changed = new Set(written.flatMap((slot) => [earlier.columns.id[slot] ?? 0, rows.columns.id[slot] ?? 0]));
    for (const [language, cards] of before.#cards) {
      const later = this.#cards.get(language);
      // The least recently requested first, so that it is evicted first.
      cards.rforEach((card, id) => {
        if (!changed.has(id)) later?.set(id, card);
      });
    }
  }
}

/** What could not be made is not cached. */
function memoized<Value extends object>(
  cache: LRUCache<number, Value>,
  id: number,
  make: (id: number) => Value | null,
): Value | null {
  const cached = cache.get(id);
  if (cached !== undefined) return cached;
  const made = make(id);
  if (made !== null) cache.set(id, made);
  return made;
}
