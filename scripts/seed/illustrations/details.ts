import type { Random } from "../random.js";
import { darker, lighter, mix, type Light } from "./palette.js";
import { circle, group, path, rect } from "./svg.js";
import type { Wall } from "./walls.js";

const iron = "#23262A";

export const shade = (x: number, y: number, width: number, height: number, light: Light, strength = 1): string =>
  rect(x, y, width, height, "#15110E", { opacity: light.shade * 0.55 * strength });

/** The crown of a row house: a gutter on brackets, on dentils, or plain, and its shadow. */
export function cornice(
  x: number,
  y: number,
  width: number,
  color: string,
  light: Light,
  kind: "bracket" | "dentil" | "plain",
): string {
  let teeth = "";
  const [step, wide, high] = kind === "bracket" ? [34, 10, 24] : [13, 7, 8];
  if (kind !== "plain")
    for (let at = x + 6; at <= x + width - wide - 4; at += step) teeth += `M${at} ${y + 8}h${wide}v${high}h${-wide}z`;
  return (
    (kind === "bracket" ? rect(x, y + 8, width, 24, lighter(color, 0.06)) : "") +
    shade(x, y + 8, width, kind === "bracket" ? 40 : 22, light) +
    path(teeth, kind === "bracket" ? darker(color, 0.08) : color) +
    rect(x - 6, y - 8, width + 12, 9, lighter(color, 0.14)) +
    rect(x - 4, y + 1, width + 8, 8, color)
  );
}

export const downpipe = (x: number, top: number, ground: number, light: Light): string =>
  rect(x + 5 * light.sun, top, 5, ground - top, "#15110E", { opacity: light.shade * 0.5 }) +
  rect(x, top, 6, ground - top, "#7D8486") +
  rect(x + 1, top, 1.6, ground - top, "#B4BABB") +
  rect(x - 1.5, ground - 74, 9, 74, "#565C5E");

/** The plinth in blue stone, with the grille of a cellar where there is room. */
export function plinth(
  x: number,
  ground: number,
  width: number,
  height: number,
  stone: string,
  cellar?: number,
): string {
  return (
    rect(x, ground - height, width, height, stone) +
    rect(x, ground - height, width, 4, lighter(stone, 0.22)) +
    (cellar === undefined
      ? ""
      : rect(cellar - 20, ground - height + 11, 40, height - 20, "#20262A") +
        path(
          `M${cellar - 10} ${ground - height + 11}v${height - 20}m10 0v-${height - 20}m10 0v${height - 20}`,
          "none",
          {
            stroke: mix(stone, iron, 0.5),
            "stroke-width": 2,
          },
        ))
  );
}

export type RailKind = "iron" | "glass" | "solid" | "slats" | "scroll";

/** A balcony: slab, rail, its shadow on the wall, and sometimes what its people put there. */
export function balcony(
  random: Random,
  x: number,
  floor: number,
  width: number,
  { kind, color, slab, light, high = 38 }: { kind: RailKind; color: string; slab: string; light: Light; high?: number },
): string {
  const y = floor - high;
  let body = "";
  if (random.chance(0.22)) {
    const at = x + width * random.between(0.12, 0.8);
    const leaf = random.pick(light.leaf);
    body += path(`M${at} ${floor}q-18 -22 -12 -46q12 8 14 20q2 -22 12 -30q10 20 2 36q8 -6 16 -4q-6 18 -18 24z`, leaf);
  }
  let bars = "";
  if (kind === "iron") for (let at = x + 3; at < x + width - 1; at += 7) bars += `M${at} ${y}v${high}`;
  if (kind === "slats") for (let at = x + 2; at < x + width - 2; at += 8) bars += `M${at + 2} ${y}v${high}`;
  if (kind === "scroll")
    for (let at = x + 4; at < x + width - 14; at += 18)
      bars += `M${at} ${y}v${high}M${at + 9} ${floor - 2}c-12 -8 -8 -26 0 -${high - 8}c8 10 12 28 0 ${high - 8}`;
  body +=
    kind === "glass"
      ? rect(x, y, width, high, mix(light.glass, "#FFFFFF", 0.45), { opacity: 0.55 }) +
        path(`M${x + width * 0.1} ${floor}l${high} -${high}h${width * 0.12}l-${high} ${high}z`, "#FFF", {
          opacity: 0.2,
        })
      : kind === "solid"
        ? rect(x, y, width, high, color)
        : path(bars, "none", { stroke: color, "stroke-width": kind === "slats" ? 4.4 : 1.9 });
  const rail = kind === "solid" ? lighter(color, 0.2) : color;
  return group(
    shade(x + 6 * light.sun, floor + 9, width, 16, light) +
      body +
      rect(x - 2, y - 3, width + 4, 4, rail) +
      rect(x - 4, floor - 2, width + 8, 11, slab) +
      rect(x - 4, floor + 6, width + 8, 3, "#000", { opacity: 0.2 }),
  );
}

export function chimney(random: Random, x: number, base: number, height: number, wall: Wall, stone: string): string {
  const width = random.between(26, 42);
  let pots = "";
  for (let at = x + 5; at < x + width - 9; at += 13)
    pots += `M${at} ${base - height}v-${random.between(9, 17)}h8V${base - height}z`;
  return (
    path(pots, "#8C4C38") +
    rect(x, base - height, width, height, darker(wall.color, 0.16)) +
    rect(x + width * 0.6, base - height, width * 0.4, height, "#000", { opacity: 0.12 }) +
    rect(x - 3, base - height - 3, width + 6, 7, stone)
  );
}

export const skylight = (x: number, y: number, width: number, height: number, light: Light): string =>
  rect(x, y, width, height, "#3A3F44") +
  rect(x + 3, y + 3, width - 6, height - 6, mix(light.glass, light.skyTop, 0.5)) +
  path(
    `M${x + 3} ${y + height * 0.7}l${width * 0.5} -${height * 0.6}h${width * 0.2}L${x + 3} ${y + height - 4}z`,
    "#FFF",
    {
      opacity: 0.3,
    },
  );

export function solarPanels(x: number, y: number, columns: number, rows: number): string {
  const [wide, high] = [34, 24];
  let panels = "";
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      panels +=
        rect(x + column * wide, y + row * high, wide - 2, high - 2, "#26334A") +
        path(
          `M${x + column * wide + wide / 2 - 1} ${y + row * high}v${high - 2}m-${wide / 2 - 1} -${high / 2 - 1}h${wide - 2}`,
          "none",
          {
            stroke: "#4E6080",
            "stroke-width": 0.8,
          },
        );
  return panels;
}

/** The lamp beside a door, and the number of the house under it. */
export const wallLamp = (x: number, y: number, light: Light): string =>
  (light.lit > 0.2 ? circle(x, y + 8, 26, "#FFD590", { opacity: 0.3 }) : "") +
  rect(x - 4, y, 8, 15, light.lit > 0.1 ? "#FFE9BE" : "#E9E4D8") +
  rect(x - 5, y - 3, 10, 3, iron) +
  rect(x - 7, y + 22, 14, 11, "#33475B", { rx: 1.5 });

/** A climber: wisteria, ivy or a rose up a wall. */
export function climber(random: Random, x: number, ground: number, height: number, light: Light): string {
  const leaf = random.pick(light.leaf);
  const bloom = random.pick(["#B9A7C9", "#D98E9A", "#E7D9C0", null]);
  const spots = Array.from({ length: 44 }, () => {
    const up = random.next() ** 0.8;
    return [x + random.between(-1, 1) * (12 + up * 46), ground - 20 - up * height, random.between(6, 14)] as const;
  });
  const blob = (list: readonly (readonly [number, number, number])[]) =>
    list
      .map(([cx, cy, r]) => `M${cx - r} ${cy}a${r} ${r * 0.8} 0 1 1 ${r * 2} 0a${r} ${r * 0.8} 0 1 1 ${-r * 2} 0z`)
      .join("");
  return group(
    path(`M${x} ${ground}c-8 -${height * 0.3} 14 -${height * 0.5} 2 -${height * 0.9}`, "none", {
      stroke: "#6B5646",
      "stroke-width": 4,
    }) +
      path(blob(spots), darker(leaf, 0.1)) +
      path(
        blob(spots.filter((_, index) => index % 3 === 0).map(([cx, cy, r]) => [cx - 3, cy - 4, r * 0.6] as const)),
        lighter(leaf, 0.14),
      ) +
      (bloom
        ? path(blob(spots.filter((_, index) => index % 4 === 1).map(([cx, cy]) => [cx, cy, 4] as const)), bloom)
        : ""),
  );
}

/** A pot with something green beside a door. */
export function pot(random: Random, x: number, ground: number, size: number, light: Light): string {
  const leaf = random.pick(light.leaf);
  const clay = random.pick(["#B9714F", "#5B6468", "#E2D6C4", "#2B2E30"]);
  const round = random.chance(0.5);
  return group(
    rect(x - size * 0.5, ground - 2, size * 1.1, 5, "#15110E", { opacity: light.shade * 0.7 }) +
      (round
        ? rect(x - 2, ground - size * 1.3, 4, size * 0.6, "#6B5646") +
          circle(x, ground - size * 1.5, size * 0.52, leaf) +
          circle(x - size * 0.12 * light.sun, ground - size * 1.6, size * 0.32, lighter(leaf, 0.12))
        : path(
            `M${x} ${ground - size * 0.6}c-${size * 0.7} -${size * 0.2} -${size * 0.7} -${size} -${size * 0.5} -${size * 1.2}c${size * 0.3} ${size * 0.2} ${size * 0.4} ${size * 0.6} ${size * 0.5} ${size * 0.9}c0 -${size * 0.6} ${size * 0.1} -${size} ${size * 0.3} -${size * 1.3}c${size * 0.4} ${size * 0.5} ${size * 0.5} ${size * 1.2} -${size * 0.3} ${size * 1.6}z`,
            leaf,
          )) +
      path(
        `M${x - size * 0.4} ${ground - size * 0.75}h${size * 0.8}l-${size * 0.1} ${size * 0.75}h-${size * 0.6}z`,
        clay,
      ),
  );
}
