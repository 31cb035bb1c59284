import { areaCorners } from "../site/area-corners.js";

/** A3: an area that a visitor drew: its corners in order, the last one joined to the first. */
export type SearchArea = readonly (readonly [latitude: number, longitude: number])[];

/** Eleven metres: more precise than a finger draws, and short in an address. */
const scale = 10_000;
const rounded = (degrees: number) => Math.round(degrees * scale) / scale;

/** How an unreadable area is written to the address, so that the page can still report it. */
const unreadable = "unreadable";
const none: SearchArea = [];

/** Whether an area was given that cannot be parsed: it matches nothing. */
export const isUnreadable = (area: SearchArea | null): boolean => area !== null && area.length === 0;

/** `latitude_longitude_…`: null if absent, without corners if unreadable. */
export function parseArea(text: string | null): SearchArea | null {
  if (!text) return null;
  if (text.length > areaCorners.most * 20 || !/^-?\d{1,3}(\.\d+)?(_-?\d{1,3}(\.\d+)?)*$/.test(text)) return none;
  const numbers = text.split("_").map((part) => rounded(Number(part)));
  const corners: [number, number][] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2) corners.push([numbers[at] ?? 0, numbers[at + 1] ?? 0]);
  const isInside =
    numbers.length % 2 === 0 && corners.length >= areaCorners.least && corners.length <= areaCorners.most;
  const onEarth = corners.every(([latitude, longitude]) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180);
  return isInside && onEarth && coversGround(corners) ? corners : none;
}

export const serializeArea = (area: SearchArea): string =>
  area.length === 0
    ? unreadable
    : area.flatMap((corner) => corner.map((degrees) => String(rounded(degrees)))).join("_");

/** Corners on one line enclose no area. */
function coversGround(area: SearchArea): boolean {
  const { south, north, west, east } = boundsOfArea(area);
  return north > south && east > west;
}

export function boundsOfArea(area: SearchArea): { south: number; north: number; west: number; east: number } {
  const latitudes = area.map(([latitude]) => latitude);
  const longitudes = area.map(([, longitude]) => longitude);
  return {
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
  };
}

/** Whether a point is inside: a line from the point eastwards crosses the edge an odd number of times. */
export function isInArea(area: SearchArea, latitude: number, longitude: number): boolean {
  let inside = false;
  let [beforeLatitude, beforeLongitude] = area.at(-1) ?? [0, 0];
  for (const [cornerLatitude, cornerLongitude] of area) {
    if (cornerLatitude > latitude !== beforeLatitude > latitude) {
      const share = (latitude - cornerLatitude) / (beforeLatitude - cornerLatitude);
      if (longitude < cornerLongitude + share * (beforeLongitude - cornerLongitude)) inside = !inside;
    }
    [beforeLatitude, beforeLongitude] = [cornerLatitude, cornerLongitude];
  }
  return inside;
}
