import type { Random } from "../random.js";
import { darker, lighter, mix } from "./palette.js";
import { path, rect, tag } from "./svg.js";

export interface Wall {
  defs: string;
  fill: string;
  color: string;
  /** Stone and brick are trimmed otherwise than plaster. */
  brick: boolean;
}

/**
 * Sizes of a pattern are multiples of 16: a picture is drawn at sixteenths of its size, and a pattern that then measures
 * whole pixels is copied, where another is reckoned anew for every pixel and costs ten times as much.
 */
type Sixteens = 16 | 32 | 48 | 64 | 80 | 96;

function wallOf(
  random: Random,
  name: string,
  [width, height]: readonly [Sixteens, Sixteens],
  color: string,
  body: string,
) {
  const id = `${name}${random.whole(0, 2 ** 30).toString(36)}`;
  return {
    defs: tag("pattern", { id, width, height, patternUnits: "userSpaceOnUse" }, body),
    fill: `url(#${id})`,
    color,
    brick: name === "brick",
  };
}

interface Bond {
  course: number;
  stone: number;
  tile: readonly [Sixteens, Sixteens];
}

const bonds: Readonly<Record<"short" | "long", readonly Bond[]>> = {
  short: [
    { course: 6, stone: 16, tile: [64, 48] },
    { course: 8, stone: 20, tile: [80, 64] },
  ],
  long: [
    { course: 6, stone: 32, tile: [96, 48] },
    { course: 5, stone: 32, tile: [96, 80] },
  ],
};

/** Brick, in stretcher, cross or stack bond, or long and thin: courses and a few odd stones, quiet enough to read as texture. */
export function brickWall(
  random: Random,
  color: string,
  bond: "stretcher" | "cross" | "long" | "stack" = random.pick(["stretcher", "cross"]),
): Wall {
  const { course, stone, tile } = random.pick(bond === "long" || bond === "stack" ? bonds.long : bonds.short);
  const [width, height] = tile;
  const joint = mix(color, random.chance(0.7) ? lighter(color, 0.22) : darker(color, 0.25), 0.4);
  const odd = [darker(color, 0.1), lighter(color, 0.08), darker(color, 0.06)] as const;
  const stones = [color, ...odd].map((tone) => ({ tone, d: "" }));
  for (let row = 0; row * course < height; row += 1) {
    const headers = bond === "cross" && row % 2 === 1;
    const each = headers ? stone / 2 : stone;
    const shift = bond === "stack" ? 0 : headers ? stone / 4 : row % 2 === 0 ? 0 : stone / 2;
    for (let at = shift - each; at < width; at += each) {
      const kind = stones[random.chance(0.28) ? random.whole(1, 3) : 0];
      if (kind) kind.d += `M${at + 0.5} ${row * course + 0.5}h${each - 1}v${course - 1}h${1 - each}z`;
    }
  }
  const body = rect(0, 0, width, height, joint) + stones.map(({ tone, d }) => path(d, tone)).join("");
  return wallOf(random, "brick", tile, color, body);
}

export function plasterWall(random: Random, color: string): Wall {
  let specks = "";
  for (let index = 0; index < 22; index += 1)
    specks += `M${random.between(0, 94)} ${random.between(0, 94)}h${random.between(2, 14)}`;
  const stroke = { stroke: darker(color, 0.12), "stroke-width": 0.8, opacity: 0.4 };
  return wallOf(random, "plaster", [96, 96], color, rect(0, 0, 96, 96, color) + path(specks, "none", stroke));
}

/** Boards upright, or laid. */
export function woodWall(random: Random, color: string, laid = false): Wall {
  const board = random.pick([8, 10, 12]);
  const size = board === 10 ? 80 : 96;
  let body = rect(0, 0, size, size, darker(color, 0.35));
  for (let at = 0; at < size; at += board) {
    const fill = random.chance(0.5) ? color : darker(color, random.between(0.03, 0.14));
    body += laid ? rect(0, at, size, board - 1, fill) : rect(at, 0, board - 1, size, fill);
  }
  return wallOf(random, "wood", [size, size], color, body);
}

/** Roof tiles, or slates laid flat. */
export function tiles(random: Random, color: string, slate = random.chance(0.4)): Wall {
  const [wide, high] = slate ? [12, 8] : [16, 12];
  let body = rect(0, 0, 48, 48, darker(color, 0.22));
  for (let row = 0; row * high < 48; row += 1)
    for (let column = -1; column * wide < 48; column += 1) {
      const x = column * wide + (slate ? (row % 2) * (wide / 2) : 0);
      const tone = random.chance(0.3) ? darker(color, random.between(0.04, 0.1)) : color;
      body += slate
        ? rect(x + 0.4, row * high + 0.5, wide - 0.8, high - 1, tone)
        : path(`M${x} ${row * high + 2}q${wide / 4} 5 ${wide / 2} 0t${wide / 2} 0v${high}h-${wide}z`, tone);
    }
  return wallOf(random, "tiles", [48, 48], color, body);
}

/** Standing-seam zinc, or the ribs of a steel sheet. */
export function zinc(random: Random, color: string): Wall {
  const seam = random.pick([16, 24]);
  let body = rect(0, 0, 48, 64, color);
  for (let at = 0; at < 48; at += seam)
    body += rect(at, 0, 1.6, 64, darker(color, 0.25)) + rect(at + 1.6, 0, 1.4, 64, lighter(color, 0.2));
  return wallOf(random, "zinc", [48, 64], color, body);
}
