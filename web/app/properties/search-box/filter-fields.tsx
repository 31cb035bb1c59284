import { roomKinds, type ListingQuery } from "@gevel/config";
import { useIntl } from "react-intl";
import { BarField } from "~/ui/bar-field";
import { FilterPopover } from "./filter-popover";
import type { FilterOption, FilterOptions } from "../query/filter-options";
import { OptionList } from "./option-list";
import { PriceFields } from "./price-fields";
import { RoomsFields } from "./rooms-fields";
import { useShortPriceRange } from "../query/use-price-range";
import styles from "./search-form.module.css";

interface FilterFieldsProps {
  query: ListingQuery;
  options: FilterOptions;
  /** A list page searches by reference or word as well. */
  withText: boolean;
  onChange: (query: ListingQuery) => void;
}

/** Two or more are counted, one is named. */
function useChosenText() {
  const intl = useIntl();
  return <Value extends string | number>(
    chosen: readonly Value[],
    options: readonly FilterOption<Value>[],
    messageId: string,
  ) => {
    const only = chosen.length === 1 ? options.find(([value]) => value === chosen[0]) : undefined;
    return only ? only[1] : intl.formatMessage({ id: messageId }, { count: chosen.length });
  };
}

export function FilterFields({ query, options, withText, onChange }: FilterFieldsProps) {
  const intl = useIntl();
  const chosenText = useChosenText();
  const priceRange = useShortPriceRange()(query);
  const text = (name: string) => intl.formatMessage({ id: `properties.search.${name}` });
  const set = (change: Partial<ListingQuery>) => onChange({ ...query, ...change });
  const roomsSet = roomKinds.flatMap((kind) =>
    query.rooms[kind] > 0
      ? [intl.formatMessage({ id: `properties.search.atLeast.${kind}` }, { count: query.rooms[kind] })]
      : [],
  );
  return (
    <>
      <FilterPopover
        label={text("place")}
        value={chosenText(query.cities, options.cities, "properties.search.places")}
        isSet={query.cities.length > 0}
      >
        <OptionList
          name="city"
          legend={text("place")}
          options={options.cities}
          chosen={query.cities}
          onChange={(cities) => set({ cities })}
        />
      </FilterPopover>
      <FilterPopover
        label={text("type")}
        value={chosenText(query.types, options.types, "properties.search.types")}
        isSet={query.types.length > 0}
      >
        <OptionList
          name="type"
          legend={text("type")}
          options={options.types}
          chosen={query.types}
          onChange={(types) => set({ types })}
        />
      </FilterPopover>
      <FilterPopover label={text("price")} value={priceRange ?? text("anyPrice")} isSet={priceRange !== null}>
        <PriceFields
          options={options}
          min={query.minPrice}
          max={query.maxPrice}
          onChange={(minPrice, maxPrice) => set({ minPrice, maxPrice })}
        />
      </FilterPopover>
      <FilterPopover label={text("rooms")} value={roomsSet.join(", ") || text("anyRooms")} isSet={roomsSet.length > 0}>
        <RoomsFields rooms={query.rooms} options={options} onChange={(rooms) => set({ rooms })} />
      </FilterPopover>
      {withText ? (
        <BarField
          label={text("textLabel")}
          className={styles.text}
          type="search"
          name="search"
          placeholder={text("text")}
          value={query.search}
          maxLength={100}
          onChange={(event) => set({ search: event.target.value })}
        />
      ) : null}
    </>
  );
}
