import { countries } from "@gevel/config";
import { outlineOfBelgium, placesAtZip } from "./belgian-places.js";
import { distanceKm, type Point } from "./distance.js";

interface Located {
  latitude: number | null;
  longitude: number | null;
  zip: string;
  countryId: number;
}

/** No place of Belgium is this far from the middle of its postal code. */
const farKm = 50;
/** The farthest place of Belgium lies 1.6 km outside the outline. */
const borderKm = 3;
/** So near the middle of its postal code nothing else need be asked. */
const nearKm = 3;

/** Boxes around the other countries whose numbers are known: south, west, north, east. */
const boxes: Readonly<Record<number, readonly [number, number, number, number]>> = {
  [countries.luxembourg]: [49.4, 5.7, 50.2, 6.6],
  [countries.netherlands]: [50.7, 3.3, 53.6, 7.3],
};
const countryNames: Readonly<Record<number, string>> = {
  [countries.belgium]: "Belgium",
  [countries.luxembourg]: "Luxembourg",
  [countries.netherlands]: "the Netherlands",
};

/** Each side of the border, as the longitudes and latitudes of its ends. */
const sides = outlineOfBelgium.map((end, at) => {
  const start = outlineOfBelgium.at(at - 1) ?? end;
  return [...start, ...end] as const;
});

/** Whether a ray eastwards crosses the border an odd number of times. */
function isInBelgium({ latitude, longitude }: Point): boolean {
  let inside = false;
  for (const [x1, y1, x2, y2] of sides) {
    const crosses = y1 > latitude !== y2 > latitude;
    if (crosses && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}

/** Kilometres to the border, on a plane laid on the point: true enough near it. */
function kmToBorder({ latitude, longitude }: Point): number {
  const perLatitude = 111.2;
  const perLongitude = perLatitude * Math.cos((latitude * Math.PI) / 180);
  let least = Infinity;
  for (const [x1, y1, x2, y2] of sides) {
    const [ax, ay] = [(x1 - longitude) * perLongitude, (y1 - latitude) * perLatitude];
    const [bx, by] = [(x2 - x1) * perLongitude, (y2 - y1) * perLatitude];
    const length = bx * bx + by * by;
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * bx + ay * by) / length));
    least = Math.min(least, Math.hypot(ax + along * bx, ay + along * by));
  }
  return least;
}

function isOutside(point: Point, countryId: number): boolean {
  if (countryId === countries.belgium) return !isInBelgium(point) && kmToBorder(point) > borderKm;
  const [south, west, north, east] = boxes[countryId] ?? [-90, -180, 90, 180];
  const { latitude, longitude } = point;
  if (latitude < south || latitude > north || longitude < west || longitude > east) return true;
  return isInBelgium(point) && kmToBorder(point) > borderKm;
}

/**
 * Why a point cannot be that of a listing: it lies outside its country, or 50 km and more from its postal code. Null where
 * nothing speaks against it. Such a point is kept as it was sent and shown to nobody.
 */
export function pointProblem({ latitude, longitude, zip, countryId }: Located): string | null {
  if (latitude === null || longitude === null) return null;
  const point = { latitude, longitude };
  const places = countryId === countries.belgium ? placesAtZip(zip) : [];
  const [nearest] = places.map((place) => ({ place, km: distanceKm(place.point, point) })).sort((a, b) => a.km - b.km);
  if (nearest && nearest.km <= nearKm) return null;
  if (isOutside(point, countryId)) return `lies outside ${countryNames[countryId] ?? "its country"}`;
  if (!nearest || nearest.km <= farKm) return null;
  return `lies ${Math.round(nearest.km)} km from ${zip} ${nearest.place.name}`;
}
