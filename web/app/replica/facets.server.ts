import type { Language } from "@gevel/config";
import type { CatalogSettings } from "./catalog-settings.server";
import type { Columns } from "./columns.server";
import { cityName, typeName } from "./names.server";
import type { FacetOption } from "./replica";
import { ranks } from "./sort-orders.server";

interface NamedCities {
  labels: string[];
  /** City numbers in the language's alphabet. */
  order: number[];
}

/** The columns' cities never change, so names and order are worked out once a language. */
const known = new WeakMap<Columns, Map<Language, NamedCities>>();

function namedCities(columns: Columns, language: Language, { defaultLanguage }: CatalogSettings): NamedCities {
  const ofColumns = known.get(columns) ?? new Map<Language, NamedCities>();
  known.set(columns, ofColumns);
  const ready = ofColumns.get(language);
  if (ready) return ready;
  const labels = columns.cityFacts.map((facts) => {
    const name = cityName(facts, language, defaultLanguage);
    return facts.zip ? `${name} (${facts.zip})` : name;
  });
  const rank = ranks(labels, language);
  const order = [...labels.keys()].sort((a, b) => (rank[a] ?? 0) - (rank[b] ?? 0) || a - b);
  const made = { labels, order };
  ofColumns.set(language, made);
  return made;
}

/** Places that would give a result, and chosen ones even when they give none, so that they can be taken back. */
export function cityOptions(
  columns: Columns,
  counts: Uint32Array,
  chosen: readonly string[],
  language: Language,
  settings: CatalogSettings,
): FacetOption<string>[] {
  const { labels, order } = namedCities(columns, language, settings);
  return order.flatMap((city) => {
    const value = columns.cityKeys[city] ?? "";
    const count = counts[city] ?? 0;
    return count > 0 || chosen.includes(value) ? { value, label: labels[city] ?? value, count } : [];
  });
}

/** Types in the order of the type table (PROP-14). */
export function typeOptions(
  counts: Uint32Array,
  chosen: readonly number[],
  language: Language,
  settings: CatalogSettings,
): FacetOption<number>[] {
  return settings.types.flatMap((type, position) => {
    const count = counts[position] ?? 0;
    const label = typeName(type, language, settings.defaultLanguage);
    return count > 0 || chosen.includes(type.id) ? { value: type.id, label, count } : [];
  });
}
