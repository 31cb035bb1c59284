import type { MapMessage } from "@gevel/config";
import type { Bounds } from "./clusters";
import type { Corner } from "./ground";

/** A kilometre in degrees of latitude. */
const kilometre = 1 / 111.2;
/** What a home's page shows around it: its street, or without streets its town and those beside it; hidden, its place. */
const around = { streets: 0.4, town: 2.5, hidden: 2 } as const;
const corners = 72;

type Point = MapMessage["propsList"][number];

const wider = (latitude: number) => 1 / Math.cos((latitude * Math.PI) / 180);

/** A true circle of two kilometres around the place of a home that hides its address: it tells of the place, not of the home. */
export function placeCircle([, latitude, longitude]: Point): Corner[] {
  const radius = around.hidden * kilometre;
  return Array.from({ length: corners }, (_, at) => {
    const turn = (at / corners) * 2 * Math.PI;
    return [longitude + Math.sin(turn) * radius * wider(latitude), latitude + Math.cos(turn) * radius];
  });
}

export function surroundingsOf([, latitude, longitude, exact]: Point, hasStreets: boolean): Bounds {
  const far = kilometre * (exact === 0 ? around.hidden : hasStreets ? around.streets : around.town);
  const side = far * wider(latitude);
  return [longitude - side, latitude - far, longitude + side, latitude + far];
}
