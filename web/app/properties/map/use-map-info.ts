import { isUnreadable, type MapMessage } from "@gevel/config";
import { useMemo } from "react";
import { usePaths } from "~/i18n/use-paths";
import { listAddress } from "../query/list-address";
import type { ListState } from "../query/list-state";
import type { FilterOption } from "../query/filter-options";
import { useMapMessages } from "./use-map-messages";

/** What the frame of a list's map says, and the places that stand in for it where it cannot be drawn. */
export function useMapInfo(
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
      places: found.map(([value, name, count]) => ({
        name,
        count,
        path: listAddress(path, { ...query, cities: [value], page: 1, view: "list" }, defaultSort),
      })),
    };
  }, [language, labels, path, query, defaultSort, cities]);
}
