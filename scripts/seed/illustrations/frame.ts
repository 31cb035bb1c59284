import type { Random } from "../random.js";
import type { Drawn } from "./facades/facade.js";
import { canvas } from "./street.js";

/** What stands in the middle of a picture, and where. */
export interface Subject {
  buildings: readonly { drawn: Drawn; x: number; width: number }[];
  stands: "row" | "garden" | "yard" | "field";
}

/** The part of the street that a picture shows, in the units of a façade. */
export interface Frame {
  x: number;
  top: number;
  wide: number;
  high: number;
  bottom: number;
  /** Pixels a unit. */
  scale: number;
  /** Where the subject begins and ends. */
  left: number;
  right: number;
}

/** As near as the whole building allows, with sky over it and the street before it. */
export function frameOf(random: Random, { buildings, stands }: Subject): Frame {
  const left = Math.min(...buildings.map(({ x }) => x));
  const right = Math.max(...buildings.map(({ x, width }) => x + width));
  const tall = canvas.ground - Math.min(...buildings.map(({ drawn }) => drawn.top));
  const several = buildings.length > 1;
  const share = several ? 1.14 : stands === "row" ? random.between(1.7, 2.4) : random.between(1.2, 1.36);
  const wanted = Math.max(tall / random.between(0.7, 0.76), ((right - left) * share) / 1.5, 520);
  // Sixteenths: walls.ts tells why.
  const scale = Math.max(1, Math.floor((canvas.height / wanted) * 16 + 0.3)) / 16;
  const [wide, high] = [canvas.width / scale, canvas.height / scale];
  const middle = (left + right) / 2 + random.between(-1, 1) * (stands === "row" && !several ? 0.1 : 0.02) * wide;
  const snapped = (value: number) => Math.round(value * scale) / scale;
  const bottom = snapped(canvas.ground + high * 0.17);
  return { x: snapped(middle - wide / 2), top: bottom - high, wide, high, bottom, scale, left, right };
}
