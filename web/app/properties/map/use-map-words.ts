import type { MapMessage } from "@gevel/config";
import { useMemo } from "react";
import { useIntl } from "react-intl";

/** The frame speaks the page's language by the page's words; their gaps stay open for it to fill. */
export function useMapWords(): MapMessage["messageInfo"]["words"] {
  const intl = useIntl();
  return useMemo(() => {
    const gaps = { price: "{price}", count: "{count}", title: "{title}" };
    const word = (name: string) => intl.formatMessage({ id: `map.${name}` }, gaps);
    return {
      onRequest: word("onRequest"),
      home: word("home"),
      area: word("area"),
      approximate: word("approximate"),
      cluster: word("cluster"),
      sameAddress: word("sameAddress"),
      close: word("close"),
      zoomIn: word("zoomIn"),
      zoomOut: word("zoomOut"),
      unavailable: word("unavailable"),
      places: word("places"),
      cardFailed: word("cardFailed"),
      keep: word("keep"),
      areaTools: word("areaTools"),
      drawArea: word("drawArea"),
      drawAgain: word("drawAgain"),
      clearArea: word("clearArea"),
      searchHere: word("searchHere"),
      drawHint: word("drawHint"),
      setCorner: word("setCorner"),
      cornersSet: word("cornersSet"),
      areaDone: word("areaDone"),
      areaCancel: word("areaCancel"),
    };
  }, [intl]);
}
