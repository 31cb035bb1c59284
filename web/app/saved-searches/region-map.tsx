import { Minus, Plus } from "lucide-react";
import { useIntl } from "react-intl";
import map from "./region-map.json";
import type { Zone } from "./zone";
import styles from "./region-map.module.css";
import { useEffect, useRef, useState, type PointerEvent } from "react";
import type { MessageName } from "~/i18n/message-id";

interface MapSize {
  width: number;
  height: number;
}

/** Zoom level and centre of the map. */
interface MapView {
  scale: number;
  x: number;
  y: number;
}

export const mostScale = 8;

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Never smaller than the whole, and never beyond its edges. */
export function clampedView({ scale, x, y }: MapView, { width, height }: MapSize): MapView {
  const clamped = between(scale, 1, mostScale);
  const [half, halfHeight] = [width / clamped / 2, height / clamped / 2];
  return { scale: clamped, x: between(x, half, width - half), y: between(y, halfHeight, height - halfHeight) };
}

export function viewBoxOf({ scale, x, y }: MapView, { width, height }: MapSize): string {
  const [shown, shownHeight] = [width / scale, height / scale];
  return [x - shown / 2, y - shownHeight / 2, shown, shownHeight].map((value) => Math.round(value * 10) / 10).join(" ");
}

/**
 * The details that fit at this width of the whole country in pixels: names of provinces, or points large enough to tap,
 * or points with names.
 */
export const mapDetail = (countryWidth: number) => ({
  provinces: countryWidth >= 500 && countryWidth < 1200,
  points: countryWidth >= 1200,
  names: countryWidth >= 2500,
});

/** A finger that moves less than this presses. */
const slack = 6;

interface Drag {
  pointer: number;
  x: number;
  y: number;
  from: MapView;
  moved: boolean;
}

/** Until the map has been measured. */
const usualWidth = 640;

/** Zoom by buttons, move by dragging once it is larger than its place; a drag that moved chooses nothing. */
function useMapView(size: MapSize) {
  const [view, setView] = useState<MapView>({ scale: 1, x: size.width / 2, y: size.height / 2 });
  const [width, setWidth] = useState(usualWidth);
  const drawing = useRef<SVGSVGElement>(null);
  const drag = useRef<Drag | null>(null);
  useEffect(() => {
    const map = drawing.current;
    if (!map) return;
    const trackDrag = new ResizeObserver(() => setWidth(map.clientWidth || usualWidth));
    trackDrag.observe(map);
    return () => trackDrag.disconnect();
  }, []);
  const show = (next: MapView) => setView(clampedView(next, size));
  return {
    scale: view.scale,
    drawing,
    /** The size of a screen pixel in drawing units: points and names keep their size at any size of the map. */
    pixel: size.width / view.scale / width,
    viewBox: viewBoxOf(view, size),
    zoom: (by: number) => show({ ...view, scale: view.scale * by }),
    pan: {
      onPointerDown: ({ pointerId, clientX: x, clientY: y }: PointerEvent<SVGSVGElement>) => {
        drag.current = { pointer: pointerId, x, y, from: view, moved: false };
      },
      onPointerMove: ({ pointerId, clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) => {
        const held = drag.current;
        if (held?.pointer !== pointerId || view.scale === 1) return;
        const [right, down] = [clientX - held.x, clientY - held.y];
        if (!held.moved && Math.hypot(right, down) < slack) return;
        held.moved = true;
        currentTarget.setPointerCapture(pointerId);
        const perPixel = size.width / held.from.scale / currentTarget.clientWidth;
        show({ ...held.from, x: held.from.x - right * perPixel, y: held.from.y - down * perPixel });
      },
      onPointerUp: () => {
        if (drag.current && !drag.current.moved) drag.current = null;
      },
      onPointerCancel: () => (drag.current = null),
      onClickCapture: (event: { stopPropagation: () => void }) => {
        if (drag.current?.moved) event.stopPropagation();
        drag.current = null;
      },
    },
  };
}

interface RegionMapProps {
  zones: readonly Zone[];
  chosen: readonly string[];
  onToggle: (zone: string) => void;
}

/** Pixels: touch radius, visible radius of a point, and font size of a name. */
const [reach, point, letters] = [13, 3.5, 12];

/** Brussels is a region that is its own province. */
const zoneOf = (province: string) => (province === "BRU" ? "region:brussels" : `province:${province}`);

/** A province's name is centred over its municipalities. */
function middleOf(zone: string, zones: readonly Zone[]): readonly [x: number, y: number] {
  const inside = new Set(zones.flatMap(({ value, within }) => (within === zone ? [value] : [])));
  const own = Object.entries(map.points).flatMap(([nis, [x = 0, y = 0]]) =>
    inside.has(`municipality:${nis}`) ? [{ x, y }] : [],
  );
  const mean = (pick: (at: { x: number; y: number }) => number) =>
    own.reduce((sum, at) => sum + pick(at), 0) / Math.max(1, own.length);
  return [mean(({ x }) => x), mean(({ y }) => y)];
}

/**
 * Belgium by province, with a point for each municipality once there is room to tap it. For pointers only: the list
 * beside it does the same for everybody, so assistive technology sees only the list.
 */
export function RegionMap({ zones, chosen, onToggle }: RegionMapProps) {
  const intl = useIntl();
  const { scale, viewBox, zoom, pan, drawing, pixel } = useMapView(map);
  const text = (name: MessageName<"savedSearch.">) => intl.formatMessage({ id: `savedSearch.${name}` });
  const known = new Map(zones.map((zone) => [zone.value, zone]));
  const isChosen = (zone: string) => chosen.includes(zone) || undefined;
  const detail = mapDetail(map.width / pixel);
  return (
    <figure className={styles.map}>
      <div className={styles.frame}>
        <svg
          ref={drawing}
          viewBox={viewBox}
          className={styles.drawing}
          aria-hidden="true"
          data-moves={scale > 1 || undefined}
          data-points={detail.points || undefined}
          {...pan}
        >
          {Object.entries(map.provinces).map(([code, path]) => (
            <path
              key={code}
              d={path}
              className={styles.province}
              data-chosen={isChosen(zoneOf(code))}
              onClick={() => onToggle(zoneOf(code))}
            >
              <title>{known.get(zoneOf(code))?.label}</title>
            </path>
          ))}
          {Object.entries(map.points).map(([nis, [x = 0, y = 0]]) => {
            const zone = `municipality:${nis}`;
            return (
              <g
                key={nis}
                className={styles.point}
                data-chosen={isChosen(zone)}
                onClick={detail.points ? () => onToggle(zone) : undefined}
              >
                <circle cx={x} cy={y} r={reach * pixel} className={styles.reach} />
                <circle cx={x} cy={y} r={(detail.points || isChosen(zone) ? point : 1) * pixel} />
                {detail.names ? (
                  <text x={x} y={y - 7 * pixel} fontSize={letters * pixel} strokeWidth={3 * pixel}>
                    {known.get(zone)?.label}
                  </text>
                ) : null}
                <title>{known.get(zone)?.label}</title>
              </g>
            );
          })}
          {detail.provinces
            ? Object.keys(map.provinces).map((code) => {
                const [x, y] = middleOf(`province:${code}`, zones);
                const { short, label } = known.get(zoneOf(code)) ?? {};
                return (
                  <text
                    key={code}
                    x={x}
                    // Flemish Brabant surrounds Brussels, whose name is in its middle.
                    y={code === "VBR" ? y - letters * pixel : y}
                    className={styles.name}
                    fontSize={letters * pixel}
                    strokeWidth={3 * pixel}
                  >
                    {short ?? label}
                  </text>
                );
              })
            : null}
        </svg>
        <div className={styles.zoom}>
          <button type="button" onClick={() => zoom(2)} aria-label={text("in")}>
            <Plus aria-hidden="true" size={18} />
          </button>
          <button type="button" onClick={() => zoom(0.5)} aria-label={text("out")} disabled={scale <= 1}>
            <Minus aria-hidden="true" size={18} />
          </button>
        </div>
      </div>
      <figcaption>{text("mapHelp")}</figcaption>
    </figure>
  );
}
