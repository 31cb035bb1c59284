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
  /** Where the map finds every match; null shows the list alone. */
  points: string | null;
  /** How many homes it shows, in words: on a phone the sheet begins with them. */
  summary: string;
  cities: readonly FilterOption<string>[];
  /** The list, which stays beside the map: it is the way for whoever cannot use one. */
  children: ReactNode;
}

/** PROP-5: the list, and in the map view the map beside it. */
export function MapSplit({ points, summary, cities, children, ...place }: MapSplitProps) {
  const intl = useIntl();
  const hydrated = useHydrated();
  const list = useRef<HTMLDivElement>(null);
  if (points === null) return children;
  // Made anew, by its key: cards that React moved from one place to the other would count as a page that jumps.
  return (
    <div key="split" className={styles.split}>
      {/* Before the list: while the document comes, nothing is to move. */}
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
