import type { Random } from "../random.js";
import { circle, path, rect } from "./svg.js";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const line = { stroke: "#8A857C", "stroke-width": 1.6 };
const box = (x: number, y: number, width: number, height: number, rx = 0) =>
  rect(x, y, width, height, "#FFFFFF", { ...line, rx });

function bed(x: number, y: number, width: number, height: number): string {
  const pillow = width / 2 - 12;
  return (
    box(x, y, width, height, 4) +
    box(x + 8, y + 8, pillow, 26, 8) +
    box(x + width / 2 + 4, y + 8, pillow, 26, 8) +
    path(`M${x} ${y + 46}h${width}`, "none", line)
  );
}

/** What stands in a room; the outer wall is above, the door below. */
export const furniture = {
  bedroom(random: Random, { x, y, width, height }: Box): string {
    const single = width < 150 || (width < 190 && random.chance(0.4));
    const [wide, long] = single ? [64, 118] : [104, 124];
    const left = random.chance(0.5);
    const at = left ? x + 24 : x + width - wide - 24;
    const closet = left ? x + width - 44 : x + 14;
    return (
      bed(at, y + 22, wide, Math.min(long, height - 60)) +
      box(left ? at + wide + 4 : at - 28, y + 24, 24, 24) +
      (width > wide + 110
        ? box(closet, y + 20, 30, Math.min(110, height * 0.46)) +
          path(`M${closet} ${y + 20}l30 ${Math.min(110, height * 0.46)}`, "none", line)
        : "")
    );
  },
  bathroom(random: Random, { x, y, width, height }: Box): string {
    const tub = random.chance(0.6);
    return (
      (tub
        ? box(x + 14, y + 16, Math.min(width - 28, 132), 54, 6) + box(x + 20, y + 22, Math.min(width - 40, 120), 42, 20)
        : box(x + 14, y + 16, 66, 66) +
          circle(x + 47, y + 49, 5, "none", line) +
          path(`M${x + 14} ${y + 16}l66 66`, "none", line)) +
      box(x + width - 46, y + height * 0.46, 32, 46, 4) +
      circle(x + width - 30, y + height * 0.46 + 23, 10, "none", line) +
      box(x + 14, y + height * 0.5, 16, 34) +
      box(x + 30, y + height * 0.5 + 2, 30, 30, 14)
    );
  },
  kitchen(random: Random, { x, y, width, height }: Box): string {
    const run = width - 28;
    const island = height > 210 && width > 170 && random.chance(0.5);
    let hobs = "";
    for (const [dx, dy] of [
      [0, 0],
      [22, 0],
      [0, 20],
      [22, 20],
    ] as const)
      hobs += circle(x + 40 + dx, y + 24 + dy, 7, "none", line);
    return (
      box(x + 14, y + 12, run, 44) +
      hobs +
      box(x + width - 84, y + 18, 52, 32, 6) +
      box(x + 14, y + 56, 44, Math.min(90, height * 0.3)) +
      (island
        ? box(x + width * 0.36, y + height * 0.5, width * 0.46, 44, 3) +
          [0.44, 0.56, 0.7].map((at) => circle(x + width * at, y + height * 0.5 + 60, 10, "none", line)).join("")
        : "")
    );
  },
  living(random: Random, { x, y, width, height }: Box): string {
    const sofa = random.chance(0.5);
    const tx = x + width * (sofa ? 0.72 : 0.26);
    const ty = y + height * 0.5;
    const sx = x + width * (sofa ? 0.08 : 0.54);
    const wide = Math.min(160, width * 0.36);
    const seats = [-1, 0, 1]
      .map((at) => box(tx + at * 38 - 13, ty - 54, 26, 20, 6) + box(tx + at * 38 - 13, ty + 34, 26, 20, 6))
      .join("");
    return (
      box(sx - 8, y + 24, wide + 40, height * 0.54, 6) +
      box(sx, y + 36, wide, 52, 10) +
      path(`M${sx} ${y + 54}h${wide}M${sx + wide / 2} ${y + 54}v34`, "none", line) +
      box(sx + wide * 0.24, y + 112, wide * 0.52, 36, 4) +
      (height > 230 ? box(sx + wide * 0.3, y + 172, 50, 46, 14) : "") +
      seats +
      box(tx - 58, ty - 32, 116, 64, 5)
    );
  },
  studio(random: Random, given: Box): string {
    const { x, y, width, height } = given;
    const half = { ...given, x: x + width * 0.34, width: width * 0.66 };
    return bed(x + 24, y + 22, 104, Math.min(124, height - 60)) + furniture.living(random, half);
  },
  hall(_: Random, { x, y, height }: Box): string {
    return box(x + 60, y + height - 26, 90, 20) + path(`M${x + 60} ${y + height - 26}l90 20`, "none", line);
  },
} satisfies Record<string, (random: Random, box: Box) => string>;

export type Room = keyof typeof furniture;
