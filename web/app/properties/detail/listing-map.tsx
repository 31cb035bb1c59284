import type { MapMessage } from "@gevel/config";
import { useEffect, useMemo, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { usePaths } from "~/i18n/use-paths";
import { mapFrameAddress } from "../map/addresses";
import { useMapFrame } from "../map/use-map-frame";
import { useMapMessages } from "../map/use-map-messages";
import { DetailSection } from "./detail-section";
import type { ListingLocation } from "./property-content";
import styles from "./listing-map.module.css";

interface ListingMapProps {
  id: number;
  location: ListingLocation;
  /** The address, or the place where it is hidden. */
  address: string;
  isAddressPublished: boolean;
}

/** PROP-9: the listing on the site's own map, or its area if its address is hidden. */
export function ListingMap({ id, location, address, isAddressPublished }: ListingMapProps) {
  const intl = useIntl();
  const { language } = usePaths();
  const [hasScript, setHasScript] = useState(false);
  useEffect(() => setHasScript(true), []);
  const frame = useRef<HTMLIFrameElement>(null);
  const noList = useRef<HTMLElement>(null);
  const labels = useMapMessages();
  const message = useMemo<MapMessage>(() => {
    const { latitude, longitude, exact, price } = location;
    return {
      propsList: [[id, latitude, longitude, exact ? 1 : 0, price]],
      messageInfo: { language, labels, places: [] },
      mapType: "calm",
      customMarker: null,
      marqueeIgnore: [],
    };
  }, [id, location, language, labels]);
  const onLoad = useMapFrame({ frame, list: noList, message });
  return (
    <DetailSection title={intl.formatMessage({ id: "properties.detail.location" })}>
      <p className={styles.address}>{address}</p>
      {hasScript ? (
        <iframe
          ref={frame}
          className={styles.frame}
          src={mapFrameAddress(language)}
          title={intl.formatMessage({ id: "map.title" })}
          onLoad={onLoad}
        />
      ) : (
        <div className={styles.frame} data-islands="location" />
      )}
      {location.exact ? null : (
        <p className={styles.note}>
          {intl.formatMessage({ id: `properties.detail.location${isAddressPublished ? "Town" : "Area"}` })}
        </p>
      )}
    </DetailSection>
  );
}
