import { readFileSync } from "node:fs";
import { z } from "zod";
import { closed, distanceToLine, isInside, smooth, smoothRing, toMetres, widen, type Point } from "./geometry.js";

/** Points as text: longitude, latitude and, of a river, its width in metres; divided by spaces. */
const pointsSchema = z.string().transform((text, context) => {
  const points = text.split(" ").map((point) => point.split(",").map(Number));
  if (points.some((point) => point.length < 2 || point.some((value) => !Number.isFinite(value))))
    context.addIssue({ code: "custom", message: `no points: ${text}` });
  return points;
});
const names = {
  name: z.string().optional(),
  fr: z.string().optional(),
  en: z.string().optional(),
  de: z.string().optional(),
};
const shapeSchema = z.strictObject({ kind: z.string(), ...names, at: pointsSchema });

export type Names = Pick<z.infer<typeof shapeSchema>, "name" | "fr" | "en" | "de">;
export interface Shape {
  kind: string;
  names: Names;
  /** The outline of an area, or a line. */
  points: readonly Point[];
}

/** One of the data files beside this one, as its schema reads it. */
function readData<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  return schema.parse(JSON.parse(readFileSync(new URL(`data/${file}.json`, import.meta.url), "utf8")));
}

const inMetres = (points: readonly (readonly number[])[]): Point[] =>
  points.map(([longitude = 0, latitude = 0]) => toMetres(longitude, latitude));
/** Drawn with few points; motorways, rails and rivers have no corners. */
const curved = (points: readonly (readonly number[])[]): Point[] => inMetres(smooth(points, 6));
const shape = (kind: string, { name, fr, en, de }: Names, points: readonly Point[]): Shape => ({
  kind,
  names: { name, fr, en, de },
  points,
});

const waterFile = readData("water", z.strictObject({ rivers: z.array(shapeSchema), basins: z.array(shapeSchema) }));
/** The middle of rivers and canals, for their names. */
export const rivers = waterFile.rivers.map((river) => shape(river.kind, river, curved(river.at)));
export const water: readonly Shape[] = [
  ...waterFile.rivers.map((river) => {
    const points = smooth(river.at, 6);
    return shape(
      river.kind,
      river,
      widen(
        inMetres(points),
        points.map(([, , width = 0]) => width),
      ),
    );
  }),
  ...waterFile.basins.map((basin) =>
    shape(basin.kind, basin, inMetres(basin.kind === "lake" ? smoothRing(basin.at, 5) : basin.at)),
  ),
];

const hasCurves = /^(park|wood|industrial)$/;
export const green = readData("green", z.array(shapeSchema)).map((area) =>
  shape(area.kind, area, inMetres(hasCurves.test(area.kind) ? smoothRing(area.at, 4) : area.at)),
);

const roadSchema = z.strictObject({
  detail: z.string(),
  name: z.string().optional(),
  tunnel: z.boolean().optional(),
  at: pointsSchema,
});
export const mainRoads = readData("main-roads", z.array(roadSchema)).map(({ detail, name, tunnel = false, at }) => ({
  detail,
  name,
  tunnel,
  points: inMetres(smooth(at, 3)),
}));
export const motorways = readData("motorways", z.array(roadSchema.omit({ detail: true }))).map(
  ({ name, tunnel = false, at }) => ({ name, tunnel, points: curved(at) }),
);

export const rails = readData("rail", z.array(pointsSchema)).map(curved);

/** The agglomeration: also between the districts there are buildings. */
export const builtUp = readData("built-up", z.array(pointsSchema)).map((ring) => inMetres(smoothRing(ring, 3)));

/** Where the streets of a postal code are. */
export const districts = readData(
  "districts",
  z.array(z.strictObject({ zip: z.string(), spacing: z.number(), at: z.array(pointsSchema) })),
).map(({ zip, spacing, at }) => ({ zip, spacing, rings: at.map(inMetres) }));

/** Other towns: a name, a point and a radius in kilometres. */
export const towns = readData("towns", z.array(z.tuple([z.string(), z.number(), z.number(), z.number()]))).map(
  ([name, longitude, latitude, kilometres]) => ({
    name,
    middle: toMetres(longitude, latitude),
    radius: kilometres * 1000,
  }),
);

export const places = readData(
  "places",
  z.array(
    z.strictObject({
      ...names,
      kind: z.enum(["town", "quarter", "park"]).default("town"),
      at: pointsSchema,
      rank: z.number().default(1),
      zoom: z.number(),
    }),
  ),
).map(({ kind, at, rank, zoom, ...named }) => ({ kind, rank, zoom, names: named, at: at[0] ?? [] }));

/** Metres that streets and listings keep from the middle of a railway and of a motorway. */
const clearOf = { rail: 22, motorway: 45 } as const;

interface Obstacle {
  west: number;
  east: number;
  south: number;
  north: number;
  blocks(point: Point): boolean;
}

function obstacle(points: readonly Point[], margin: number, blocks: Obstacle["blocks"]): Obstacle {
  const [easts, norths] = [points.map(([east]) => east), points.map(([, north]) => north)];
  return {
    west: Math.min(...easts) - margin,
    east: Math.max(...easts) + margin,
    south: Math.min(...norths) - margin,
    north: Math.max(...norths) + margin,
    blocks,
  };
}

const pieces = (line: readonly Point[]) =>
  Array.from({ length: Math.ceil((line.length - 1) / 8) }, (_, at) => line.slice(at * 8, at * 8 + 9));
const besides = (line: readonly Point[], metres: number) =>
  pieces(line).map((piece) => obstacle(piece, metres, (point) => distanceToLine(point, piece) < metres));

const obstacles: readonly Obstacle[] = [
  ...[...water, ...green].map(({ points }) => obstacle(points, 0, (point) => isInside(point, points))),
  // Not the closeness of a bank or a park's edge, only what is in it.
  ...rails.flatMap((line) => besides(line, clearOf.rail)),
  ...motorways.filter(({ tunnel }) => !tunnel).flatMap(({ points }) => besides(points, clearOf.motorway)),
];

/** Whether a point is in water or a park, or on a railway or motorway: nobody lives there. */
export const isBlocked = (point: Point) =>
  obstacles.some(
    ({ west, east, south, north, blocks }) =>
      point[0] > west && point[0] < east && point[1] > south && point[1] < north && blocks(point),
  );

export const isInDistrict = (point: Point, zip: string) =>
  districts.some((district) => district.zip === zip && district.rings.some((ring) => isInside(point, closed(ring))));
