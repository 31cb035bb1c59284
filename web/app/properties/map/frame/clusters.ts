import type { MapMessage } from "@gevel/config";
import Supercluster from "supercluster";

type Point = MapMessage["propsList"][number];
export type Bounds = [west: number, south: number, east: number, north: number];

interface OnMap {
  longitude: number;
  latitude: number;
}
export interface ListingPoint extends OnMap {
  kind: "home";
  id: number;
  exact: boolean;
  price: number | null;
}
/** Listings with the same published address: separate pins would suggest other streets. */
export interface SharedAddress extends OnMap {
  kind: "address";
  ids: readonly number[];
}
export interface Cluster extends OnMap {
  kind: "cluster";
  cluster: number;
  count: number;
}

/** Listings this close together form one cluster, in pixels. */
const radius = 56;
interface PinFacts {
  ids: readonly number[];
  exact: boolean;
  price: number | null;
}
export type OnePin = ListingPoint | SharedAddress | Cluster;

/** All matches, clustered where they would overlap. */
export class Clusters {
  readonly #index: Supercluster<PinFacts, { listingCount: number }>;

  /** From `farthestIn` on each address has its own pin. */
  constructor(points: readonly Point[], farthestIn: number) {
    this.#index = new Supercluster<PinFacts, { listingCount: number }>({
      radius,
      maxZoom: Math.floor(farthestIn) - 1,
      map: ({ ids }) => ({ listingCount: ids.length }),
      reduce: (sum, { listingCount }) => {
        sum.listingCount += listingCount;
      },
    });
    const ringedAreas = ringed(points.filter(([, , , exact]) => exact === 0));
    const features = [...byAddress(points), ...ringedAreas.map((point) => [point])].flatMap((sharing) => {
      const [first] = sharing;
      if (!first) return [];
      const [, latitude, longitude, exact, price] = first;
      return {
        type: "Feature" as const,
        properties: { ids: sharing.map(([id]) => id), exact: exact === 1, price },
        geometry: { type: "Point" as const, coordinates: [longitude, latitude] },
      };
    });
    this.#index.load(features);
  }

  within(bounds: Bounds, zoom: number): OnePin[] {
    return this.#index.getClusters(bounds, Math.floor(zoom)).map(({ geometry, properties }) => {
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      if ("cluster" in properties) {
        const { cluster_id: cluster, listingCount: count } = properties;
        return { kind: "cluster", cluster, count, longitude, latitude };
      }
      const { ids, exact, price } = properties;
      const [id = 0] = ids;
      if (ids.length > 1) return { kind: "address", ids, longitude, latitude };
      return { kind: "home", id, exact, price, longitude, latitude };
    });
  }

  /** The zoom at which a cluster falls apart. */
  opensAt = (cluster: number): number => this.#index.getClusterExpansionZoom(cluster);
}

/** In degrees of latitude: about 200 m. */
const ringRadius = 0.0019;
const perRing = 12;

/** Groups the listings with a published address by it. */
function byAddress(points: readonly Point[]): Point[][] {
  const addresses = new Map<string, Point[]>();
  for (const point of points.filter(([, , , exact]) => exact === 1)) {
    const [, latitude, longitude] = point;
    const key = `${latitude} ${longitude}`;
    const sharing = addresses.get(key);
    if (sharing) sharing.push(point);
    else addresses.set(key, [point]);
  }
  return [...addresses.values()];
}

/** Listings without a published address share their place's point: places them in a ring around it. */
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
      latitude + Math.cos(angle) * ringRadius * ring,
      longitude + Math.sin(angle) * ringRadius * ring * wider,
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
