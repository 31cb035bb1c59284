import { formatNumber, roomKinds, type ListingQuery } from "@gevel/config";
import { useIntl } from "react-intl";
import { listAddress } from "../query/list-address";
import type { ListState } from "../query/list-state";
import { fullLabel, type FilterOption, type FilterOptions } from "../query/filter-options";
import { usePriceRange } from "../query/use-price-range";
import styles from "./filter-chips.module.css";
import { usePaths } from "~/i18n/use-paths";
import { savedSearchQuery } from "../query/saved-search-query";

/** The link from a search to a saved search; nothing if staff publish no such page. */
export function SaveSearch({ query, className }: { query: ListingQuery; className?: string | undefined }) {
  const intl = useIntl();
  const savedSearchPath = usePaths().byOriginalPath("demand-register");
  if (savedSearchPath === null) return null;
  return (
    <a className={className} href={savedSearchPath + savedSearchQuery(query)} rel="nofollow">
      {intl.formatMessage({ id: "properties.list.saveSearch" })}
    </a>
  );
}

interface Chip {
  key: string;
  label: string;
  /** The query without it. */
  without: Partial<ListingQuery>;
}

function useChips(query: ListingQuery, options: FilterOptions): Chip[] {
  const intl = useIntl();
  const { language } = usePaths();
  const priceRange = usePriceRange()(query);
  const without = <Value,>(values: readonly Value[], value: Value) => values.filter((other) => other !== value);
  const labelOf = <Value extends string | number>(all: readonly FilterOption<Value>[], value: Value) => {
    const option = all.find(([other]) => other === value);
    return option ? fullLabel(option) : (String(value).split("|")[0] ?? "");
  };
  const chips: Chip[] = [];
  if (query.search) {
    chips.push({
      key: "search",
      label: intl.formatMessage({ id: "properties.list.chip.search" }, { text: query.search }),
      without: { search: "" },
    });
  }
  for (const city of query.cities)
    chips.push({
      key: `city-${city}`,
      label: labelOf(options.cities, city),
      without: { cities: without(query.cities, city) },
    });
  for (const type of query.types)
    chips.push({
      key: `type-${type}`,
      label: labelOf(options.types, type),
      without: { types: without(query.types, type) },
    });
  if (query.area !== null)
    chips.push({
      key: "area",
      label: intl.formatMessage({ id: "properties.list.chip.area" }),
      without: { area: null },
    });
  if (priceRange !== null) chips.push({ key: "price", label: priceRange, without: { minPrice: null, maxPrice: null } });
  for (const kind of roomKinds) {
    const count = query.rooms[kind];
    const rooms = { ...query.rooms, [kind]: 0 };
    if (count > 0)
      chips.push({
        key: kind,
        label: intl.formatMessage({ id: `properties.list.chip.${kind}` }, { count }),
        without: { rooms },
      });
  }
  if (query.minSurface !== null)
    chips.push({
      key: "surface",
      label: intl.formatMessage(
        { id: "properties.list.chip.surface" },
        { surface: formatNumber(query.minSurface, language) },
      ),
      without: { minSurface: null },
    });
  if (query.epc !== null)
    chips.push({
      key: "epc",
      label: intl.formatMessage({ id: "properties.list.chip.epc" }, { label: query.epc.toUpperCase() }),
      without: { epc: null },
    });
  for (const amenity of query.amenities)
    chips.push({
      key: amenity,
      label: intl.formatMessage({ id: `properties.amenity.${amenity}` }),
      without: { amenities: without(query.amenities, amenity) },
    });
  if (query.sold)
    chips.push({
      key: "sold",
      label: intl.formatMessage({ id: `properties.list.chip.sold.${query.goal}` }),
      without: { sold: false },
    });
  return chips;
}

/** The active filters, each with a link to the list without it. */
export function FilterChips({
  path,
  query,
  defaultSort,
  options,
  empty,
}: ListState & { options: FilterOptions; /** No matches: the ways out are offered below. */ empty: boolean }) {
  const intl = useIntl();
  const chips = useChips(query, options);
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={intl.formatMessage({ id: "properties.list.chips" })}>
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <a
            className={styles.chip}
            href={listAddress(path, { ...query, ...without, page: 1 }, defaultSort)}
            data-keep-scroll
            aria-label={intl.formatMessage({ id: "properties.list.removeChip" }, { label })}
          >
            {label}
          </a>
        </li>
      ))}
      {chips.length > 1 ? (
        <li>
          <a className={styles.clear} href={path} data-keep-scroll>
            {intl.formatMessage({ id: "properties.list.clearAll" })}
          </a>
        </li>
      ) : null}
      {empty ? null : (
        <li>
          <SaveSearch query={query} className={styles.clear} />
        </li>
      )}
    </ul>
  );
}
