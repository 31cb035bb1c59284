import { serializeArea } from "@gevel/config";
import { useIntl } from "react-intl";
import { listAddress } from "../query/list-address";
import type { ListState } from "../query/list-state";
import styles from "./list-or-map.module.css";

const views = ["list", "map"] as const;

/** PROP-5: the same matches as a list or on a map. Links, so that the choice is in the address. */
export function ListOrMap({ path, query, defaultSort, formId }: ListState & { formId: string }) {
  const intl = useIntl();
  return (
    <nav className={styles.switch} aria-label={intl.formatMessage({ id: "properties.list.view" })}>
      {views.map((view) => (
        <a
          key={view}
          href={listAddress(path, { ...query, view }, defaultSort)}
          aria-current={query.view === view ? "true" : undefined}
          data-keep-scroll
        >
          {intl.formatMessage({ id: `properties.list.view.${view}` })}
        </a>
      ))}
      {/* Without script the filters' form keeps view and area. */}
      {query.area ? <input type="hidden" name="area" value={serializeArea(query.area)} form={formId} /> : null}
      {query.view === "map" ? <input type="hidden" name="view" value="map" form={formId} /> : null}
    </nav>
  );
}
