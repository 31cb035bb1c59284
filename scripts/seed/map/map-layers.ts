import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Addresses } from "./addresses.js";
import { closed, smoothRing, toDegrees, type Point } from "./geometry.js";
import { builtUp, districts, green, mainRoads, motorways, places, rails, rivers, water, type Names } from "./ground.js";
import { landOutlines, type Ring } from "./land-outlines.js";
import { townAreas, type StreetNet } from "./street-net.js";

type Value = string | number | boolean;
type Geometry =
  | { type: "Point"; coordinates: [number, number] }
  | { type: "LineString"; coordinates: [number, number][] }
  | { type: "MultiLineString"; coordinates: [number, number][][] }
  | { type: "Polygon"; coordinates: [number, number][][] };
export interface MapFeature {
  type: "Feature";
  properties: Record<string, Value>;
  geometry: Geometry;
}
/** By layer of Protomaps' basemap. */
export type MapLayers = Record<string, MapFeature[]>;

/** What the map shows of the world around the region, in degrees. */
export const frame = { west: -0.5, south: 48.2, east: 9, north: 53.8 };

const feature = (geometry: Geometry, properties: Record<string, Value>): MapFeature => ({
  type: "Feature",
  properties,
  geometry,
});
const line = (points: readonly Point[]): Geometry => ({ type: "LineString", coordinates: points.map(toDegrees) });
const rounded = (ring: readonly Point[]): Point[] => smoothRing(ring, 3).map(([east = 0, north = 0]) => [east, north]);
const area = (points: readonly Point[]): Geometry => ({
  type: "Polygon",
  coordinates: [closed(points).map(toDegrees)],
});
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const middle = (points: readonly Point[]): Geometry => ({
  type: "Point",
  coordinates: toDegrees([mean(points.map(([east]) => east)), mean(points.map(([, north]) => north))]),
});
const named = ({ name, ...languages }: Names): Record<string, Value> =>
  name === undefined
    ? {}
    : {
        name,
        ...Object.fromEntries(
          Object.entries(languages).flatMap(([key, value]) => (value ? [[`name:${key}`, value]] : [])),
        ),
      };

const corner = z.tuple([z.number(), z.number()]);
const propertiesSchema = z.looseObject({
  kind: z.string(),
  name: z.string().optional(),
  people: z.number().optional(),
  fr: z.string().optional(),
  en: z.string().optional(),
  de: z.string().optional(),
  nl: z.string().optional(),
});
const baseMapSchema = z.object({
  features: z.array(
    z.object({
      properties: propertiesSchema,
      geometry: z.discriminatedUnion("type", [
        z.object({ type: z.literal("Point"), coordinates: corner }),
        z.object({ type: z.literal("LineString"), coordinates: z.array(corner) }),
        z.object({ type: z.literal("MultiLineString"), coordinates: z.array(z.array(corner)) }),
        z.object({ type: z.literal("MultiPolygon"), coordinates: z.array(z.array(z.array(corner))) }),
      ]),
    }),
  ),
});

/** The site's own base map (Natural Earth, GeoNames): coast, borders and cities around the region. */
const baseMap = baseMapSchema.parse(
  JSON.parse(readFileSync(new URL("../../../web/app/properties/map/frame/base-map.json", import.meta.url), "utf8")),
).features;

const box = (margin: number): Ring => [
  [frame.west - margin, frame.south - margin],
  [frame.east + margin, frame.south - margin],
  [frame.east + margin, frame.north + margin],
  [frame.west - margin, frame.north + margin],
  [frame.west - margin, frame.south - margin],
];

/** Inside it towns and water are those of the region's own data. */
const isInRegion = ([longitude, latitude]: readonly [number, number]) =>
  longitude > 4.05 && longitude < 4.8 && latitude > 50.98 && latitude < 51.47;

const lands = baseMap.flatMap(({ geometry }) =>
  geometry.type === "MultiPolygon" ? geometry.coordinates.map(([ring]) => ring ?? []) : [],
);

/** Thousands of people, then the zoom from which a place is named and its rank for the size of its name. */
const sizes = [
  [900, 4, 12],
  [400, 5, 12],
  [200, 6, 11],
  [100, 7, 10],
  [60, 8, 8],
  [25, 9, 8],
  [12, 10, 7],
  [0, 11, 6],
] as const;

function city(
  { people = 0, name = "", nl, fr, en, de }: z.infer<typeof propertiesSchema>,
  at: [number, number],
): MapFeature {
  const [, zoom, rank] = sizes.find(([least]) => people >= least) ?? [0, 11, 6];
  return feature(
    { type: "Point", coordinates: at },
    {
      kind: "locality",
      kind_detail: "city",
      ...named({ name, fr, en, de }),
      ...(nl && { "name:nl": nl }),
      min_zoom: zoom,
      population_rank: rank,
      sort_key: -people,
    },
  );
}

function aroundRegion(): MapLayers {
  return {
    earth: [feature({ type: "Polygon", coordinates: [box(1)] }, { kind: "earth" })],
    water: [
      feature({ type: "Polygon", coordinates: [box(1), ...landOutlines(lands)] }, { kind: "ocean" }),
      ...baseMap.flatMap(({ properties, geometry }) =>
        properties.kind === "river" && geometry.type === "LineString"
          ? [feature(geometry, { kind: "river", max_zoom: 9 })]
          : [],
      ),
    ],
    boundaries: baseMap.flatMap(({ properties: { kind }, geometry }) =>
      geometry.type === "MultiLineString"
        ? [
            feature(geometry, {
              kind: kind === "border" ? "country" : "region",
              kind_detail: kind === "border" ? 2 : 4,
              max_zoom: 11,
            }),
          ]
        : [],
    ),
    places: baseMap.flatMap(({ properties, geometry }) =>
      geometry.type === "Point" && !isInRegion(geometry.coordinates) ? [city(properties, geometry.coordinates)] : [],
    ),
  };
}

const roadZooms: Record<string, number> = { primary: 8, secondary: 10, tertiary: 11 };
const placeKinds = { town: "locality", quarter: "neighbourhood", park: "neighbourhood" } as const;

function region(nets: readonly StreetNet[], addresses: Addresses): MapLayers {
  const nameOf = new Map(
    Object.values(addresses).flatMap((streets) =>
      Object.entries(streets).map(([name, { whole }]) => [whole, name] as const),
    ),
  );
  return {
    water: [
      ...water.map(({ kind, names, points }) =>
        feature(area(points), {
          kind: kind === "river" ? "water_area" : kind,
          min_zoom: names.name === "Schelde" ? 6 : 9,
        }),
      ),
      // A name is at one point: of an area each tile would have its own.
      ...water.flatMap(({ kind, names, points }) =>
        kind === "lake" && names.name ? [feature(middle(points), { kind, ...named(names), min_zoom: 12 })] : [],
      ),
      ...rivers.map(({ names, points }) => feature(line(points), { kind: "river", ...named(names), min_zoom: 11 })),
    ],
    landuse: [
      ...[...builtUp, ...districts.flatMap(({ rings }) => rings), ...townAreas.map(rounded)].map((ring) =>
        feature(area(ring), { kind: "residential", min_zoom: 8 }),
      ),
      ...green.map(({ kind, points }) => feature(area(points), { kind, min_zoom: 9 })),
    ],
    roads: [
      ...motorways.map(({ name, tunnel, points }) =>
        feature(line(points), {
          kind: "highway",
          kind_detail: "motorway",
          ...named({ name }),
          ...(tunnel && { is_tunnel: true }),
          min_zoom: 6,
        }),
      ),
      ...mainRoads.map(({ detail, name, tunnel, points }) =>
        feature(line(points), {
          kind: "major_road",
          kind_detail: detail,
          ...named({ name }),
          ...(tunnel && { is_tunnel: true }),
          min_zoom: roadZooms[detail] ?? 11,
        }),
      ),
      ...rails.map((points) => feature(line(points), { kind: "rail", kind_detail: "rail", min_zoom: 10 })),
      ...nets.flatMap(({ lines }) =>
        lines.map((points) => {
          const name = nameOf.get(points);
          return feature(line(points), {
            kind: "minor_road",
            kind_detail: "residential",
            ...(name !== undefined && { name }),
            min_zoom: 12,
          });
        }),
      ),
    ],
    places: places.map(({ kind, names, at: [longitude = 0, latitude = 0], zoom, rank }) =>
      feature(
        { type: "Point", coordinates: [longitude, latitude] },
        {
          kind: placeKinds[kind],
          ...(kind === "town" && { kind_detail: "town", population_rank: rank }),
          ...named(names),
          min_zoom: zoom,
          sort_key: zoom - rank,
        },
      ),
    ),
  };
}

/** The whole map in the layers and attributes of Protomaps' basemap. */
export function mapLayers(nets: readonly StreetNet[], addresses: Addresses): MapLayers {
  const [around, inside] = [aroundRegion(), region(nets, addresses)];
  return Object.fromEntries(
    ["earth", "landuse", "water", "roads", "boundaries", "places"].map((layer) => [
      layer,
      [...(around[layer] ?? []), ...(inside[layer] ?? [])],
    ]),
  );
}
