import { sharedQuery, useSharedQuery } from "@gevel/core/admin";
import { Box, darkTheme, Flex, IconButton, Typography } from "@strapi/design-system";
import { Minus, PinMap, Plus } from "@strapi/icons";
import { AttributionControl, Map as LibreMap, Marker } from "maplibre-gl";
import "maplibre-gl/dist/maplibre-gl.css";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { createPortal } from "react-dom";
import { useIntl } from "react-intl";
import { useTheme } from "styled-components";
import { useMessages } from "../../use-messages";
import { toPoint, type GeoPoint } from "./geo-point";
import { mapSettingsSchema, mapStyle, townZoom, type MapSettings } from "./map-style";

interface PointMapProps {
  label: string;
  point: GeoPoint | null;
  /** Of the postal code: where to look while there is no point. */
  place: GeoPoint | undefined;
  disabled?: boolean;
  onMove: (point: GeoPoint) => void;
}

const steps: Readonly<Record<string, [right: number, down: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const belgium = { center: [4.47, 50.51] as [number, number], zoom: 6.3 };
const lngLat = ({ longitude, latitude }: GeoPoint): [number, number] => [longitude, latitude];
const around = (point: GeoPoint, zoom = townZoom) => ({ center: lngLat(point), zoom });

const mapSettings = sharedQuery(async (get) => mapSettingsSchema.parse(await get("/properties/map")));
const noSettings: MapSettings = {};

/** A map with one pin: dragged, set by a click, or moved by the arrow keys (with shift further). */
export default function PointMap({ label, point, place, disabled, onMove }: PointMapProps) {
  const { text } = useMessages();
  const { locale } = useIntl();
  const { colors } = useTheme();
  const container = useRef<HTMLDivElement>(null);
  const [pin] = useState(() => document.createElement("div"));
  const [map, setMap] = useState<LibreMap | "failed" | null>(null);
  const shown = map instanceof LibreMap ? map : null;
  const current = useRef({ point, place, disabled, onMove });
  current.current = { point, place, disabled, onMove };

  const { query } = useSharedQuery(mapSettings, "");
  const loaded = query.state === "loaded" ? query.answer : noSettings;
  const settings = query.state === "waiting" ? null : loaded;
  useEffect(() => {
    if (settings === null) return;
    let opened: LibreMap | null = null;
    let gone = false;
    const open = async () => {
      const isDark = colors.neutral0 === darkTheme.colors.neutral0;
      const { style, maxZoom, pinZoom } = await mapStyle(settings, { colors, isDark, language: locale });
      if (gone || !container.current) return;
      const { point: pinned, place: town } = current.current;
      opened = new LibreMap({
        container: container.current,
        style,
        maxZoom,
        ...(pinned ? around(pinned, pinZoom) : town ? around(town) : belgium),
        ...{ minZoom: 5, dragRotate: false, pitchWithRotate: false, attributionControl: false, fadeDuration: 0 },
        locale: { "Map.Title": label },
      });
      opened.touchZoomRotate.disableRotation();
      if (settings.tiles ?? settings.style) opened.addControl(new AttributionControl({ compact: true }));
      opened.on("click", ({ lngLat: at }) => {
        if (!current.current.disabled) current.current.onMove(toPoint(at));
      });
      setMap(opened);
    };
    // Without WebGL the two numbers remain.
    void open().catch(() => setMap("failed"));
    return () => {
      gone = true;
      opened?.remove();
      setMap(null);
    };
  }, [settings, colors, label, locale]);

  const marker = useRef<Marker | null>(null);
  const hasPoint = point !== null;
  useEffect(() => {
    if (!shown || !hasPoint || !current.current.point) return;
    const made = new Marker({ element: pin, anchor: "bottom", draggable: !disabled });
    made.setLngLat(lngLat(current.current.point)).addTo(shown);
    // What it contains is the control, and has its own name.
    pin.removeAttribute("aria-label");
    made.on("dragend", () => current.current.onMove(toPoint(made.getLngLat())));
    marker.current = made;
    return () => {
      marker.current = null;
      made.remove();
    };
  }, [shown, pin, hasPoint, disabled]);
  const [longitude, latitude] = [point?.longitude, point?.latitude];
  useEffect(() => {
    if (!shown || longitude === undefined || latitude === undefined) return;
    marker.current?.setLngLat([longitude, latitude]);
    if (!shown.getBounds().contains([longitude, latitude])) shown.jumpTo({ center: [longitude, latitude] });
  }, [shown, longitude, latitude]);

  // Remounts to show a place once it is known, unless a point is being edited.
  const [placeLatitude, placeLongitude] = [place?.latitude, place?.longitude];
  useEffect(() => {
    if (!shown || placeLatitude === undefined || placeLongitude === undefined || current.current.point) return;
    shown.jumpTo(around({ latitude: placeLatitude, longitude: placeLongitude }));
  }, [shown, placeLatitude, placeLongitude]);

  const keys = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || !point || !shown || disabled) return;
    event.preventDefault();
    // The map would move, too.
    event.stopPropagation();
    const pixels = event.shiftKey ? 40 : 4;
    const { x, y } = shown.project(lngLat(point));
    onMove(toPoint(shown.unproject([x + step[0] * pixels, y + step[1] * pixels])));
  };

  if (map === "failed")
    return (
      <Flex height="100%" padding={4} justifyContent="center">
        <Typography textColor="neutral600">{text("properties.map.unavailable")}</Typography>
      </Flex>
    );
  return (
    <>
      <Box ref={container} height="100%" />
      {shown &&
        point &&
        createPortal(
          <svg
            width="26"
            height="36"
            viewBox="-13 -35 26 36"
            style={{ display: "block", overflow: "visible", cursor: disabled ? "default" : "grab" }}
          >
            <g
              role="application"
              aria-roledescription={text("properties.map.pin")}
              aria-label={`${label}: ${point.latitude}, ${point.longitude}. ${text("properties.map.keys")}`}
              tabIndex={0}
              onKeyDown={keys}
            >
              <path
                d="M0 0C-4-8-12-13-12-22a12 12 0 0 1 24 0C12-13 4-8 0 0Z"
                fill={colors.primary600}
                stroke={colors.neutral0}
                strokeWidth="1.5"
              />
              <circle cy="-22" r="4.5" fill={colors.neutral0} />
            </g>
          </svg>,
          pin,
        )}
      {shown && (
        <Flex position="absolute" top="0.8rem" right="0.8rem" direction="column" gap={1}>
          <IconButton label={text("properties.map.closer")} onClick={() => void shown.zoomIn()}>
            <Plus />
          </IconButton>
          <IconButton label={text("properties.map.further")} onClick={() => void shown.zoomOut()}>
            <Minus />
          </IconButton>
          {point && (
            <IconButton
              label={text("properties.map.toPin")}
              onClick={() => void shown.jumpTo({ center: lngLat(point) })}
            >
              <PinMap />
            </IconButton>
          )}
        </Flex>
      )}
    </>
  );
}
