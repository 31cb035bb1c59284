import { lazy, Suspense, useRef, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { withMessages } from "~/i18n/load-messages";
import type { ListPlace } from "../query/list-place";
import type { FilterOption } from "../query/filter-options";
import { useHydrated } from "~/ui/use-hydrated";
import styles from "./map-split.module.css";

/** The list alone needs nothing of the map. */
const MapPanel = lazy(() =>
  withMessages("map", import("./map-panel")).then((module) => ({ default: module.MapPanel })),
);

interface MapSplitProps extends ListPlace {
  /** Where the map finds every match; null shows the list alone. */
  points: string | null;
  cities: readonly FilterOption<string>[];
  /** The list, which stays beside the map: it is the way for whoever cannot use one. */
  children: ReactNode;
}

/** PROP-5: the list, and in the map view the map beside it. */
export function MapSplit({ points, children, ...rest }: MapSplitProps) {
  const intl = useIntl();
  const hydrated = useHydrated();
  const list = useRef<HTMLDivElement>(null);
  if (points === null) return children;
  return (
    <div className={styles.split}>
      <div ref={list} className={styles.list}>
        {children}
      </div>
      <div className={styles.map}>
        {hydrated ? (
          <Suspense>
            <MapPanel points={points} list={list} {...rest} />
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
