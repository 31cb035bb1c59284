import { memo } from "react";
import { useTheme } from "styled-components";
import { z } from "zod";
import belgium from "./belgium.json";
import { mapSize, toPixels, type MapView } from "./map-view";

const position = z.tuple([z.number(), z.number()]);
const mapData = z.object({
  home: z.array(z.array(position)),
  provinces: z.array(z.array(position)),
  rivers: z.array(z.array(position)),
  /** Name, longitude, latitude, thousands of people. */
  places: z.array(z.tuple([z.string(), z.number(), z.number(), z.number()])),
});
const land = mapData.parse(belgium);

/** The river is drawn by hand: near by it would lie. */
const riverZoom = 3;
/** How far apart names stand at least, in pixels. */
const margin = { across: 90, down: 18 };

function pathOf(view: MapView, lines: readonly (readonly [number, number][])[], closed: boolean): string {
  return lines
    .map((line) => {
      const points = line.map(([longitude, latitude]) => {
        const { x, y } = toPixels(view, { longitude, latitude });
        return `${x.toFixed(1)} ${y.toFixed(1)}`;
      });
      return `M${points.join("L")}${closed ? "Z" : ""}`;
    })
    .join("");
}

/** The places that can be named without one name lying on another; the larger ones go first. */
function placeLabels(view: MapView, unit: number) {
  const labels: { name: string; x: number; y: number }[] = [];
  for (const [name, longitude, latitude] of land.places) {
    const { x, y } = toPixels(view, { longitude, latitude });
    if (x < 0 || x > mapSize.width || y < 0 || y > mapSize.height) continue;
    if (
      labels.some((other) => Math.abs(other.x - x) < margin.across * unit && Math.abs(other.y - y) < margin.down * unit)
    )
      continue;
    labels.push({ name, x, y });
  }
  return labels;
}

/** Belgium with its provinces and places, as much as the view shows of it; `unit` is how long a pixel of the screen is. */
export const BaseMap = memo(function BaseMap({ view, unit }: { view: MapView; unit: number }) {
  const { colors } = useTheme();
  return (
    <g aria-hidden>
      <rect width={mapSize.width} height={mapSize.height} fill={colors.neutral150} />
      <path d={pathOf(view, land.home, true)} fill={colors.neutral0} stroke={colors.neutral400} />
      <path d={pathOf(view, land.provinces, false)} fill="none" stroke={colors.neutral300} strokeDasharray="4 3" />
      {view.zoom <= riverZoom && (
        <path
          d={pathOf(view, land.rivers, false)}
          fill="none"
          stroke={colors.secondary200}
          strokeWidth={2 + view.zoom}
          strokeLinejoin="round"
        />
      )}
      {placeLabels(view, unit).map(({ name, x, y }) => (
        <g key={`${name} ${x}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${unit})`}>
          <circle r="2.5" fill={colors.neutral500} />
          <text x="6" y="4" fontSize="12" fill={colors.neutral700}>
            {name}
          </text>
        </g>
      ))}
    </g>
  );
});
