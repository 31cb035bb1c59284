/** In degrees. */
export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** Five decimals are a metre. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/** As the form has it of where the map was clicked. */
export const toPoint = ({ lat, lng }: { lat: number; lng: number }): GeoPoint => ({
  latitude: rounded(lat),
  longitude: rounded(lng),
});

const earth = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres as the crow flies. */
export function distanceBetween(a: GeoPoint, b: GeoPoint): number {
  const half =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * earth * Math.asin(Math.sqrt(half));
}

/** A pin this far from every place of its postal code is most likely wrong: the largest codes span some ten kilometres. */
const farAway = 10;

export interface NamedPoint extends GeoPoint {
  readonly name: string;
}

/** The nearest place of a postal code, if the point is too far from all of them. */
export function isTooFarFrom(
  point: GeoPoint,
  places: readonly NamedPoint[],
): { name: string; distance: number } | null {
  const [nearest] = places
    .map((place) => ({ name: place.name, distance: distanceBetween(point, place) }))
    .sort((a, b) => a.distance - b.distance);
  return nearest && nearest.distance > farAway ? nearest : null;
}
