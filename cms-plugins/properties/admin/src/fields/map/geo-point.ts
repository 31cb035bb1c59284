/** In degrees. */
export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** What of the land the map shows: its middle, and how many pixels a degree of latitude takes. */
export interface MapView {
  readonly center: GeoPoint;
  readonly zoom: number;
}

export const mapSize = { width: 720, height: 400 } as const;
export const zooms = { least: 0, most: 7 } as const;

/** At zoom 0 the whole of Belgium fits. */
const pixelsPerDegree = ({ zoom }: MapView) => 150 * 2 ** zoom;
/** How much narrower a degree of longitude is at the latitude of Belgium. */
const narrowing = Math.cos((50.6 * Math.PI) / 180);

export const wholeCountry: MapView = { center: { latitude: 50.51, longitude: 4.47 }, zoom: 0 };

export function toPixels(view: MapView, { latitude, longitude }: GeoPoint): { x: number; y: number } {
  const scale = pixelsPerDegree(view);
  return {
    x: mapSize.width / 2 + (longitude - view.center.longitude) * scale * narrowing,
    y: mapSize.height / 2 - (latitude - view.center.latitude) * scale,
  };
}

/** Five decimals are a metre. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

export function toPoint(view: MapView, { x, y }: { x: number; y: number }): GeoPoint {
  const scale = pixelsPerDegree(view);
  return {
    latitude: rounded(view.center.latitude - (y - mapSize.height / 2) / scale),
    longitude: rounded(view.center.longitude + (x - mapSize.width / 2) / (scale * narrowing)),
  };
}

/** The point so many pixels further on the map, as the arrow keys move it. */
export function shifted(view: MapView, point: GeoPoint, by: { x: number; y: number }): GeoPoint {
  const at = toPixels(view, point);
  return toPoint(view, { x: at.x + by.x, y: at.y + by.y });
}

export const zoomed = (view: MapView, by: number): MapView => ({
  ...view,
  zoom: Math.max(zooms.least, Math.min(zooms.most, view.zoom + by)),
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

/** The place of a postal code that is nearest, where the point lies too far from all of them. */
export function isTooFarFrom(
  point: GeoPoint,
  places: readonly NamedPoint[],
): { name: string; distance: number } | null {
  const [nearest] = places
    .map((place) => ({ name: place.name, distance: distanceBetween(point, place) }))
    .sort((a, b) => a.distance - b.distance);
  return nearest && nearest.distance > farAway ? nearest : null;
}
