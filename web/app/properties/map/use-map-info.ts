import type { MapMessage } from "@gevel/config";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { usePaths } from "~/i18n/use-paths";
import { listAddress } from "../list-address";
import type { ListPlace } from "../list-place";
import type { FilterOption } from "../search-box/filter-options";

/** The frame speaks the page's language by the page's words. */
export function useMapInfo(
  { path, query, defaultSort }: ListPlace,
  cities: readonly FilterOption<string>[],
): MapMessage["messageInfo"] {
  const intl = useIntl();
  const { language } = usePaths();
  return useMemo(() => {
    // The gaps stay open for the frame to fill.
    const word = (name: string) => intl.formatMessage({ id: `map.${name}` }, { price: "{price}", count: "{count}" });
    const found = cities.filter(([, , count]) => count > 0);
    return {
      language,
      words: {
        onRequest: word("onRequest"),
        home: word("home"),
        area: word("area"),
        cluster: word("cluster"),
        close: word("close"),
        zoomIn: word("zoomIn"),
        zoomOut: word("zoomOut"),
        unavailable: word("unavailable"),
        places: word("places"),
        cardFailed: word("cardFailed"),
      },
      places: found.map(([value, name, count]) => ({
        name,
        count,
        path: listAddress(path, { ...query, cities: [value], page: 1, view: "list" }, defaultSort),
      })),
    };
  }, [intl, language, path, query, defaultSort, cities]);
}
