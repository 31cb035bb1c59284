import type { Random } from "../random.js";
import { darker, lighter, mix, type Light } from "./palette.js";
import { circle, group, path, rect } from "./svg.js";

export type DoorKind = "panelled" | "double" | "modern" | "glazed";

interface Leaf {
  random: Random;
  x: number;
  y: number;
  width: number;
  height: number;
  color: string;
  light: Light;
}

const warm = (light: Light) => (light.lit > 0.2 ? "#F8D79B" : mix(light.glass, light.glassLow, 0.5));

function panelled({ random, x, y, width, height, color, light }: Leaf): string {
  const dark = darker(color, 0.24);
  const panel = (top: number, share: number, fill: string) =>
    rect(x + width * 0.16, y + height * top, width * 0.68, height * share, fill, { rx: 2 }) +
    rect(x + width * 0.16, y + height * top, width * 0.68, 3, "#000", { opacity: 0.22 });
  const glazed = random.chance(0.5);
  let grille = "";
  if (glazed && random.chance(0.6))
    for (let at = x + width * 0.24; at < x + width * 0.82; at += width * 0.12)
      grille += `M${at} ${y + height * 0.07}v${height * 0.46}`;
  return (
    panel(0.07, 0.46, glazed ? warm(light) : dark) +
    path(grille, "none", { stroke: "#23262A", "stroke-width": 1.8 }) +
    panel(0.6, 0.14, dark) +
    panel(0.78, 0.17, dark)
  );
}

function double({ x, y, width, height, color, light }: Leaf): string {
  const half = width / 2;
  let body = "";
  for (const at of [x, x + half])
    body +=
      rect(at + half * 0.16, y + height * 0.06, half * 0.68, height * 0.48, warm(light), { rx: half * 0.3 }) +
      path(
        `M${at + half * 0.34} ${y + height * 0.06}v${height * 0.48}m${half * 0.32} 0v-${height * 0.48}M${at + half * 0.16} ${y + height * 0.3}h${half * 0.68}`,
        "none",
        { stroke: "#23262A", "stroke-width": 1.6 },
      ) +
      rect(at + half * 0.16, y + height * 0.62, half * 0.68, height * 0.3, darker(color, 0.24));
  return body + rect(x + half - 1, y, 2, height, darker(color, 0.4));
}

const modern = ({ random, x, y, width, height, color, light }: Leaf): string =>
  rect(x + width * random.pick([0.14, 0.66]), y + height * 0.08, width * 0.18, height * 0.8, warm(light)) +
  rect(x + width * 0.44, y + height * 0.3, 4, height * 0.42, lighter(color, 0.45));

const glazed = ({ x, y, width, height, light }: Leaf): string =>
  rect(x + width * 0.1, y + height * 0.05, width * 0.36, height * 0.9, warm(light)) +
  rect(x + width * 0.54, y + height * 0.05, width * 0.36, height * 0.9, warm(light)) +
  path(
    `M${x + width * 0.1} ${y + height * 0.6}l${width * 0.36} -${height * 0.4}v${height * 0.14}l-${width * 0.36} ${height * 0.4}z`,
    "#FFF",
    {
      opacity: 0.2,
    },
  );

const leaves: Record<DoorKind, (leaf: Leaf) => string> = { panelled, double, modern, glazed };

interface DoorStyle {
  color: string;
  stone: string;
  light: Light;
  kind?: DoorKind;
  /** Glass above it, as old doors have. */
  fanlight?: boolean;
}

/** A front door in its stone frame, with a light over it, a step and a letterbox. */
export function drawDoor(
  random: Random,
  x: number,
  ground: number,
  width: number,
  height: number,
  { color, stone, light, kind = "panelled", fanlight = kind === "panelled" || kind === "double" }: DoorStyle,
): string {
  const y = ground - height;
  const fan = fanlight ? height * 0.2 : 0;
  const leaf = { random, x, y: y + fan, width, height: height - fan - 6, color, light };
  const post = kind === "modern" || kind === "glazed" ? 4 : 8;
  const side = light.sun > 0 ? x : x + width - 6;
  return group(
    rect(x - post, y - post, width + post * 2, height + post, stone) +
      rect(x - 2, y - 2, width + 4, height + 2, darker(stone, 0.5)) +
      (fanlight ? rect(x, y, width, fan - 4, warm(light)) + rect(x + width / 2 - 1, y, 2, fan - 4, color) : "") +
      rect(leaf.x, leaf.y, width, leaf.height, color) +
      leaves[kind](leaf) +
      circle(x + width * (kind === "double" ? 0.56 : 0.88), y + height * 0.62, 2.6, "#D9B36A") +
      (kind === "panelled" ? rect(x + width * 0.36, y + height * 0.64, width * 0.28, 4, "#D9B36A") : "") +
      rect(x, y, width, 8, "#0E1216", { opacity: 0.2 + light.shade * 0.4 }) +
      rect(side, y, 6, height - 6, "#0E1216", { opacity: 0.14 + light.shade * 0.4 }) +
      rect(x - post - 5, ground - 7, width + post * 2 + 10, 8, lighter(stone, 0.12)),
  );
}

/** A garage door: sections, or two leaves of boards with small panes. */
export function garageDoor(
  random: Random,
  x: number,
  ground: number,
  width: number,
  height: number,
  color: string,
  light: Light,
): string {
  const y = ground - height;
  const leavesOfWood = random.chance(0.35);
  let lines = "";
  if (leavesOfWood) for (let at = x + 10; at < x + width; at += 11) lines += `M${at} ${y}v${height}`;
  else for (let at = y + height / 5; at < ground - 4; at += height / 5) lines += `M${x} ${at}h${width}`;
  const panes = leavesOfWood || random.chance(0.4);
  let glass = "";
  if (panes)
    for (let index = 0; index < 4; index += 1)
      glass += rect(x + width * (0.06 + index * 0.235), y + height * 0.07, width * 0.17, height * 0.11, warm(light));
  return group(
    rect(x - 3, y - 3, width + 6, height + 3, darker(color, 0.5)) +
      rect(x, y, width, height, color) +
      path(lines, "none", { stroke: darker(color, 0.24), "stroke-width": 2 }) +
      glass +
      (leavesOfWood ? rect(x + width / 2 - 1.5, y, 3, height, darker(color, 0.45)) : "") +
      rect(x + width / 2 - 9, ground - height * 0.36, 18, 4, "#D9D4C8") +
      rect(x, y, width, 12, "#0E1216", { opacity: 0.18 + light.shade * 0.5 }),
  );
}
