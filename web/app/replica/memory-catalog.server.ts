import { languages, type Goal, type Language, type Listing, type ListingQuery } from "@gevel/config";
import type { CatalogSettings } from "./catalog-settings.server";
import { buildColumns, places, type Columns } from "./columns.server";
import { cityOptions, typeOptions } from "./facets.server";
import {
  citiesFilter,
  filterOf,
  match,
  typesFilter,
  type FacetCounts,
  type Filter,
  type Matches,
} from "./filter.server";
import { listingCard } from "./listing-card.server";
import type { ListingFacts } from "./listing-facts.server";
import { Lru } from "./lru.server";
import type { Catalog, FacetOption, ListingCard, ListingSelection, SearchResult } from "./replica";
import { SortOrders } from "./sort-orders.server";
import { TextIndex } from "./text-index.server";

/** Whole listings kept at hand, and cards a language: some tens of megabytes at most. */
const kept = { listings: 200, cards: 3_000 } as const;
const noRooms = [0, 0, 0, 0, 0];

export interface CatalogParts {
  /** In any order. */
  facts: readonly ListingFacts[];
  settings: CatalogSettings;
  /** Whole listings, from the file. */
  read: (id: number) => Listing | null;
  now: number;
}

/** The listings of one state of the replica. Nothing in it changes; another state is another catalog. */
export class MemoryCatalog implements Catalog {
  readonly #settings: CatalogSettings;
  readonly #columns: Columns;
  readonly #rows: readonly ListingFacts[];
  readonly #held: ReadonlySet<number>;
  readonly #orders: SortOrders;
  readonly #listings: Lru<number, Listing>;
  readonly #cards: ReadonlyMap<Language, Lru<number, ListingCard>>;
  #text: TextIndex | null = null;

  constructor({ facts, settings, read, now }: CatalogParts) {
    this.#settings = settings;
    this.#rows = facts.toSorted((a, b) => b.createdAt - a.createdAt || b.id - a.id);
    this.#held = new Set(this.#rows.map(({ id }) => id));
    this.#columns = buildColumns(this.#rows, settings, now);
    this.#orders = new SortOrders(this.#columns, settings);
    this.#listings = new Lru(kept.listings, (id) => (this.#held.has(id) ? read(id) : null));
    this.#cards = new Map(
      languages.map((language) => [
        language,
        new Lru(kept.cards, (id) => {
          const listing = this.#held.has(id) ? read(id) : null;
          return listing && listingCard(listing, language, settings);
        }),
      ]),
    );
  }

  get size(): number {
    return this.#rows.length;
  }

  search(query: ListingQuery, language: Language): SearchResult {
    const counts = this.#noCounts();
    const { total, marks } = match(this.#columns, this.#filter(query), counts);
    const { pageSize } = this.#settings;
    const pageCount = Math.max(1, Math.ceil(total / pageSize));
    const page = Math.min(Math.max(1, query.page), pageCount);
    const rows = this.#take({ total, marks }, query.sort, language, (page - 1) * pageSize, pageSize);
    return {
      total,
      page,
      pageCount,
      pageSize,
      cards: this.#cardsOf(rows, language),
      facets: {
        cities: cityOptions(this.#columns, counts.cities, query.cities, language, this.#settings),
        types: typeOptions(counts.types, query.types, language, this.#settings),
      },
    };
  }

  count(query: ListingQuery): number {
    return match(this.#columns, this.#filter(query), null).total;
  }

  select(selection: ListingSelection, language: Language): ListingCard[] {
    const filter: Filter = {
      ...this.#anything(selection.goal),
      place: selection.state === "on-offer" ? places.onOffer : places.soldOrRented,
      cities: citiesFilter(this.#columns, selection.cities),
      types: typesFilter(this.#columns, this.#positions(selection.types), selection.types.length === 0),
    };
    const matches = match(this.#columns, filter, null);
    return this.#cardsOf(this.#take(matches, selection.sort, language, 0, selection.limit), language);
  }

  find(id: number): Listing | null {
    return this.#listings.get(id);
  }

  card(id: number, language: Language): ListingCard | null {
    return this.#cards.get(language)?.get(id) ?? null;
  }

  cities(goal: Goal | null, language: Language): FacetOption<string>[] {
    const counts = this.#noCounts();
    match(this.#columns, this.#anything(goal), counts);
    return cityOptions(this.#columns, counts.cities, [], language, this.#settings);
  }

  types(goal: Goal | null, language: Language): FacetOption<number>[] {
    const counts = this.#noCounts();
    match(this.#columns, this.#anything(goal), counts);
    return typeOptions(counts.types, [], language, this.#settings);
  }

  ids(): readonly number[] {
    const settings = this.#settings;
    const hasPage = ({ marquee }: ListingFacts) =>
      settings.soldStatus === 200 || !["sold", "rented"].includes(settings.stateOf(marquee));
    return this.#rows.filter(hasPage).map(({ id }) => id);
  }

  #anything(goal: Goal | null): Filter {
    return {
      goal,
      place: places.onOffer,
      found: null,
      minPrice: null,
      maxPrice: null,
      rooms: noRooms,
      cities: null,
      types: null,
    };
  }

  #filter(query: ListingQuery): Filter {
    const found = query.search ? (this.#text ??= new TextIndex(this.#rows)).find(query.search) : null;
    return filterOf(query, this.#columns, found, this.#positions(query.types));
  }

  #positions(ids: readonly number[]): number[] {
    return ids.map((wanted) => this.#settings.types.findIndex(({ id }) => id === wanted)).filter((at) => at !== -1);
  }

  #noCounts(): FacetCounts {
    return {
      cities: new Uint32Array(this.#columns.cityKeys.length),
      types: new Uint32Array(this.#settings.types.length),
    };
  }

  #take({ marks }: Matches, sort: ListingQuery["sort"], language: Language, skip: number, limit: number): number[] {
    const order = this.#orders.rows(sort, language);
    const taken: number[] = [];
    let left = skip;
    for (let at = 0; at < marks.length && taken.length < limit; at++) {
      const row = order === null ? at : (order[at] ?? 0);
      if (marks[row] !== 1) continue;
      if (left > 0) left--;
      else taken.push(row);
    }
    return taken;
  }

  #cardsOf(rows: readonly number[], language: Language): ListingCard[] {
    return rows.flatMap((row) => this.card(this.#columns.id[row] ?? 0, language) ?? []);
  }
}
