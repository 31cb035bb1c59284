import { mapPointsSchema, type SearchArea, type MapMessage, isUnreadable } from "@gevel/config";
import { useCallback, useMemo, useRef, type RefObject } from "react";
import { useIntl } from "react-intl";
import useSWR from "swr";
import { usePaths } from "~/i18n/use-paths";
import { useSiteNavigate } from "~/islands/use-site-navigate";
import { useStoredList } from "../stored-lists/use-stored-list";
import { listAddress } from "../query/list-address";
import type { ListState } from "../query/list-state";
import { fullLabel, type FilterOption } from "../query/filter-options";
import { mapFrameAddress } from "./addresses";
import { useMapFrame } from "./use-map-frame";
import styles from "./map-split.module.css";
import { useMapMessages } from "./use-map-messages";

/** The texts of a list's map frame, and the places that replace the map if it cannot be drawn. */
function useMapInfo(
  { path, query, defaultSort }: ListState,
  cities: readonly FilterOption<string>[],
): MapMessage["messageInfo"] {
  const { language } = usePaths();
  const labels = useMapMessages();
  return useMemo(() => {
    const found = cities.filter(([, , count]) => count > 0);
    return {
      language,
      labels,
      area: isUnreadable(query.area) ? null : query.area,
      places: found.map((option) => ({
        name: fullLabel(option),
        count: option[2],
        path: listAddress(path, { ...query, cities: [option[0]], page: 1, view: "list" }, defaultSort),
      })),
    };
  }, [language, labels, path, query, defaultSort, cities]);
}

interface MapPanelProps extends ListState {
  points: string;
  cities: readonly FilterOption<string>[];
  list: RefObject<HTMLElement>;
}

async function fetchPoints(address: string): Promise<MapMessage["propsList"]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the map's points answered ${answer.status}`);
  return mapPointsSchema.parse(await answer.json());
}

/** The embedded map with every match of the list's filters. */
export function MapPanel({ points, cities, list, ...place }: MapPanelProps) {
  const intl = useIntl();
  const { language } = usePaths();
  const frame = useRef<HTMLIFrameElement>(null);
  const messageInfo = useMapInfo(place, cities);
  const { data, error } = useSWR<MapMessage["propsList"], Error>(points, fetchPoints, {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
  const hidden = useStoredList("hidden");
  const message = useMemo<MapMessage | null>(
    () =>
      data
        ? {
            propsList: hidden.length === 0 ? data : data.filter(([id]) => !hidden.includes(id)),
            ...{ messageInfo, mapType: "calm", customMarker: null, marqueeIgnore: [] },
          }
        : null,
    [data, hidden, messageInfo],
  );
  const navigateTo = useSiteNavigate();
  const { path, query, defaultSort } = place;
  const onArea = useCallback(
    (area: SearchArea | null) =>
      navigateTo(listAddress(path, { ...query, area, page: 1, view: "map" }, defaultSort), {
        preventScrollReset: true,
      }),
    [navigateTo, path, query, defaultSort],
  );
  const onLoad = useMapFrame({ frame, list, message, onArea });
  return (
    <div className={styles.panel}>
      <iframe
        ref={frame}
        className={styles.frame}
        src={mapFrameAddress(language)}
        title={intl.formatMessage({ id: "map.title" })}
        onLoad={onLoad}
      />
      {data ? null : (
        <p className={styles.note} role="status">
          {intl.formatMessage({ id: error ? "map.failed" : "map.loading" })}
        </p>
      )}
    </div>
  );
}
