import { listingSorts } from "@gevel/config";
import { useId } from "react";
import { useIntl } from "react-intl";
import { useSiteNavigate } from "~/islands/use-site-navigate";
import { listAddress } from "../query/list-address";
import type { ListState } from "../query/list-state";
import styles from "./sort-select.module.css";

/** Part of the filters' form wherever it is placed: without script it is sent with them. */
export function SortSelect({ path, query, defaultSort, formId }: ListState & { formId: string }) {
  const intl = useIntl();
  const navigateTo = useSiteNavigate();
  const id = useId();
  return (
    <div className={styles.sort}>
      <label htmlFor={id}>{intl.formatMessage({ id: "properties.list.sort" })}</label>
      <select
        id={id}
        name="sort"
        form={formId}
        className={styles.select}
        value={query.sort}
        onChange={(event) => {
          const sort = listingSorts.find((known) => known === event.target.value) ?? query.sort;
          navigateTo(listAddress(path, { ...query, sort, page: 1 }, defaultSort), { preventScrollReset: true });
        }}
      >
        {listingSorts.map((sort) => (
          <option key={sort} value={sort}>
            {intl.formatMessage({ id: `properties.list.sort.${sort}` })}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" form={formId}>
          {intl.formatMessage({ id: "properties.list.applySort" })}
        </button>
      </noscript>
    </div>
  );
}
