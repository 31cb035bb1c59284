import { localeTags, type Language, type ListingSort } from "@gevel/config";
import { cityName, typeName } from "./names.server";
import type { CatalogSettings } from "./catalog-settings.server";
import type { Columns } from "./columns.server";

type Compare = (a: number, b: number) => number;

/** Rows in each order of PROP-4, worked out when first asked for. Equal ones stand newest first, as rows do. */
export class SortOrders {
  readonly #columns: Columns;
  readonly #settings: CatalogSettings;
  readonly #ready = new Map<string, Uint32Array>();

  constructor(columns: Columns, settings: CatalogSettings) {
    this.#columns = columns;
    this.#settings = settings;
  }

  /** Null for the order the rows already have. */
  rows(sort: ListingSort, language: Language): Uint32Array | null {
    if (sort === "newest") return null;
    const key = sort === "type" || sort === "city" ? `${sort} ${language}` : sort;
    const known = this.#ready.get(key);
    if (known) return known;
    const compare = this.#compare(sort, language);
    const order = Uint32Array.from({ length: this.#columns.size }, (_, row) => row).sort(
      (a, b) => compare(a, b) || a - b,
    );
    this.#ready.set(key, order);
    return order;
  }

  #compare(sort: Exclude<ListingSort, "newest">, language: Language): Compare {
    const { price, modifiedAt, city, mainType, cityFacts } = this.#columns;
    const { types, defaultLanguage } = this.#settings;
    const last = Number.POSITIVE_INFINITY;
    switch (sort) {
      case "price-up":
        return by((row) => orElse(price[row], last));
      case "price-down":
        return by((row) => orElse(-(price[row] ?? NaN), last));
      case "date":
        return by((row) => -(modifiedAt[row] ?? 0));
      case "city": {
        const rank = ranks(
          cityFacts.map((facts) => `${cityName(facts, language, defaultLanguage)} ${facts.zip}`),
          language,
        );
        return by((row) => rank[city[row] ?? 0] ?? 0);
      }
      case "type": {
        const rank = ranks(
          types.map((type) => typeName(type, language, defaultLanguage)),
          language,
        );
        return by((row) => rank[mainType[row] ?? -1] ?? last);
      }
    }
  }
}

const orElse = (value: number | undefined, other: number) =>
  value === undefined || Number.isNaN(value) ? other : value;

function by(value: (row: number) => number): Compare {
  return (a, b) => {
    const left = value(a);
    const right = value(b);
    return left < right ? -1 : left > right ? 1 : 0;
  };
}

/** The place of each name in the language's alphabet; equal names share one. */
export function ranks(names: readonly string[], language: Language): number[] {
  const collator = new Intl.Collator(localeTags[language], { numeric: true, sensitivity: "base" });
  const sorted = names.map((name, index) => ({ name, index })).sort((a, b) => collator.compare(a.name, b.name));
  const result: number[] = [];
  let rank = 0;
  for (const [at, { name, index }] of sorted.entries()) {
    const before = sorted[at - 1];
    if (before && collator.compare(before.name, name) !== 0) rank = at;
    result[index] = rank;
  }
  return result;
}
