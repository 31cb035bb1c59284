import type { MapMessage } from "@gevel/config";
import { useMemo, useRef } from "react";
import { useIntl } from "react-intl";
import { usePaths } from "~/i18n/use-paths";
import { useHydrated } from "~/ui/use-hydrated";
import { mapFrameAddress } from "./addresses";
import { useMapFrame } from "./use-map-frame";
import { useMapMessages } from "./use-map-messages";
import styles from "./offices-map.module.css";

export interface OfficeLocation {
  name: string;
  latitude: number;
  longitude: number;
}

/** CMS-5: the offices on the site's own map, like listings: no third party is contacted. */
export function OfficesMap({ places }: { places: readonly OfficeLocation[] }) {
  const intl = useIntl();
  const { language } = usePaths();
  const hydrated = useHydrated();
  const frame = useRef<HTMLIFrameElement>(null);
  const noList = useRef<HTMLElement>(null);
  const labels = useMapMessages();
  const message = useMemo<MapMessage>(
    () => ({
      propsList: places.map(({ latitude, longitude }, at) => [at + 1, latitude, longitude, 1, null]),
      messageInfo: {
        ...{ language, labels, places: [] },
        names: Object.fromEntries(places.map(({ name }, at) => [String(at + 1), name])),
      },
      mapType: "calm",
      customMarker: null,
      marqueeIgnore: [],
    }),
    [places, language, labels],
  );
  const onLoad = useMapFrame({ frame, list: noList, message });
  return (
    <div className={styles.place} data-islands="officesMap">
      {hydrated ? (
        <iframe
          ref={frame}
          className={styles.frame}
          src={mapFrameAddress(language)}
          title={intl.formatMessage({ id: "map.offices" })}
          onLoad={onLoad}
        />
      ) : null}
    </div>
  );
}
