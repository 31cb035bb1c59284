import { random, type Random } from "../random.js";
import { between, distance, isInside, segments, simplify, type Point } from "./geometry.js";
import { districts, isBlocked, mainRoads, rails, rivers, towns } from "./ground.js";

/** Streets of one district, each a line. */
export interface StreetNet {
  zip: string | null;
  lines: readonly (readonly Point[])[];
}

interface Sample {
  point: Point;
  direction: Point;
  line: number;
}

/** Metres between two points of a traced street. */
const step = 15;

/** Finds what is near a point without looking at everything. */
class Grid<Item extends { point: Point }> {
  readonly #cells = new Map<string, Item[]>();
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  add(item: Item): void {
    const key = this.#key(item.point, 0, 0);
    const cell = this.#cells.get(key);
    if (cell) cell.push(item);
    else this.#cells.set(key, [item]);
  }

  /** Everything at most one cell away. */
  *near(point: Point): Generator<Item> {
    for (const right of [-1, 0, 1])
      for (const up of [-1, 0, 1]) yield* this.#cells.get(this.#key(point, right, up)) ?? [];
  }

  #key([east, north]: Point, right: number, up: number): string {
    return `${Math.floor(east / this.#size) + right} ${Math.floor(north / this.#size) + up}`;
  }
}

/** Points of a line in equal distances, with its direction. */
function samples(line: readonly Point[], every: number, number: number): Sample[] {
  return segments(line).flatMap(([from, to]) => {
    const length = distance(from, to);
    const direction: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    const count = Math.max(1, Math.round(length / every));
    return Array.from({ length: count }, (_, at) => ({
      point: between(from, to, at / count),
      direction,
      line: number,
    }));
  });
}

/** Streets run along the main roads, railways and rivers around them, or across. */
const guides = new Grid<Sample & { weight: number }>(700);
for (const [lines, weight] of [
  [mainRoads.filter(({ tunnel }) => !tunnel).map(({ points }) => points), 1],
  [rails, 0.5],
  [rivers.map(({ points }) => points), 0.6],
] as const)
  for (const line of lines) for (const sample of samples(line, 60, -1)) guides.add({ ...sample, weight });

/** The direction of streets at a point, as an angle; the other family of streets is at a right angle to it. */
function directionAt(point: Point): number {
  let [cosine, sine] = [0, 0];
  for (const { point: other, direction, weight } of guides.near(point)) {
    const far = distance(point, other);
    if (far > 900) continue;
    const angle = Math.atan2(direction[1], direction[0]);
    // Fourfold: a road and its cross streets say the same.
    const share = weight / (far * far + 6_400);
    cosine += Math.cos(4 * angle) * share;
    sine += Math.sin(4 * angle) * share;
  }
  const wave = Math.sin(point[0] / 900 + point[1] / 1_300) + Math.sin(point[1] / 700 - point[0] / 1_900);
  return (cosine === 0 && sine === 0 ? 0 : Math.atan2(sine, cosine) / 4) + wave * 0.06;
}

const cells = new Map<string, number>();
/** By cells, because neighbours share it. */
function cachedDirection(point: Point): number {
  const key = `${Math.round(point[0] / 40)} ${Math.round(point[1] / 40)}`;
  const known = cells.get(key);
  if (known !== undefined) return known;
  const found = directionAt([Math.round(point[0] / 40) * 40, Math.round(point[1] / 40) * 40]);
  cells.set(key, found);
  return found;
}

interface Tracing {
  taken: Grid<Sample>;
  isGround(point: Point): boolean;
  /** Between streets of one family, in metres. */
  spacing: number;
}

const isAlong = (one: Point, other: Point) => Math.abs(one[0] * other[0] + one[1] * other[1]) > 0.75;

/** A street with the same course that is nearer than that. */
function neighbour(
  { taken }: Tracing,
  point: Point,
  direction: Point,
  line: number,
  least: number,
): Sample | undefined {
  for (const sample of taken.near(point))
    if (sample.line !== line && distance(sample.point, point) < least && isAlong(sample.direction, direction))
      return sample;
  return undefined;
}

/** Of the four directions of the crossing streets at a point the one that goes on. */
function onwards(point: Point, before: Point): Point {
  const angle = cachedDirection(point);
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const four: Point[] = [
    [cosine, sine],
    [-sine, cosine],
    [-cosine, -sine],
    [sine, -cosine],
  ];
  const along = ([x, y]: Point) => x * before[0] + y * before[1];
  return four.reduce((best, next) => (along(next) > along(best) ? next : best));
}

function walk(tracing: Tracing, start: Point, direction: Point, line: number, longest: number): Point[] {
  const points: Point[] = [];
  let [at, heading] = [start, direction];
  for (let gone = 0; gone < longest; gone += step) {
    heading = onwards(at, heading);
    const next: Point = [at[0] + heading[0] * step, at[1] + heading[1] * step];
    if (!tracing.isGround(next)) return points;
    const beside = neighbour(tracing, next, heading, line, tracing.spacing * 0.62);
    // It joins that street.
    if (beside) return [...points, beside.point];
    points.push(next);
    at = next;
  }
  // It ends at the next street that crosses it.
  for (let gone = 0; gone < tracing.spacing * 1.5; gone += step) {
    heading = onwards(at, heading);
    const next: Point = [at[0] + heading[0] * step, at[1] + heading[1] * step];
    if (!tracing.isGround(next)) return points;
    for (const sample of tracing.taken.near(next))
      if (sample.line !== line && distance(sample.point, next) < step * 0.8) return [...points, sample.point];
    points.push(next);
    at = next;
  }
  return points;
}

function tracedLines(
  chance: Random,
  rings: readonly (readonly Point[])[],
  spacing: number,
  taken: Grid<Sample>,
): Point[][] {
  const isGround = (point: Point) => rings.some((ring) => isInside(point, ring)) && !isBlocked(point);
  const corners = rings.flat();
  const [easts, norths] = [corners.map(([east]) => east), corners.map(([, north]) => north)];
  const lattice: Point[] = [];
  for (let east = Math.min(...easts); east < Math.max(...easts); east += spacing * 0.7)
    for (let north = Math.min(...norths); north < Math.max(...norths); north += spacing * 0.7)
      lattice.push([east + chance.between(-0.3, 0.3) * spacing, north + chance.between(-0.3, 0.3) * spacing]);
  const lines: Point[][] = [];
  // Long streets first, then the ones across.
  for (const across of [0, 1])
    for (const start of chance.shuffled(lattice)) {
      const longest = spacing * chance.between(1.4, 5);
      if (!isGround(start)) continue;
      const angle = cachedDirection(start) + (across * Math.PI) / 2;
      const direction: Point = [Math.cos(angle), Math.sin(angle)];
      const tracing = { taken, isGround, spacing: spacing * (across ? 1.3 : 0.85) };
      const line = lines.length;
      if (neighbour(tracing, start, direction, line, tracing.spacing)) continue;
      const back = walk(tracing, start, [-direction[0], -direction[1]], line, longest);
      const street = [...back.toReversed(), start, ...walk(tracing, start, direction, line, longest)];
      if (street.length * step < spacing * 0.9) continue;
      lines.push(street);
      for (const sample of samples(street, step, line)) taken.add(sample);
    }
  return lines.map((line) => simplify(line, 2.5));
}

/** A town's outline: a circle, a little dented. */
const roundTown = (chance: Random, [east, north]: Point, radius: number): Point[] =>
  Array.from({ length: 14 }, (_, at): Point => {
    const far = radius * chance.between(0.78, 1.08);
    const angle = (at / 14) * 2 * Math.PI;
    return [east + Math.cos(angle) * far, north + Math.sin(angle) * far];
  });

/** Built-up ground without streets of the sample. */
export const townAreas = towns.map(({ name, middle, radius }) => roundTown(random(`town:${name}`), middle, radius));

/** A net of streets for each built-up district: plausible and never true, the same at each call. */
export function streetNets(): StreetNet[] {
  const taken = new Grid<Sample>(180);
  for (const { points } of mainRoads) for (const sample of samples(points, step, -1)) taken.add(sample);
  const ofDistricts = districts.map(({ zip, spacing, rings }) => ({
    zip,
    lines: tracedLines(random(`streets:${zip}`), rings, spacing, taken),
  }));
  const ofTowns = townAreas.map((ring, at) => ({
    zip: null,
    lines: tracedLines(random(`town streets:${at}`), [ring], 135, taken),
  }));
  return [...ofDistricts, ...ofTowns];
}
