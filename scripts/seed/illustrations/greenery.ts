import type { Random } from "../random.js";
import { darker, lighter, mix, type Light } from "./palette.js";
import { ellipse, group, path, rect } from "./svg.js";

const blobs = (list: readonly (readonly [number, number, number])[]) =>
  list.map(([x, y, r]) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0z`).join("");

/** How a crown is built: how wide and how high its leaves reach, in shares of the tree. */
const crowns = {
  lime: { wide: 0.3, high: 0.3, middle: 0.7, leaf: 0.1 },
  poplar: { wide: 0.13, high: 0.42, middle: 0.58, leaf: 0.075 },
  birch: { wide: 0.2, high: 0.36, middle: 0.64, leaf: 0.06 },
  plane: { wide: 0.38, high: 0.24, middle: 0.74, leaf: 0.11 },
} as const;

function pine(random: Random, light: Light, x: number, base: number, size: number): string {
  const color = darker(mix(random.pick(light.leaf), "#3F5C54", 0.5), 0.12);
  let boughs = "";
  let bright = "";
  for (let index = 0; index < 6; index += 1) {
    const y = base - size * (0.14 + index * 0.13);
    const half = size * (0.24 - index * 0.033);
    boughs += `M${x - half} ${y}L${x} ${y - size * 0.26}L${x + half} ${y}q-${half} ${size * 0.05} -${half * 2} 0z`;
    bright += `M${x - half * light.sun} ${y}L${x} ${y - size * 0.26}l${-half * 0.2 * light.sun} ${size * 0.22}z`;
  }
  return (
    rect(x - size * 0.02, base - size * 0.16, size * 0.04, size * 0.16, "#5C4A3D") +
    path(boughs, color) +
    path(bright, lighter(color, 0.1))
  );
}

export function tree(
  random: Random,
  light: Light,
  x: number,
  base: number,
  size: number,
  kind: keyof typeof crowns | "pine" = random.pick(["lime", "lime", "plane", "birch", "poplar"]),
): string {
  const shadow = ellipse(x + size * 0.1 * light.sun, base + 4, size * 0.32, size * 0.03, "#1A1512", { opacity: 0.2 });
  if (kind === "pine") return group(shadow + pine(random, light, x, base, size));
  const { wide, high, middle, leaf } = crowns[kind];
  const trunk = kind === "birch" ? "#D8D2C6" : mix("#6B5646", light.skyLow, light.name === "dusk" ? 0 : 0.12);
  const thick = size * (kind === "birch" ? 0.018 : 0.032);
  const color = random.pick(light.leaf);
  const spots = (count: number, share: number, dx: number, dy: number, grow: number) =>
    Array.from({ length: count }, () => {
      const angle = random.between(0, Math.PI * 2);
      const reach = Math.sqrt(random.next()) * share;
      return [
        x + (Math.cos(angle) * wide * reach + dx) * size,
        base + (Math.sin(angle) * high * reach - middle + dy) * size,
        size * leaf * random.between(0.65, 1.25) * grow,
      ] as const;
    });
  const side = -light.sun;
  return group(
    shadow +
      path(
        `M${x - thick * 1.3} ${base}L${x - thick * 0.7} ${base - size * middle}h${thick * 1.4}L${x + thick * 1.4} ${base}z` +
          `M${x} ${base - size * 0.42}l${size * wide * 0.6} -${size * 0.2}l4 5l-${size * wide * 0.6} ${size * 0.22}z` +
          `M${x} ${base - size * 0.38}l-${size * wide * 0.5} -${size * 0.18}l-3 5l${size * wide * 0.5} ${size * 0.2}z`,
        trunk,
      ) +
      path(blobs(spots(26, 1, -side * 0.02, 0.02, 1.1)), darker(color, 0.2)) +
      path(blobs(spots(22, 0.86, side * 0.01, -0.02, 1)), color) +
      path(blobs(spots(14, 0.62, side * 0.05, -0.06, 0.72)), lighter(color, 0.13)) +
      path(blobs(spots(16, 0.9, side * 0.06, -0.07, 0.26)), lighter(color, 0.3), { opacity: 0.7 }),
  );
}

export function hedge(random: Random, light: Light, x: number, base: number, width: number, height: number): string {
  const color = random.pick(light.leaf);
  const trimmed = random.chance(0.6);
  let top = `M${x} ${base}V${base - height}`;
  let leaves = "";
  for (let at = x; at < x + width; at += 12) {
    top += `q6 -${random.between(trimmed ? 2 : 4, trimmed ? 5 : 16)} 12 0`;
    for (let index = 0; index < 3; index += 1) {
      const [lx, ly] = [at + random.between(0, 12), base - random.between(0, height)];
      leaves += `M${lx} ${ly}q3 -5 6 0q-3 3 -6 0z`;
    }
  }
  return group(
    path(`${top}V${base}z`, darker(color, 0.1)) +
      path(leaves, lighter(color, 0.14), { opacity: 0.7 }) +
      rect(x, base - height * 0.3, width, height * 0.3, darker(color, 0.35), { opacity: 0.35 }),
  );
}

/** The leaves of a tree one does not see, as shadow on a wall: dense above, a few below. */
export function leafShadow(random: Random, light: Light, x: number, y: number, width: number, height: number): string {
  const spots = Array.from({ length: 90 }, () => {
    const down = random.next() ** 1.6;
    const across = 0.5 + (random.next() - 0.5) * (1 - down * 0.5);
    return [x + across * width, y + down * height, random.between(3, 13) * (1 - down * 0.5)] as const;
  });
  return path(blobs(spots), "#1A2024", { opacity: light.shade * 0.3 });
}
