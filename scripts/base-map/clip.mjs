/** The map's maximum extent: west, south, east, north. */
const [west, south, east, north] = [-0.5, 48.2, 9, 53.8];

export const inFrame = ([longitude, latitude]) =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north;

/** One edge of the frame: which coordinate, its value, and which side is inside. */
const edges = [
  [0, west, 1],
  [0, east, -1],
  [1, south, 1],
  [1, north, -1],
];

const crossing = (from, to, [axis, at]) => {
  const share = (at - from[axis]) / (to[axis] - from[axis]);
  return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
};

/** Sutherland and Hodgman: the part of a closed ring inside the frame. */
export function clipRing(ring) {
  let retained = ring;
  for (const edge of edges) {
    const [axis, at, way] = edge;
    const inside = (point) => (point[axis] - at) * way >= 0;
    const before = retained;
    retained = [];
    for (const [index, point] of before.entries()) {
      const previous = before.at(index - 1);
      if (inside(point) !== inside(previous)) retained.push(crossing(previous, point, edge));
      if (inside(point)) retained.push(point);
    }
  }
  return retained.length > 0 ? [...retained, retained[0]] : [];
}

/** The parts of a line whose points are inside the frame. */
export function clipLine(line) {
  const parts = [[]];
  for (const point of line) {
    if (inFrame(point)) parts.at(-1).push(point);
    else if (parts.at(-1).length > 0) parts.push([]);
  }
  return parts.filter((part) => part.length > 1);
}
