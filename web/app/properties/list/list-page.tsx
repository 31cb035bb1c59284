import {
  emptyListingQuery,
  errors,
  isUnreadable,
  parseListingQuery,
  roomKinds,
  type Goal,
  type ListingQuery,
  type ListingSort,
} from "@gevel/config";
import { useNavigation } from "@remix-run/react";
import { useEffect, useMemo } from "react";
import { useIntl } from "react-intl";
import { StaticHtml, type StaticMarkup } from "~/islands/static-markup";
import { FilterChips, SaveSearch } from "./filter-chips";
import { FilterSheet, FilterSheetButton } from "./filter-sheet";
import { HiddenCount } from "../favourites/hidden-count";
import { storeLastList } from "../query/last-list";
import { listAddress } from "../query/list-address";
import { unpackOptions } from "../query/packed-options";
import type { ListPageData, RelaxedList } from "./list-page.server";
import { MapSplit } from "../map/map-split";
import { ListOrMap } from "./list-or-map";
import { Pagination } from "./pagination";
import { SearchForm } from "../search-box/search-form";
import { SortSelect } from "./sort-select";
import gridStyles from "../card/listing-grid.module.css";
import styles from "./list-page.module.css";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import type { ListState } from "../query/list-state";
import type { MessageName } from "~/i18n/message-id";

interface SoldSwitchProps extends ListState {
  /** How many more it would show. */
  gone: number;
}

/** PROP-10: also shows sold or rented listings, after all on offer. A link, so that the choice is in the address. */
function SoldSwitch({ path, query, defaultSort, gone }: SoldSwitchProps) {
  const intl = useIntl();
  if (gone === 0) return null;
  return (
    <a href={listAddress(path, { ...query, sold: true }, defaultSort)} rel="nofollow" data-keep-scroll>
      {intl.formatMessage({ id: `properties.list.showSold.${query.goal}` }, { count: gone })}
    </a>
  );
}

/** PROP-18 (NO_PROPERTIES): no matches, with a way out; or no listings at all. */
export function EmptyList({
  path,
  query,
  defaultSort,
  relaxed,
  nearest,
  gone,
}: ListState & { relaxed: RelaxedList | undefined; /** Its first homes. */ nearest: StaticMarkup; gone: number }) {
  const intl = useIntl();
  const hasFilters = listAddress(path, { ...query, page: 1, sort: defaultSort }, defaultSort) !== path;
  const text = (name: MessageName<"properties.list.">) => intl.formatMessage({ id: `properties.list.${name}` });
  const sold = <SoldSwitch {...{ path, query, defaultSort, gone }} />;
  if (!hasFilters)
    return (
      <EmptyState ways={gone > 0 ? sold : null}>
        <p>{intl.formatMessage({ id: errors.NO_PROPERTIES.messageId })}</p>
      </EmptyState>
    );
  const empty = (
    <EmptyState
      title={text("emptyTitle")}
      ways={
        <>
          {relaxed ? (
            <ButtonLink href={relaxed.address} data-keep-scroll>
              {relaxed.text}
            </ButtonLink>
          ) : null}
          <ButtonLink href={path} variant="secondary" data-keep-scroll>
            {text("clearAll")}
          </ButtonLink>
          <SaveSearch query={query} />
          {sold}
        </>
      }
    >
      <p>{text("emptyText")}</p>
    </EmptyState>
  );
  if (!relaxed) return empty;
  return (
    <>
      {empty}
      <section className={styles.nearest}>
        <h2>{relaxed.title}</h2>
        <StaticHtml as="ul" markup={nearest} className={gridStyles.grid} aria-label={relaxed.title} />
      </section>
    </>
  );
}

/** How many filters are set: as many as the list has chips. */
export const countFilters = ({
  search,
  cities,
  types,
  minPrice,
  maxPrice,
  area,
  rooms,
  sold,
  ...features
}: ListingQuery): number =>
  (search ? 1 : 0) +
  cities.length +
  types.length +
  (minPrice !== null || maxPrice !== null ? 1 : 0) +
  (area !== null ? 1 : 0) +
  roomKinds.filter((kind) => rooms[kind] > 0).length +
  (features.minSurface !== null ? 1 : 0) +
  (features.epc !== null ? 1 : 0) +
  features.amenities.length +
  (sold ? 1 : 0);

const formId = "listing-filters";
const sheetId = "filter-sheet";

/** Messages for the count: sold homes are not for sale. */
const countMessages = {
  onOffer: { 0: "properties.list.countSale", 1: "properties.list.countRent" },
  withSold: { 0: "properties.list.countWithSold", 1: "properties.list.countWithRented" },
} as const;

const placePages = (path: string, goal: Goal, sort: ListingSort): ListState => ({
  ...{ path, defaultSort: sort },
  query: { ...emptyListingQuery(goal), sort },
});

/** Filters, results and pages of a goal. Every state is an address, so it all works without script. */
export function ListPage({ data }: { data: ListPageData }) {
  const intl = useIntl();
  const { goal, path, search, defaultSort, total, page, pageCount, results, relaxed, gone, mapPoints, placePath } =
    data;
  const options = useMemo(() => unpackOptions(data.options), [data.options]);
  const query = useMemo(() => parseListingQuery(new URLSearchParams(search), goal), [search, goal]);
  const filters = countFilters(query);
  // No matches because of a filter, while the site has others: "no homes for sale" would be untrue.
  const isNone = total === 0 && filters > 0;
  const summary = intl.formatMessage(
    { id: isNone ? "properties.list.emptyTitle" : countMessages[query.sold ? "withSold" : "onOffer"][goal] },
    { count: total },
  );
  const next = useNavigation().location?.pathname;
  const isLoading = next !== undefined && (next === path || next === placePath);
  const place = { path, query, defaultSort };
  // The title of a place page names its place and type: they are no chips, and its pages have its address.
  const pages = placePath === undefined ? place : placePages(placePath, goal, defaultSort);
  const address = listAddress(path, query, defaultSort);
  useEffect(() => storeLastList(address), [address]);
  return (
    <div
      className={styles.list}
      data-list=""
      data-map={mapPoints === null ? undefined : ""}
      data-none={isNone ? "" : undefined}
    >
      <FilterSheet id={sheetId} address={address}>
        <SearchForm
          id={formId}
          action={path}
          defaultSort={defaultSort}
          query={query}
          count={total}
          options={options}
          isInPlace
          withText
        />
      </FilterSheet>
      <div className={styles.line}>
        <div role="status" className={styles.summary}>
          <h2 className={styles.count}>{summary}</h2>
          {pageCount > 1 ? (
            <p className={styles.page}>{intl.formatMessage({ id: "properties.list.pageOf" }, { page, pageCount })}</p>
          ) : null}
        </div>
        <HiddenCount ids={data.ids} />
        <div className={styles.ways}>
          <FilterSheetButton id={sheetId} count={placePath === undefined ? filters : 0} />
          {total > 0 || query.area !== null ? <ListOrMap {...place} formId={formId} /> : null}
          {total > 1 ? <SortSelect {...place} formId={formId} /> : null}
        </div>
      </div>
      {/* Without script the filters' form keeps the choice. */}
      {query.sold ? <input type="hidden" name="sold" value="1" form={formId} /> : null}
      {placePath === undefined ? <FilterChips {...place} options={options} empty={total === 0} /> : null}
      {isUnreadable(query.area) ? (
        <p role="status">{intl.formatMessage({ id: "properties.list.areaUnreadable" })}</p>
      ) : null}
      {/* An area without listings keeps its map, so that the visitor can draw another. */}
      <MapSplit
        {...place}
        points={total > 0 || query.area !== null ? mapPoints : null}
        summary={summary}
        cities={options.cities}
      >
        {total > 0 ? (
          <div className={styles.results} aria-busy={isLoading || undefined}>
            <StaticHtml
              as="ul"
              markup={results}
              className={gridStyles.grid}
              aria-label={intl.formatMessage({ id: "properties.list.results" })}
            />
          </div>
        ) : (
          <EmptyList {...place} relaxed={relaxed} nearest={results} gone={gone} />
        )}
      </MapSplit>
      <Pagination {...pages} page={page} pageCount={pageCount} />
      {total > 0 ? (
        <p className={styles.end}>
          <SaveSearch query={query} />
          <SoldSwitch {...place} gone={gone} />
        </p>
      ) : null}
      {data.placeLinks ? <StaticHtml as="div" markup={data.placeLinks} /> : null}
    </div>
  );
}
