import { Box, Flex, IconButton } from "@strapi/design-system";
import { Minus, PinMap, Plus } from "@strapi/icons";
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { useTheme } from "styled-components";
import { useMessages } from "../../messages/use-messages";
import { BaseMap } from "./base-map";
import { mapSize, shifted, toPixels, toPoint, zoomed, type GeoPoint, type MapView } from "./map-view";

interface PointMapProps {
  label: string;
  point: GeoPoint | null;
  /** Where to look first. */
  start: MapView;
  disabled?: boolean;
  onMove: (point: GeoPoint) => void;
}

const steps: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** A pointer that moves less than this has clicked. */
const still = 4;

/** A map with one pin: dragged, set by a click, or moved by the arrow keys (with shift further). */
export function PointMap({ label, point, start, disabled, onMove }: PointMapProps) {
  const { text } = useMessages();
  const { colors } = useTheme();
  const [view, setView] = useState(start);
  const drawing = useRef<SVGSVGElement>(null);
  const [unit, setUnit] = useState(1);
  const dragState = useRef<{ target: "pin" | "map"; x: number; y: number; view: MapView } | null>(null);

  // Names and the pin keep their size however wide the map is drawn.
  useEffect(() => {
    const element = drawing.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth > 0) setUnit(mapSize.width / element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const pixelsOf = (event: PointerEvent) => {
    const box = drawing.current?.getBoundingClientRect();
    if (!box || box.width === 0) return { x: 0, y: 0 };
    return {
      x: ((event.clientX - box.left) * mapSize.width) / box.width,
      y: ((event.clientY - box.top) * mapSize.height) / box.height,
    };
  };
  const startDrag = (target: "pin" | "map") => (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    drawing.current?.setPointerCapture(event.pointerId);
    dragState.current = { target, ...pixelsOf(event), view };
  };
  const drag = (event: PointerEvent) => {
    const held = dragState.current;
    if (!held) return;
    const at = pixelsOf(event);
    if (held.target === "pin") {
      if (!disabled) onMove(toPoint(view, at));
      return;
    }
    setView({ ...held.view, center: shifted(held.view, held.view.center, { x: held.x - at.x, y: held.y - at.y }) });
  };
  const release = (event: PointerEvent) => {
    const held = dragState.current;
    dragState.current = null;
    if (!held || held.target !== "map" || disabled) return;
    const at = pixelsOf(event);
    if (Math.hypot(at.x - held.x, at.y - held.y) < still) onMove(toPoint(held.view, at));
  };
  const keys = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || !point || disabled) return;
    event.preventDefault();
    const far = event.shiftKey ? 40 : 4;
    const next = shifted(view, point, { x: step.x * far, y: step.y * far });
    onMove(next);
    const { x, y } = toPixels(view, next);
    if (x < 0 || x > mapSize.width || y < 0 || y > mapSize.height) setView({ ...view, center: next });
  };
  const zoom = (by: number) => setView(zoomed(point ? { ...view, center: point } : view, by));
  const pin = point && toPixels(view, point);

  return (
    <Box position="relative" hasRadius overflow="hidden" borderColor="neutral200">
      <svg
        ref={drawing}
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        onPointerDown={startDrag("map")}
        onPointerMove={drag}
        onPointerUp={release}
        style={{ display: "block", width: "100%", touchAction: "none", cursor: "crosshair", userSelect: "none" }}
      >
        <BaseMap view={view} unit={unit} />
        {pin && point && (
          <g
            role="application"
            aria-roledescription={text("properties.map.pin")}
            aria-label={`${label}: ${point.latitude}, ${point.longitude}. ${text("properties.map.keys")}`}
            tabIndex={0}
            onKeyDown={keys}
            onPointerDown={startDrag("pin")}
            transform={`translate(${pin.x} ${pin.y}) scale(${unit})`}
            style={{ cursor: disabled ? "default" : "grab" }}
          >
            <path
              d="M0 0C-4-8-12-13-12-22a12 12 0 0 1 24 0C12-13 4-8 0 0Z"
              fill={colors.primary600}
              stroke={colors.neutral0}
              strokeWidth="1.5"
            />
            <circle cy="-22" r="4.5" fill={colors.neutral0} />
          </g>
        )}
      </svg>
      <Flex position="absolute" top="0.8rem" right="0.8rem" direction="column" gap={1}>
        <IconButton label={text("properties.map.closer")} onClick={() => zoom(1)}>
          <Plus />
        </IconButton>
        <IconButton label={text("properties.map.further")} onClick={() => zoom(-1)}>
          <Minus />
        </IconButton>
        {point && (
          <IconButton label={text("properties.map.toPin")} onClick={() => setView({ ...view, center: point })}>
            <PinMap />
          </IconButton>
        )}
      </Flex>
    </Box>
  );
}
