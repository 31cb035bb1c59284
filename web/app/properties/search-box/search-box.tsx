import { emptyListingQuery, type Goal } from "@gevel/config";
import { Link } from "@remix-run/react";
import { useId, useMemo, useState } from "react";
import { useIntl } from "react-intl";
import type { FilterOptions } from "./filter-options";
import { SearchForm } from "./search-form";
import { useHydrated } from "./use-hydrated";
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
export function SearchBox({ data }: { data: SearchBoxData }) {
  const intl = useIntl();
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

/** Without script the other goal is a link to its list, which has the same filters. */
function GoalTabs({ data, goal, onChange }: GoalTabsProps) {
  const intl = useIntl();
  const hydrated = useHydrated();
  const name = useId();
  const label = (of: Goal) => intl.formatMessage({ id: `properties.goal.${of}` });
  if (!hydrated) {
    return (
      <div className={styles.goals}>
        {data.map((search) =>
          search.goal === goal ? (
            <span key={search.goal} className={styles.goal} data-chosen>
              {label(search.goal)}
            </span>
          ) : (
            <Link key={search.goal} className={styles.goal} to={search.path}>
              {label(search.goal)}
            </Link>
          ),
        )}
      </div>
    );
  }
  return (
    <fieldset className={styles.goals}>
      <legend className="visually-hidden">{intl.formatMessage({ id: "properties.goal" })}</legend>
      {data.map((search) => (
        <label key={search.goal} className={styles.goal} data-chosen={search.goal === goal || undefined}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            checked={search.goal === goal}
            onChange={() => onChange(search.goal)}
          />
          {label(search.goal)}
        </label>
      ))}
    </fieldset>
  );
}
