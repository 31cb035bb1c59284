import { darker, lighter, mix } from "../palette.js";
import { circle, ellipse, group, line, path, rect } from "../svg.js";
import { back, fabrics, floorTop, type Room } from "./room.js";

/** The marble mantelpiece with its mirror. */
export function mantelpiece({ random, wall, light }: Room, middle: number): string {
  const marble = random.pick(["#EDEAE4", "#4A4745", "#C9B9A8", "#DAD4CC", "#8A5A50"]);
  const y = floorTop - 168;
  return (
    rect(middle - 82, back.y + 46, 164, 216, random.pick(["#B98F4A", "#2B2622", "#F3EEE5"]), { rx: 70 }) +
    rect(middle - 71, back.y + 57, 142, 202, mix(light.glassLow, lighter(wall, 0.3), 0.5), { rx: 62 }) +
    path(`M${middle - 50} ${back.y + 250}L${middle + 30} ${back.y + 70}h26L${middle - 20} ${back.y + 250}z`, "#FFF", {
      opacity: 0.3,
    }) +
    rect(middle - 118, y, 236, 168, marble) +
    path(`M${middle - 62} ${floorTop}v-84a62 44 0 0 1 124 0v84z`, "#1E1B1A") +
    path(
      `M${middle - 40} ${floorTop}q-4 -40 16 -48q4 -22 18 -34q4 30 22 42q18 18 10 40z`,
      random.chance(0.4) ? "#E39A4E" : "#3A332E",
    ) +
    rect(middle - 132, y - 14, 264, 16, lighter(marble, 0.18)) +
    rect(middle - 118, y + 2, 236, 8, "#000", { opacity: 0.16 }) +
    rect(middle - 110, y + 20, 30, 130, lighter(marble, 0.1)) +
    rect(middle + 80, y + 20, 30, 130, darker(marble, 0.08)) +
    rect(middle - 96, y - 54, 16, 40, "#C9A76A") +
    circle(middle + 84, y - 34, 20, random.pick(fabrics))
  );
}

export function plant({ random, light }: Room, x: number, base: number, size: number): string {
  let leaves = "";
  const color = random.pick(light.leaf);
  for (let index = 0; index < 11; index += 1) {
    const angle = -Math.PI / 2 + random.between(-1.1, 1.1);
    const reach = size * random.between(0.6, 1);
    const [tipX, tipY] = [x + Math.cos(angle) * reach, base - size * 0.34 + Math.sin(angle) * reach];
    leaves += path(
      `M${x} ${base - size * 0.34}Q${(x + tipX) / 2 - size * 0.1} ${(base + tipY) / 2 - size * 0.2} ${tipX} ${tipY}Q${(x + tipX) / 2 + size * 0.12} ${(base + tipY) / 2 - size * 0.06} ${x} ${base - size * 0.34}`,
      index % 2 ? color : darker(color, 0.14),
    );
  }
  return group(
    ellipse(x, base + 2, size * 0.32, size * 0.04, "#000", { opacity: 0.2 }) +
      leaves +
      path(
        `M${x - size * 0.2} ${base - size * 0.36}h${size * 0.4}l-${size * 0.05} ${size * 0.36}h-${size * 0.3}z`,
        random.pick(["#E2D6C4", "#B9714F", "#5B6468"]),
      ),
  );
}

/** What hangs from the ceiling: a chandelier under the rosette, or a shade on a cord. */
export function hanging({ random, era, light }: Room, beside: number, drop: number, size = 1): string {
  // In an old house the rosette tells where a lamp hangs.
  const x = era === "period" ? 680 : beside;
  const glow = light.lit > 0.1 ? circle(x, drop + 40, 150 * size, "#FFE3A8", { opacity: 0.16 }) : "";
  if (era === "period") {
    const gold = random.pick(["#B98F4A", "#2B2622", "#8A6A3B"]);
    let arms = "";
    let lamps = "";
    for (const at of [-70, -36, 36, 70]) {
      arms += `M${x} ${drop + 46}q${at * 0.5 * size} ${30 * size} ${at * size} -${6 * size}`;
      lamps += rect(x + at * size - 4, drop + 14, 8, 26, "#FFF1CF");
    }
    return (
      glow +
      line(x, 62, x, drop + 46, gold, 3) +
      path(arms, "none", { stroke: gold, "stroke-width": 4 }) +
      lamps +
      circle(x, drop + 50, 9 * size, gold)
    );
  }
  const color = random.pick(["#2B2E30", "#C9A76A", "#F3EEE5", "#A4452C", "#2F4A45", "#D9CBB4"]);
  const shape = random.chance(0.5)
    ? path(`M${x - 58 * size} ${drop + 44 * size}q${58 * size} -${92 * size} ${116 * size} 0z`, color) +
      ellipse(x, drop + 44 * size, 58 * size, 9 * size, "#FFE9BE")
    : circle(x, drop + 30 * size, 40 * size, "#FBF3E2") +
      circle(x - 8, drop + 22 * size, 26 * size, "#FFFFFF", { opacity: 0.5 });
  return glow + line(x, 40, x, drop + 6, "#2B2E30", 2.4) + shape;
}

export function artwork({ random }: Room, x: number, y: number, wide: number, high: number): string {
  const ground = random.pick(["#F1E5D3", "#E4DACB", "#DFE3DD"]);
  const [first, second] = [random.pick(fabrics), random.pick(fabrics)];
  const hill = random.between(0.45, 0.7);
  const inside = random.chance(0.5)
    ? path(
        `M${x} ${y + high * hill}q${wide * 0.3} -${high * 0.3} ${wide * 0.55} 0t${wide * 0.45} -${high * 0.1}V${y + high}H${x}z`,
        first,
        { opacity: 0.85 },
      ) + circle(x + wide * random.between(0.25, 0.75), y + high * 0.26, high * 0.12, second)
    : rect(x + wide * 0.14, y + high * 0.16, wide * 0.42, high * 0.5, first, { opacity: 0.85 }) +
      circle(x + wide * 0.62, y + high * 0.6, high * 0.24, second, { opacity: 0.8 });
  return (
    rect(x - 5, y + 2, wide + 20, high + 16, "#000", { opacity: 0.12 }) +
    rect(x - 8, y - 8, wide + 16, high + 16, "#2B2622") +
    rect(x, y, wide, high, ground) +
    inside
  );
}

/** The soft shadow under a piece of furniture. */
export const under = (x: number, y: number, half: number, deep = 22): string =>
  ellipse(x, y, half, deep, "#1A1512", { opacity: 0.2 });
