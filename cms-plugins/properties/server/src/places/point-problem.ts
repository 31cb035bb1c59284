import { countries } from "@gevel/config";
import { outlineOf, placesAtZip } from "./belgian-places.js";
import { distanceKm, type Point } from "./distance.js";

interface Located {
  latitude: number | null;
  longitude: number | null;
  zip: string;
  countryId: number;
}

/** No place of Belgium is this far from the middle of its postal code. */
const farKm = 50;
/** The places farthest outside their country's outline: Belgium and Luxembourg 1.6 km, the Netherlands 1.9 km. */
const borderKm = 3;
/** Within this distance of the centre of its postal code nothing else is checked. */
const nearKm = 3;

const countryNames: Readonly<Record<number, string>> = {
  [countries.belgium]: "Belgium",
  [countries.luxembourg]: "Luxembourg",
  [countries.netherlands]: "the Netherlands",
};

type Side = readonly [x1: number, y1: number, x2: number, y2: number];

/** Each border segment, as the longitudes and latitudes of its ends. */
const sidesOf = (countryId: number): readonly Side[] =>
  outlineOf(countryId).flatMap((ring) => ring.map((end, at): Side => [...(ring.at(at - 1) ?? end), ...end]));
const sides = new Map<number, readonly Side[]>(Object.values(countries).map((id) => [id, sidesOf(id)]));

/** Whether a ray eastwards crosses the border an odd number of times. */
function isWithin(border: readonly Side[], { latitude, longitude }: Point): boolean {
  let inside = false;
  for (const [x1, y1, x2, y2] of border) {
    const crosses = y1 > latitude !== y2 > latitude;
    if (crosses && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}

/** Kilometres to the border, on a plane centred at the point: accurate enough near it. */
function kmTo(border: readonly Side[], { latitude, longitude }: Point): number {
  const perLatitude = 111.2;
  const perLongitude = perLatitude * Math.cos((latitude * Math.PI) / 180);
  let least = Infinity;
  for (const [x1, y1, x2, y2] of border) {
    const [ax, ay] = [(x1 - longitude) * perLongitude, (y1 - latitude) * perLatitude];
    const [bx, by] = [(x2 - x1) * perLongitude, (y2 - y1) * perLatitude];
    const length = bx * bx + by * by;
    const position = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * bx + ay * by) / length));
    least = Math.min(least, Math.hypot(ax + position * bx, ay + position * by));
  }
  return least;
}

/** For a country without a stored border, a point is wrong only if it is in Belgium. */
function isOutside(point: Point, countryId: number): boolean {
  const own = sides.get(countryId);
  const border = own ?? sides.get(countries.belgium) ?? [];
  return isWithin(border, point) !== (own !== undefined) && kmTo(border, point) > borderKm;
}

/**
 * Why a point cannot be that of a listing: it is outside its country, or 50 km or more from its postal code. Null where
 * it is plausible. Such a point is stored as sent and never shown.
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
