import { random, type Random } from "../random.js";
import { line, path, rect, svg } from "./svg.js";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const ink = "#1F2421";

/** Splits a box until the rooms have a size one can live in. */
function rooms(random: Random, box: Box, depth: number): Box[] {
  const splitAcross = box.width > box.height;
  if (depth === 0 || (splitAcross ? box.width : box.height) < 330) return [box];
  const share = random.between(0.38, 0.62);
  const [first, second]: [Box, Box] = splitAcross
    ? [
        { ...box, width: box.width * share },
        { ...box, x: box.x + box.width * share, width: box.width * (1 - share) },
      ]
    : [
        { ...box, height: box.height * share },
        { ...box, y: box.y + box.height * share, height: box.height * (1 - share) },
      ];
  return [...rooms(random, first, depth - 1), ...rooms(random, second, depth - 1)];
}

const door = ({ x, y, width, height }: Box, random: Random) => {
  const size = 58;
  if (random.chance(0.5)) {
    const at = x + width * random.between(0.25, 0.6);
    return (
      rect(at, y - 5, size, 10, "#FFFFFF") +
      path(`M${at} ${y}v${size}a${size} ${size} 0 0 0 ${size} -${size}`, "none", { stroke: ink, "stroke-width": 1.6 })
    );
  }
  const at = y + height * random.between(0.25, 0.6);
  return (
    rect(x - 5, at, 10, size, "#FFFFFF") +
    path(`M${x} ${at}h${size}a${size} ${size} 0 0 1 -${size} ${size}`, "none", { stroke: ink, "stroke-width": 1.6 })
  );
};

function furniture({ x, y, width, height }: Box, random: Random): string {
  const thin = { stroke: "#8A857C", "stroke-width": 1.6 };
  const cx = x + width / 2;
  const cy = y + height / 2;
  if (width * height < 52_000)
    return (
      rect(x + 22, y + 22, 78, 46, "none", { ...thin, rx: 20 }) +
      rect(x + width - 70, y + height - 70, 44, 44, "none", { ...thin, rx: 22 })
    );
  if (random.chance(0.45))
    return (
      rect(cx - 75, cy - 62, 150, 124, "none", thin) +
      rect(cx - 66, cy - 54, 60, 32, "none", { ...thin, rx: 8 }) +
      rect(cx + 6, cy - 54, 60, 32, "none", { ...thin, rx: 8 }) +
      line(cx - 75, cy - 8, cx + 75, cy - 8, "#8A857C", 1.6)
    );
  return (
    rect(cx - 80, cy - 34, 160, 68, "none", { ...thin, rx: 6 }) +
    [-50, 0, 50]
      .map(
        (at) =>
          rect(cx + at - 15, cy - 62, 30, 24, "none", { ...thin, rx: 6 }) +
          rect(cx + at - 15, cy + 38, 30, 24, "none", { ...thin, rx: 6 }),
      )
      .join("")
  );
}

/** A floor plan in fine line: outer walls, rooms, doors, windows, furniture, a scale. */
export function floorPlanPicture(bedrooms: number, seed: string): string {
  const chance = random(`plan:${bedrooms}:${seed}`);
  const outer: Box = { x: 210, y: 110, width: chance.between(840, 940), height: chance.between(560, 640) };
  const parts = rooms(chance, outer, 3);
  let body = rect(0, 0, 1360, 907, "#FFFFFF") + rect(outer.x, outer.y, outer.width, outer.height, "#FBF9F5");
  for (const room of parts)
    body += rect(room.x, room.y, room.width, room.height, chance.chance(0.3) ? "#F6F1EC" : "none", {
      stroke: ink,
      "stroke-width": 6,
    });
  for (const room of parts) body += door(room, chance) + furniture(room, chance);
  body += rect(outer.x, outer.y, outer.width, outer.height, "none", { stroke: ink, "stroke-width": 13 });
  for (let index = 0; index < 7; index += 1) {
    const across = chance.chance(0.6);
    const at = chance.between(0.08, 0.78);
    const far = chance.chance(0.5);
    const box = across
      ? { x: outer.x + outer.width * at, y: far ? outer.y + outer.height - 6 : outer.y - 6, width: 118, height: 12 }
      : { x: far ? outer.x + outer.width - 6 : outer.x - 6, y: outer.y + outer.height * at, width: 12, height: 104 };
    body += rect(box.x, box.y, box.width, box.height, "#FFFFFF", { stroke: ink, "stroke-width": 1.6 });
    body += across
      ? line(box.x, box.y + 6, box.x + box.width, box.y + 6, ink, 1.6)
      : line(box.x + 6, box.y, box.x + 6, box.y + box.height, ink, 1.6);
  }
  const scale = outer.y + outer.height + 60;
  body +=
    line(outer.x, scale, outer.x + 240, scale, ink, 3) +
    [0, 60, 120, 240].map((at) => line(outer.x + at, scale - 9, outer.x + at, scale + 9, ink, 3)).join("");
  body += path(`M1220 ${scale - 40}l18 46l-18 -12l-18 12z`, ink);
  return svg(1360, 907, "", body);
}
