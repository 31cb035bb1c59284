import { lazy, Suspense, useRef, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { withMessages } from "~/i18n/load-messages";
import type { ListState } from "../query/list-state";
import type { FilterOption } from "../query/filter-options";
import { useHydrated } from "~/ui/use-hydrated";
import styles from "./map-split.module.css";

/** The list alone needs nothing of the map. */
const MapPanel = lazy(() =>
  withMessages("map", import("./map-panel")).then((module) => ({ default: module.MapPanel })),
);

interface MapSplitProps extends ListState {
  /** Where the map loads all matches; null shows the list alone. */
  points: string | null;
  /** The number of listings as text: on a phone the sheet begins with it. */
  summary: string;
  cities: readonly FilterOption<string>[];
  /** The list, which stays beside the map for visitors who cannot use one. */
  children: ReactNode;
}

/** PROP-5: the list, and in the map view the map beside it. */
export function MapSplit({ points, summary, cities, children, ...place }: MapSplitProps) {
  const intl = useIntl();
  const hydrated = useHydrated();
  const list = useRef<HTMLDivElement>(null);
  if (points === null) return children;
  // Recreated, by its key: cards that React moved would count as layout shift.
  return (
    <div key="split" className={styles.split}>
      {/* Before the list: nothing may move while the document arrives. */}
      <p className={styles.peek} aria-hidden="true">
        {summary}
      </p>
      <div ref={list} className={styles.list}>
        {children}
      </div>
      <div className={styles.map}>
        {hydrated ? (
          <Suspense>
            <MapPanel points={points} list={list} cities={cities} {...place} />
          </Suspense>
        ) : (
          <noscript>
            <p className={styles.note}>{intl.formatMessage({ id: "properties.list.mapNeedsScript" })}</p>
          </noscript>
        )}
      </div>
    </div>
  );
}
