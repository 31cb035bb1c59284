/** Metres east and north of the origin. */
export type Point = readonly [east: number, north: number];

const origin = { longitude: 4.42, latitude: 51.2 };
const metresPerDegree = { longitude: 69_760, latitude: 111_240 };

export const toMetres = (longitude: number, latitude: number): Point => [
  (longitude - origin.longitude) * metresPerDegree.longitude,
  (latitude - origin.latitude) * metresPerDegree.latitude,
];

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** Longitude and latitude, to a tenth of a metre. */
export const toDegrees = ([east, north]: Point): [longitude: number, latitude: number] => [
  rounded(origin.longitude + east / metresPerDegree.longitude),
  rounded(origin.latitude + north / metresPerDegree.latitude),
];

export const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);

export const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

/** The pairs of neighbours of a line. */
export const segments = (line: readonly Point[]): [Point, Point][] =>
  line.slice(1).flatMap((to, at): [Point, Point][] => {
    const from = line[at];
    return from ? [[from, to]] : [];
  });

export const closed = (ring: readonly Point[]): Point[] => [...ring, ...ring.slice(0, 1)];

export const lengthOf = (line: readonly Point[]) =>
  segments(line).reduce((sum, [from, to]) => sum + distance(from, to), 0);

/** The point so many metres along a line, and the line's direction there as a unit vector; the end where it is shorter. */
export function along(line: readonly Point[], metres: number): { point: Point; direction: Point } {
  let left = metres;
  const parts = segments(line);
  for (const [at, [from, to]] of parts.entries()) {
    const length = distance(from, to);
    if (left <= length || at === parts.length - 1) {
      const direction: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
      return { point: between(from, to, Math.min(1, left / length)), direction };
    }
    left -= length;
  }
  throw new Error("a line needs two points");
}

function distanceToSegment([px, py]: Point, [[ax, ay], [bx, by]]: readonly [Point, Point]): number {
  const [dx, dy] = [bx - ax, by - ay];
  const squared = dx * dx + dy * dy;
  const share = squared === 0 ? 0 : Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / squared));
  return Math.hypot(px - ax - dx * share, py - ay - dy * share);
}

export const distanceToLine = (point: Point, line: readonly Point[]) =>
  Math.min(...segments(line).map((segment) => distanceToSegment(point, segment)));

export function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  let inside = false;
  let before = ring.at(-1);
  for (const corner of ring) {
    if (before) {
      const [[x1, y1], [x2, y2]] = [before, corner];
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    }
    before = corner;
  }
  return inside;
}

/** A curve through all points (Catmull-Rom), so many pieces between two of them. */
export function smooth<Corner extends readonly number[]>(line: readonly Corner[], pieces: number): number[][] {
  const result: number[][] = [];
  for (let at = 0; at + 1 < line.length; at++) {
    const [one, two] = [line[at], line[at + 1]];
    if (!one || !two) break;
    const [before, after] = [line[at - 1] ?? one, line[at + 2] ?? two];
    for (let piece = 0; piece < pieces; piece++) {
      const t = piece / pieces;
      result.push(
        one.map((value, axis) => {
          const [p0 = value, p2 = value, p3 = value] = [before[axis], two[axis], after[axis]];
          return (
            value + 0.5 * t * (p2 - p0 + t * (2 * p0 - 5 * value + 4 * p2 - p3 + t * (3 * (value - p2) + p3 - p0)))
          );
        }),
      );
    }
  }
  const last = line.at(-1);
  return last ? [...result, [...last]] : result;
}

/** A curve through all corners of an outline, closed. */
export function smoothRing<Corner extends readonly number[]>(ring: readonly Corner[], pieces: number): number[][] {
  const around = [...ring.slice(-1), ...ring, ...ring.slice(0, 2)];
  return smooth(around, pieces).slice(pieces, -pieces - 1);
}

/** The outline of a line that is so many metres wide at each of its points. */
export function widen(line: readonly Point[], widths: readonly number[]): Point[] {
  const sides = line.map(([x, y], at): [Point, Point] => {
    const [[x1, y1], [x2, y2]] = [line[at - 1] ?? line[at] ?? [x, y], line[at + 1] ?? line[at] ?? [x, y]];
    const long = Math.hypot(x2 - x1, y2 - y1);
    const half = (widths[at] ?? 0) / 2;
    const [across, up] = [(-(y2 - y1) / long) * half, ((x2 - x1) / long) * half];
    return [
      [x + across, y + up],
      [x - across, y - up],
    ];
  });
  return [...sides.map(([left]) => left), ...sides.map(([, right]) => right).toReversed()];
}

/** Leaves out points that are less than so many metres from the line without them (Douglas-Peucker). */
export function simplify(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  let [farthest, most] = [0, tolerance];
  for (const [at, point] of line.entries()) {
    const far = distanceToSegment(point, [first, last]);
    if (far > most) [farthest, most] = [at, far];
  }
  if (farthest === 0) return [first, last];
  return [
    ...simplify(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(farthest), tolerance),
  ];
}
