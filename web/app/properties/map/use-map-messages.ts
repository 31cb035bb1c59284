import type { MapMessage } from "@gevel/config";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import type { MessageName } from "~/i18n/message-id";

/** The frame uses the page's messages; it fills their placeholders itself. */
export function useMapMessages(): MapMessage["messageInfo"]["labels"] {
  const intl = useIntl();
  return useMemo(() => {
    const gaps = { price: "{price}", count: "{count}", title: "{title}" };
    const message = (name: MessageName<"map.">) => intl.formatMessage({ id: `map.${name}` }, gaps);
    return {
      onRequest: message("onRequest"),
      home: message("home"),
      area: message("area"),
      approximate: message("approximate"),
      cluster: message("cluster"),
      sameAddress: message("sameAddress"),
      close: message("close"),
      zoomIn: message("zoomIn"),
      zoomOut: message("zoomOut"),
      unavailable: message("unavailable"),
      places: message("places"),
      cardFailed: message("cardFailed"),
      keep: message("keep"),
      areaTools: message("areaTools"),
      drawArea: message("drawArea"),
      drawAgain: message("drawAgain"),
      clearArea: message("clearArea"),
      searchHere: message("searchHere"),
      drawHint: message("drawHint"),
      setCorner: message("setCorner"),
      cornersSet: message("cornersSet"),
      areaDone: message("areaDone"),
      areaCancel: message("areaCancel"),
    };
  }, [intl]);
}
