import type { TileLayers } from "./pmtiles-file";

type Feature = TileLayers[string][number];
type Geometry = Feature["geometry"];

export const edges = { west: 4.28, south: 51.14, east: 4.56, north: 51.3 };

const feature = (geometry: Geometry, properties: Record<string, string | number>): Feature => ({
  type: "Feature",
  properties,
  geometry,
});
const box = (west: number, south: number, east: number, north: number): Geometry => ({
  type: "Polygon",
  coordinates: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
});
const steps = (count: number) => Array.from({ length: count }, (_, at) => at);

const wide = { kind: "major_road", kind_detail: "primary", name: "Grotesteenweg", min_zoom: 6 };

/** A grid, as streets are nowhere in Antwerp: wide ones, and between them small ones with a name. */
const roads = [
  ...steps(15).map((at) => feature(line([edges.west, 51.15 + at / 100], [edges.east, 51.15 + at / 100 + 0.004]), wide)),
  ...steps(27).map((at) => feature(line([4.29 + at / 100, edges.south], [4.29 + at / 100 - 0.006, edges.north]), wide)),
  ...steps(60).map((at) =>
    feature(line([edges.west, 51.145 + at / 400], [edges.east, 51.145 + at / 400 + 0.004]), {
      kind: "minor_road",
      kind_detail: "residential",
      name: `Lindestraat ${at + 1}`,
    }),
  ),
];

function line(...coordinates: [number, number][]): Geometry {
  return { type: "LineString", coordinates };
}

/** Names in more than one language, so that a page shows its own. */
export const antwerp: TileLayers = {
  earth: [feature(box(edges.west, edges.south, edges.east, edges.north), { kind: "earth" })],
  landuse: [
    feature(box(4.4, 51.17, 4.42, 51.185), { kind: "park" }),
    feature(box(4.45, 51.2, 4.47, 51.21), { kind: "park" }),
  ],
  water: [feature(box(4.38, edges.south, 4.392, edges.north), { kind: "river" })],
  roads,
  buildings: steps(200).map((at) => {
    const [west, south] = [4.402 + (at % 20) * 0.0012, 51.211 + Math.floor(at / 20) * 0.0009];
    return feature(box(west, south, west + 0.0007, south + 0.0004), { kind: "building" });
  }),
  places: [
    feature(
      { type: "Point", coordinates: [4.41, 51.222] },
      {
        kind: "locality",
        kind_detail: "city",
        name: "Antwerpen",
        "name:fr": "Anvers",
        "name:en": "Antwerp",
        population: 536_000,
        min_zoom: 4,
        population_rank: 11,
      },
    ),
  ],
};
