import type { Random } from "../../random.js";
import { plinth, wallLamp } from "../details.js";
import { drawDoor } from "../doors.js";
import { drawWindow, type WindowStyle } from "../openings.js";
import { bluestones, type Light } from "../palette.js";
import { bays, type Plot } from "./facade.js";

interface GroundFloor extends Plot {
  height: number;
  columns: number;
  style: WindowStyle;
  stone: string;
  door: { color: string; width: number; kind?: "panelled" | "double" };
  doorAt: number;
  plinthHeight: number;
}

/** Ground floor of a house with its door in one bay and windows in the others, on a plinth of blue stone. */
export function groundFloor(
  random: Random,
  light: Light,
  given: GroundFloor,
): { body: string; door: readonly [number, number] } {
  const { x, width, ground, height, columns, style, stone, door, doorAt, plinthHeight } = given;
  const bay = width / columns;
  const middles = bays(x, width, columns);
  const others = middles.filter((_, index) => index !== doorAt);
  let body = plinth(x, ground, width, plinthHeight, random.pick(bluestones), others[0]);
  // Two bays beside a door in a narrow front are one wide window.
  for (const middle of others) {
    const wide = Math.min(bay * (columns === 2 ? 0.66 : 0.62), 116);
    body += drawWindow(
      random,
      middle - wide / 2,
      ground - height * 0.86,
      wide,
      height * 0.86 - plinthHeight - 8,
      style,
    );
  }
  const middle = middles[doorAt] ?? x + bay / 2;
  const left = middle - door.width / 2;
  body += drawDoor(random, left, ground, door.width, height * 0.88, {
    color: door.color,
    stone,
    light,
    kind: door.kind,
  });
  const lampAt = doorAt === 0 ? left + door.width + 18 : left - 18;
  if (random.chance(0.6)) body += wallLamp(lampAt, ground - height * 0.62, light);
  return { body, door: [middle, door.width] };
}
