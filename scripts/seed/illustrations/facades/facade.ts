import type { Random } from "../../random.js";
import { bricks, lighter, plasters, type Light } from "../palette.js";
import { group } from "../svg.js";
import { brickWall, plasterWall, type Wall } from "../walls.js";

export interface Plot {
  x: number;
  width: number;
  ground: number;
}

export interface Drawn {
  defs: string;
  body: string;
  walls: readonly Wall[];
  /** Its highest point. */
  top: number;
  /** Where one goes in, where a path or a drive leads to. */
  entrances?: readonly (readonly [x: number, width: number])[];
}

/** Draws so many storeys above ground, the ground floor included. */
export type Facade = (random: Random, light: Light, plot: Plot, storeys: number) => Drawn;

export const drawn = (
  walls: readonly Wall[],
  body: string,
  top: number,
  entrances: Drawn["entrances"] = [],
): Drawn => ({ defs: walls.map(({ defs }) => defs).join(""), body: group(body), walls, top, entrances });

/** What belongs to one storey, counted from the street. */
export const storey = (level: number, body: string): string => group(body, { "data-storey": level });

/** The same building without the texture of its walls: texture is what costs time, and far off nobody sees it. */
export const plain = ({ body, walls }: Drawn): string =>
  walls.reduce((text, { fill, color }) => text.replaceAll(fill, color), body).replaceAll(/ data-storey="\d+"/g, "");

export const oldWall = (random: Random, brickShare = 0.7): Wall =>
  random.chance(brickShare) ? brickWall(random, random.pick(bricks)) : plasterWall(random, random.pick(plasters));

export const stoneOf = (wall: Wall): string => (wall.brick ? "#DCD0BC" : lighter(wall.color, 0.4));

/** The middles of so many equal bays. */
export const bays = (x: number, width: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => x + (width / count) * (index + 0.5));
