import { isUnreadable, type MapMessage } from "@gevel/config";
import { useMemo } from "react";
import { usePaths } from "~/i18n/use-paths";
import { listAddress } from "../query/list-address";
import type { ListPlace } from "../query/list-place";
import type { FilterOption } from "../query/filter-options";
import { useMapWords } from "./use-map-words";

/** What the frame of a list's map says, and the places that stand in for it where it cannot be drawn. */
export function useMapInfo(
  { path, query, defaultSort }: ListPlace,
  cities: readonly FilterOption<string>[],
): MapMessage["messageInfo"] {
  const { language } = usePaths();
  const words = useMapWords();
  return useMemo(() => {
    const found = cities.filter(([, , count]) => count > 0);
    return {
      language,
      words,
      area: isUnreadable(query.area) ? null : query.area,
      places: found.map(([value, name, count]) => ({
        name,
        count,
        path: listAddress(path, { ...query, cities: [value], page: 1, view: "list" }, defaultSort),
      })),
    };
  }, [language, words, path, query, defaultSort, cities]);
}
