import { Minus, Plus } from "lucide-react";
import { useIntl } from "react-intl";
import { mapDetail } from "./map-view";
import { useMapView } from "./use-map-view";
import map from "./region-map.json";
import type { Zone } from "./zone";
import styles from "./region-map.module.css";

interface RegionMapProps {
  zones: readonly Zone[];
  chosen: readonly string[];
  onToggle: (zone: string) => void;
}

/** Pixels: what a finger meets, what an eye sees of a point, and the letters of a name. */
const [reach, point, letters] = [13, 3.5, 12];

/** Brussels is a region that is its own province. */
const zoneOf = (province: string) => (province === "BRU" ? "region:brussels" : `province:${province}`);

/** In the middle of its municipalities stands a province's name. */
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
 * Belgium by province, with a point for each municipality once there is room to meet one. Whoever points chooses by it; the list
 * beside it does the same for everybody else, so that assistive technology is told of the list alone.
 */
export function RegionMap({ zones, chosen, onToggle }: RegionMapProps) {
  const intl = useIntl();
  const { scale, viewBox, zoom, pan, drawing, pixel } = useMapView(map);
  const text = (name: string) => intl.formatMessage({ id: `savedSearch.${name}` });
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
                    // Around Brussels, whose name stands in its middle.
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
