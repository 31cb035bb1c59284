import { emptyListingQuery, type Goal, type ListingQuery } from "@gevel/config";
import { Suspense, useMemo, useState, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { unpack, type Packed } from "~/islands/packed";
import { isPlainClick } from "~/ui/is-plain-click";
import type { FilterOptions } from "../query/filter-options";
import { SearchForm } from "./search-form";
import styles from "./search-box.module.css";

/** HOME-1: carries the filters chosen for one goal over to the other, as far as it offers them. Prices are not carried over. */
export function carriedQuery(
  { cities, types, rooms, minSurface, epc, amenities }: ListingQuery,
  goal: Goal,
  offered: Pick<FilterOptions, "cities" | "types">,
): ListingQuery {
  const places = new Set(offered.cities.map(([value]) => value));
  const kinds = new Set(offered.types.map(([value]) => value));
  return {
    ...emptyListingQuery(goal),
    cities: cities.filter((city) => places.has(city)),
    types: types.filter((type) => kinds.has(type)),
    ...{ rooms, minSurface, epc, amenities },
  };
}

export interface GoalSearch {
  goal: Goal;
  /** Address of the goal's list page. */
  path: string;
  count: number;
  options: FilterOptions;
}

/** One entry per goal, in the order of the tabs. */
export type SearchBoxData = readonly GoalSearch[];

/** Another purpose than searching: a tab beside the goals, and without script a link. */
interface OtherTab {
  label: string;
  path: string;
  panel: ReactNode;
}

interface SearchBoxProps {
  packed: Packed<SearchBoxData>;
  other?: OtherTab;
}

/** HOME-1: the search box over the banner of the home page. */
export function SearchBox({ packed, other }: SearchBoxProps) {
  const intl = useIntl();
  const data = useMemo(() => unpack(packed), [packed]);
  const [tab, setTab] = useState<Goal | "other">(data[0]?.goal ?? 0);
  const search = data.find((candidate) => candidate.goal === tab);
  const query = useMemo(() => emptyListingQuery(search?.goal ?? 0), [search]);
  const [chosen, setChosen] = useState<ListingQuery | null>(null);
  const tabs: Tab[] = data.map(({ goal, path }) => ({
    ...{ key: goal, path, label: intl.formatMessage({ id: `properties.goal.${goal}` }) },
  }));
  if (other) tabs.push({ key: "other", path: other.path, label: other.label });
  return (
    <section className={styles.box} aria-label={intl.formatMessage({ id: "properties.search.title" })}>
      <Tabs tabs={tabs} chosen={tab} onChange={setTab} />
      <div className={styles.bar}>
        {search ? (
          <SearchForm
            key={tab}
            action={search.path}
            query={query}
            begun={chosen ? carriedQuery(chosen, search.goal, search.options) : undefined}
            onChange={setChosen}
            count={search.count}
            options={search.options}
          />
        ) : (
          <Suspense fallback={<div className={styles.coming} />}>{other?.panel}</Suspense>
        )}
      </div>
    </section>
  );
}

interface Tab {
  key: Goal | "other";
  path: string;
  label: string;
}

interface TabsProps {
  tabs: readonly Tab[];
  chosen: Tab["key"];
  onChange: (tab: Tab["key"]) => void;
}

/** Until the script is there, and without it, another tab is a link to its page, which has the same to fill in. */
function Tabs({ tabs, chosen, onChange }: TabsProps) {
  const intl = useIntl();
  return (
    <ul className={styles.goals} aria-label={intl.formatMessage({ id: "properties.goal" })}>
      {tabs.map(({ key, path, label }) => (
        <li key={key}>
          <a
            className={styles.goal}
            href={path}
            aria-current={key === chosen || undefined}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              onChange(key);
            }}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
