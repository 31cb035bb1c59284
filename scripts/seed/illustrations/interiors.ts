import { random } from "../random.js";
import { kitchen, kitchenIsland } from "./interiors/kitchen.js";
import { dining, living, study } from "./interiors/living.js";
import { garden, terrace } from "./interiors/outdoors.js";
import { bathroom, bedroom, hall } from "./interiors/private-rooms.js";
import { fabrics, shell, type Era, type Room } from "./interiors/room.js";
import { pickLight } from "./palette.js";
import { canvas } from "./street.js";
import { gradient, group, rect, svg } from "./svg.js";

export type { Era } from "./interiors/room.js";

export const interiorKinds = [
  "living",
  "kitchen",
  "kitchen-island",
  "dining",
  "bedroom",
  "bathroom",
  "study",
  "hall",
  "garden",
  "terrace",
] as const;
export type InteriorKind = (typeof interiorKinds)[number];

const interiors: Record<InteriorKind, (room: Room) => string> = {
  living,
  kitchen,
  "kitchen-island": kitchenIsland,
  dining,
  bedroom,
  bathroom,
  study,
  hall,
  garden,
  terrace,
};

const walls: Record<Era, readonly string[]> = {
  period: ["#F3EEE5", "#E5E3DA", "#DDD9CE", "#C9D0C8", "#D9C7B8", "#B9C4C8", "#8FA08F", "#E6D8BE"],
  modern: ["#F5F2EC", "#ECE5D8", "#EFE8E0", "#E3E1DC", "#F1EDE4", "#D8CFC4"],
};
const woods: Record<Era, readonly string[]> = {
  period: ["#B98A5E", "#9A6E49", "#A87848", "#7A5B43"],
  modern: ["#D0AC82", "#C9B394", "#B98F63", "#BFB8AC", "#A98A68"],
};

const stones = ["#B9B4AA", "#C9C0B2", "#8B8F8C", "#D2CDC4"] as const;

/** A room with light in it, different for every seed: its years, its colours, its hour, from the left or from the right. */
export function interiorPicture(kind: InteriorKind, era: Era, seed: string): string {
  const chance = random(`${kind}:${era}:${seed}`);
  const light = pickLight(chance);
  const room: Room = {
    random: chance,
    light,
    era,
    wood: chance.pick(woods[era]),
    fabric: chance.pick(fabrics),
    wall: chance.pick(walls[era]),
    frame: era === "period" ? "#FBF8F2" : chance.pick(["#2A2F33", "#3A3F44", "#FBF8F2", "#57493F"]),
  };
  const evening = light.name === "dusk";
  const defs =
    gradient("air", [
      [0, light.skyTop],
      [1, light.skyLow],
    ]) +
    gradient(
      "mood",
      [
        [0, evening ? "#F2B26A" : light.glow, evening ? 0.22 : 0.18],
        [1, "#2A2420", evening ? 0.3 : 0.1],
      ],
      { x2: 0.8, y2: 1 },
    );
  const outside = kind === "garden" || kind === "terrace";
  const drawing =
    (outside ? "" : shell(kind === "bathroom" ? { ...room, wood: chance.pick(stones) } : room)) + interiors[kind](room);
  const { width, height } = canvas;
  // Where one stands: at the left or at the right, nearer or farther.
  const near = chance.between(1, 1.14);
  const [x, y] = [680 + chance.between(-240, 240), chance.between(420, 620)];
  const mirrored = chance.chance(0.5) ? `translate(${width} 0) scale(-1 1) ` : "";
  const seen = group(drawing, {
    transform: `${mirrored}translate(${x * (1 - near)} ${y * (1 - near)}) scale(${near})`,
  });
  return svg(width, height, defs, seen + rect(0, 0, width, height, "url(#mood)"));
}
