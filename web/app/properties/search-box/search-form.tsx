import { type ListingQuery, type ListingSort, serializeListingQuery, roomKinds } from "@gevel/config";
import { Form } from "@remix-run/react";
import { lazy, Suspense, useState, type FormEvent } from "react";
import { useIntl } from "react-intl";
import { useSiteNavigate } from "~/islands/use-site-navigate";
import { Button } from "~/ui/button";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { listAddress } from "../query/list-address";
import { fullLabel, type FilterOptions, type FilterOption } from "../query/filter-options";
import styles from "./search-form.module.css";
import { BarField } from "~/ui/bar-field";
import { FilterPopover } from "./filter-popover";
import { OptionList } from "./option-list";
import { PriceFields } from "./price-fields";
import { FeatureFields, useFeaturesText } from "./feature-fields";
import { RoomsFields } from "./rooms-fields";
import { useShortPriceRange } from "../query/use-price-range";
import type { MessageId, MessageName } from "~/i18n/message-id";

interface FilterFieldsProps {
  query: ListingQuery;
  options: FilterOptions;
  /** A list page also searches by reference or text. */
  withText: boolean;
  onChange: (query: ListingQuery) => void;
}

/** Two or more are counted, one is named. */
function useChosenText() {
  const intl = useIntl();
  return <Value extends string | number>(
    chosen: readonly Value[],
    options: readonly FilterOption<Value>[],
    messageId: MessageId,
  ) => {
    const only = chosen.length === 1 ? options.find(([value]) => value === chosen[0]) : undefined;
    return only ? fullLabel(only) : intl.formatMessage({ id: messageId }, { count: chosen.length });
  };
}

/** All of a city and a part of it are one or the other: what is ticked later replaces what was. */
export function withoutOverlap(
  options: readonly FilterOption<string>[],
  before: readonly string[],
  after: readonly string[],
): string[] {
  const added = after.find((value) => !before.includes(value));
  const above = new Map<string, string>();
  let city = "";
  for (const [value, , , level] of options) {
    if (level) above.set(value, city);
    else city = value;
  }
  return after.filter((value) => added === undefined || (above.get(value) !== added && above.get(added) !== value));
}

function FilterFields({ query, options, withText, onChange }: FilterFieldsProps) {
  const intl = useIntl();
  const chosenText = useChosenText();
  const priceRange = useShortPriceRange()(query);
  const features = useFeaturesText()(query);
  const text = (name: MessageName<"properties.search.">) => intl.formatMessage({ id: `properties.search.${name}` });
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
          onChange={(cities) => set({ cities: withoutOverlap(options.cities, query.cities, cities) })}
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
      <FilterPopover label={text("more")} value={features || text("anyRooms")} isSet={features !== ""}>
        <FeatureFields chosen={query} options={options} onChange={set} />
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

/** Address of the number of matches in a list; sort, page and view do not change it. */
function countAddress(list: string, query: ListingQuery): string {
  const params = serializeListingQuery({ ...query, sort: "newest", page: 1, view: "list" });
  params.set("list", list);
  params.set("goal", String(query.goal));
  return `/api/listing-count?${params}`;
}

/** Queries the server, so its script loads with the first change of a filter. */
const LiveCount = lazy(() => import("./live-count").then((module) => ({ default: module.LiveCount })));

interface SearchFormProps {
  id?: string;
  /** Address of the list page it leads to. */
  action: string;
  /** A list's own order, where it is not the usual one. */
  defaultSort?: ListingSort;
  query: ListingQuery;
  /** The filters already chosen, where they are more than `query`. */
  begun?: ListingQuery | undefined;
  onChange?: (draft: ListingQuery) => void;
  /** How many match `query`. */
  count: number;
  options: FilterOptions;
  /** The results change under the form: stay where one is. */
  isInPlace?: boolean;
  withText?: boolean;
}

/** The filters and a submit button with the number of results. A plain GET form, with the parameters of PROP-3. */
export function SearchForm({
  id,
  action,
  defaultSort,
  query,
  begun,
  onChange,
  count,
  options,
  isInPlace = false,
  withText = false,
}: SearchFormProps) {
  const intl = useIntl();
  const navigateTo = useSiteNavigate();
  const [draft, setDraft] = useState(begun ?? query);
  const [applied, setApplied] = useState(query);
  if (applied !== query) {
    setApplied(query);
    setDraft(query);
  }
  const address = countAddress(action, draft);
  const isKnown = address === countAddress(action, query);
  // Without a known count the button shows no number.
  const submitLabel = (live: number | null) =>
    live === null
      ? intl.formatMessage({ id: "properties.search.show" })
      : intl.formatMessage({ id: "properties.search.showCount" }, { count: live });

  const label = (ticks: boolean) =>
    isKnown ? (
      submitLabel(count)
    ) : (
      <Suspense fallback={submitLabel(count)}>
        <LiveCount address={address} initialCount={count} ticks={ticks}>
          {submitLabel}
        </LiveCount>
      </Suspense>
    );

  const change = (changed: ListingQuery) => {
    setDraft(changed);
    onChange?.(changed);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    for (const open of event.currentTarget.querySelectorAll("details[open]")) open.removeAttribute("open");
    navigateTo(listAddress(action, { ...draft, page: 1 }, defaultSort), { preventScrollReset: isInPlace });
  };

  return (
    <Form id={id} method="get" action={action} className={styles.form} onSubmit={submit} role="search">
      <FilterFields query={draft} options={options} withText={withText} onChange={change} />
      <Button type="submit" className={styles.submit}>
        {label(true)}
      </Button>
      <VisuallyHidden>
        <span role="status">{draft === query ? "" : label(false)}</span>
      </VisuallyHidden>
    </Form>
  );
}
