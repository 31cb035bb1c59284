import type { MapMessage } from "@gevel/config";
import type { Bounds } from "./clusters";
import type { Corner } from "./map-adapter";

/** A kilometre in degrees of latitude. */
const kilometre = 1 / 111.2;
/** The circle of a hidden home's place. */
const circle = 2;
/** What a home's page shows to each side: its street, or where there are no streets the towns beside its own. */
const around = { street: 0.4, circle, towns: 3.5 } as const;
const corners = 72;

type Point = MapMessage["propsList"][number];

const wider = (latitude: number) => 1 / Math.cos((latitude * Math.PI) / 180);

/** A true circle of two kilometres around the place of a home that hides its address: it tells of the place, not of the home. */
export function placeCircle([, latitude, longitude]: Point): Corner[] {
  const radius = circle * kilometre;
  return Array.from({ length: corners }, (_, at) => {
    const turn = (at / corners) * 2 * Math.PI;
    return [longitude + Math.sin(turn) * radius * wider(latitude), latitude + Math.cos(turn) * radius];
  });
}

export function surroundingsOf([, latitude, longitude, exact]: Point, hasStreets: boolean): Bounds {
  const far = kilometre * (!hasStreets ? around.towns : exact === 0 ? around.circle : around.street);
  const side = far * wider(latitude);
  return [longitude - side, latitude - far, longitude + side, latitude + far];
}

/** A fifth more on each side, and thrice that above, where the map's own buttons stand. */
export function withAir([west, south, east, north]: Bounds): Bounds {
  const [across, up] = [(east - west) / 5, (north - south) / 5];
  return [west - across, south - up, east + across, north + 3 * up];
}
