import { emptyListingQuery, type Goal } from "@gevel/config";
import { useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { unpack, type Packed } from "~/islands/packed";
import { isPlainClick } from "~/ui/is-plain-click";
import type { FilterOptions } from "../query/filter-options";
import { SearchForm } from "./search-form";
import styles from "./search-box.module.css";

export interface GoalSearch {
  goal: Goal;
  /** Address of the goal's list page. */
  path: string;
  count: number;
  options: FilterOptions;
}

/** One entry a goal, in the order of the tabs. */
export type SearchBoxData = readonly GoalSearch[];

/** HOME-1: what one looks for, over the banner of the home page. */
export function SearchBox({ packed }: { packed: Packed<SearchBoxData> }) {
  const intl = useIntl();
  const data = useMemo(() => unpack(packed), [packed]);
  const [goal, setGoal] = useState<Goal>(data[0]?.goal ?? 0);
  const search = data.find((candidate) => candidate.goal === goal);
  const query = useMemo(() => emptyListingQuery(goal), [goal]);
  if (!search) return null;
  return (
    <section className={styles.box} aria-label={intl.formatMessage({ id: "properties.search.title" })}>
      <GoalTabs data={data} goal={goal} onChange={setGoal} />
      <div className={styles.bar}>
        <SearchForm key={goal} action={search.path} query={query} count={search.count} options={search.options} />
      </div>
    </section>
  );
}

interface GoalTabsProps {
  data: SearchBoxData;
  goal: Goal;
  onChange: (goal: Goal) => void;
}

/** Until the script is there, and without it, the other goal is a link to its list, which has the same filters. */
function GoalTabs({ data, goal, onChange }: GoalTabsProps) {
  const intl = useIntl();
  return (
    <ul className={styles.goals} aria-label={intl.formatMessage({ id: "properties.goal" })}>
      {data.map((search) => (
        <li key={search.goal}>
          <a
            className={styles.goal}
            href={search.path}
            aria-current={search.goal === goal || undefined}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              onChange(search.goal);
            }}
          >
            {intl.formatMessage({ id: `properties.goal.${search.goal}` })}
          </a>
        </li>
      ))}
    </ul>
  );
}
