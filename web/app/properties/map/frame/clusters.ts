import type { MapMessage } from "@gevel/config";
import Supercluster from "supercluster";

type Point = MapMessage["propsList"][number];
export type Bounds = [west: number, south: number, east: number, north: number];

interface OnMap {
  longitude: number;
  latitude: number;
}
export interface Home extends OnMap {
  kind: "home";
  id: number;
  exact: boolean;
  price: number | null;
}
export interface Cluster extends OnMap {
  kind: "cluster";
  cluster: number;
  count: number;
}

/** Homes this near to each other are one number, in pixels. */
const radius = 56;
interface HomeFacts {
  id: number;
  exact: boolean;
  price: number | null;
}

/** Every match, gathered where they would cover each other. */
export class Clusters {
  readonly #index: Supercluster<HomeFacts>;

  /** From `farthestIn` on each home has its own pin. */
  constructor(points: readonly Point[], farthestIn: number) {
    this.#index = new Supercluster<HomeFacts>({ radius, maxZoom: Math.floor(farthestIn) - 1 });
    const features = ringed(points).map(([id, latitude, longitude, exact, price]) => ({
      type: "Feature" as const,
      properties: { id, exact: exact === 1, price },
      geometry: { type: "Point" as const, coordinates: [longitude, latitude] },
    }));
    this.#index.load(features);
  }

  within(bounds: Bounds, zoom: number): (Home | Cluster)[] {
    return this.#index.getClusters(bounds, Math.floor(zoom)).map(({ geometry, properties }) => {
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      if ("cluster" in properties) {
        const { cluster_id: cluster, point_count: count } = properties;
        return { kind: "cluster", cluster, count, longitude, latitude };
      }
      const { id, exact, price } = properties;
      return { kind: "home", id, exact, price, longitude, latitude };
    });
  }

  /** The zoom at which a cluster falls apart. */
  opensAt = (cluster: number): number => this.#index.getClusterExpansionZoom(cluster);
}

/** In degrees of latitude: about 200 m for an area, and 80 m for flats of one house, so that their pins part. */
const ringRadius = { 0: 0.0019, 1: 0.0007 };
const perRing = 12;

/** Homes of one point stand around it: those without a published address all have their place's. */
function ringed(points: readonly Point[]): Point[] {
  const seen = new Map<string, number>();
  const together = new Map<string, number>();
  const keyOf = ([, latitude, longitude, exact]: Point) => `${latitude} ${longitude} ${exact}`;
  for (const point of points) together.set(keyOf(point), (together.get(keyOf(point)) ?? 0) + 1);
  return points.map((point) => {
    const [id, latitude, longitude, exact, price] = point;
    const key = keyOf(point);
    if ((together.get(key) ?? 1) === 1) return point;
    const index = seen.get(key) ?? 0;
    seen.set(key, index + 1);
    const ring = Math.floor(index / perRing) + 1;
    const angle = ((index % perRing) / perRing) * 2 * Math.PI;
    const wider = 1 / Math.cos((latitude * Math.PI) / 180);
    return [
      id,
      latitude + Math.cos(angle) * ringRadius[exact] * ring,
      longitude + Math.sin(angle) * ringRadius[exact] * ring * wider,
      exact,
      price,
    ];
  });
}

/** The least box around all matches; null without any. */
export function boundsOf(points: readonly Point[]): Bounds | null {
  if (points.length === 0) return null;
  const box: Bounds = [180, 90, -180, -90];
  for (const [, latitude, longitude] of points) {
    box[0] = Math.min(box[0], longitude);
    box[1] = Math.min(box[1], latitude);
    box[2] = Math.max(box[2], longitude);
    box[3] = Math.max(box[3], latitude);
  }
  return box;
}
