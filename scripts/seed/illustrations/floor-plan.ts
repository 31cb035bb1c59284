import { random, type Random } from "../random.js";
import { circle, group, path, rect, svg } from "./svg.js";

interface Box {
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
const furniture = {
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

type Room = keyof typeof furniture;

const ink = "#1F2421";
const thin = { stroke: ink, "stroke-width": 1.6 };
const leaf = 52;

interface Placed extends Box {
  room: Room;
  /** The strip of rooms over the hall, or the one under it. */
  above: boolean;
}

const shares: Record<Room, number> = { bedroom: 1, bathroom: 0.66, kitchen: 0.95, living: 1.75, studio: 2.1, hall: 0 };

/** Which rooms lie on which side of the hall: every one of them has an outer wall and a wall to the hall. */
function strips(chance: Random, bedrooms: number): readonly [Room[], Room[]] {
  const day: Room[] = bedrooms === 0 ? ["studio"] : chance.chance(0.5) ? ["living", "kitchen"] : ["kitchen", "living"];
  const night: Room[] = bedrooms === 0 ? ["bathroom", "kitchen"] : ["bathroom"];
  const long = (rooms: readonly Room[]) => rooms.reduce((sum, room) => sum + shares[room], 0);
  for (let index = 0; index < bedrooms; index += 1) {
    const strip = long(night) <= long(day) ? night : day;
    // The bath stands between bedrooms, or at the end; the day's rooms stay beside each other.
    if (strip === night && chance.chance(0.5)) strip.unshift("bedroom");
    else strip.push("bedroom");
  }
  return chance.chance(0.5) ? [night, day] : [day, night];
}

function placed(chance: Random, rooms: readonly Room[], strip: Box, above: boolean): Placed[] {
  const weights = rooms.map((room) => shares[room] * chance.between(0.9, 1.12));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let { x } = strip;
  return rooms.map((room, index) => {
    const width = (strip.width * (weights[index] ?? 1)) / total;
    const box = { ...strip, x, width, room, above };
    x += width;
    return box;
  });
}

/** A leaf in the wall between a room and the hall, opening into the room; a wide gap where the hall runs into a living room. */
function door(chance: Random, { x, y, width, height, room, above }: Placed): string {
  const wall = above ? y + height : y;
  if (room === "living" || room === "studio") {
    const wide = Math.min(110, width * 0.4);
    return rect(x + width * chance.between(0.3, 0.5), wall - 6, wide, 12, "#FBF9F5");
  }
  const left = chance.chance(0.5);
  const at = left ? x + 22 : x + width - 22 - leaf;
  const hinge = left ? at : at + leaf;
  const free = left ? at + leaf : at;
  const tip = wall + (above ? -leaf : leaf);
  const sweep = left === above ? 1 : 0;
  return (
    rect(at, wall - 5, leaf, 10, "#FBF9F5") +
    path(`M${hinge} ${wall}V${tip}A${leaf} ${leaf} 0 0 ${sweep} ${free} ${wall}`, "none", thin)
  );
}

function window(chance: Random, { x, y, width, height, room, above }: Placed): string {
  const wide = room === "bathroom" ? 54 : Math.min(width * (room === "living" || room === "studio" ? 0.62 : 0.5), 230);
  const at = x + (width - wide) * chance.between(0.4, 0.6);
  const wall = above ? y : y + height;
  return rect(at, wall - 6.5, wide, 13, "#FFFFFF", thin) + path(`M${at} ${wall}h${wide}`, "none", thin);
}

/** Furniture is drawn with its outer wall above; in the lower strip it is turned over. */
const furnished = (chance: Random, { room, above, ...box }: Placed) =>
  above
    ? furniture[room](chance, box)
    : group(furniture[room](chance, box), { transform: `translate(0 ${box.y * 2 + box.height}) scale(1 -1)` });

const floorOf = (room: Room, tiled: string, wood: string) => (room === "bathroom" || room === "kitchen" ? tiled : wood);

/** A floor plan in fine line: a hall with rooms on both sides, doors, windows in outer walls, furniture, a terrace, a scale. */
export function floorPlanPicture(bedrooms: number, seed: string): string {
  const chance = random(`plan:${bedrooms}:${seed}`);
  const [upper, lower] = strips(chance, bedrooms);
  const most = Math.max(...[upper, lower].map((rooms) => rooms.reduce((sum, room) => sum + shares[room], 0)));
  const width = Math.min(1120, Math.max(460, most * chance.between(205, 235) + 40));
  const [first, middle, second] = [chance.between(215, 258), chance.between(78, 92), chance.between(215, 258)];
  const outer: Box = { x: (1360 - width) / 2, y: 92, width, height: first + middle + second };
  const rooms = [
    ...placed(chance, upper, { ...outer, height: first }, true),
    ...placed(chance, lower, { ...outer, y: outer.y + first + middle, height: second }, false),
  ];
  const hall: Placed = { ...outer, y: outer.y + first, height: middle, room: "hall", above: true };
  const [tiled, wood] = [
    chance.pick(["#EDF0EE", "#F1ECE2", "#E9EEF0"]),
    chance.pick(["#FBF6EC", "#FAF7F1", "#F7F1E6"]),
  ];
  let body = "";
  for (const place of [...rooms, hall])
    body += group(
      rect(place.x, place.y, place.width, place.height, floorOf(place.room, tiled, wood), {
        stroke: ink,
        "stroke-width": place.room === "hall" ? 0 : 6,
      }) + furnished(chance, place),
      { "data-room": place.room === "studio" ? "living" : place.room },
    );
  body += path(`M${outer.x} ${hall.y}h${width}M${outer.x} ${hall.y + middle}h${width}`, "none", {
    stroke: ink,
    "stroke-width": 6,
  });
  for (const place of rooms) body += door(chance, place);
  // A kitchen beside the living room is open to it.
  for (const [index, place] of rooms.entries()) {
    const next = rooms[index + 1];
    const pair = next && next.above === place.above ? [place.room, next.room] : [];
    if (pair.includes("kitchen") && pair.includes("living") && next)
      body += rect(next.x - 5, place.y + place.height * 0.34, 10, place.height * 0.42, "#FBF9F5");
  }
  body += rect(outer.x, outer.y, outer.width, outer.height, "none", { stroke: ink, "stroke-width": 13 });
  for (const place of rooms) body += window(chance, place);
  const entry = hall.y + (middle - leaf) / 2;
  body +=
    rect(outer.x - 8, entry, 16, leaf, "#FBF9F5") +
    path(`M${outer.x} ${entry}h${leaf}a${leaf} ${leaf} 0 0 1 -${leaf} ${leaf}`, "none", thin) +
    path(`M${outer.x - 46} ${entry + leaf / 2}h26m-9 -8l9 8l-9 8`, "none", { stroke: "#A4452C", "stroke-width": 3 });
  const living = rooms.find(({ room }) => room === "living" || room === "studio");
  if (living && chance.chance(0.7)) {
    const y = living.above ? outer.y - 62 : outer.y + outer.height + 7;
    let boards = "";
    for (let at = living.x + 14; at < living.x + living.width - 4; at += 14) boards += `M${at} ${y}v55`;
    body +=
      rect(living.x + 4, y, living.width - 8, 55, "#F3EEE5", thin) +
      path(boards, "none", { stroke: "#DCD4C6", "stroke-width": 1.4 });
  }
  const mirrored = chance.chance(0.5) ? { transform: "translate(1360 0) scale(-1 1)" } : {};
  const scale = 846;
  const legend =
    path(
      `M${outer.x} ${scale}h240M${outer.x} ${scale - 9}v18M${outer.x + 60} ${scale - 9}v18M${outer.x + 120} ${scale - 9}v18M${outer.x + 240} ${scale - 9}v18`,
      "none",
      { stroke: ink, "stroke-width": 3 },
    ) +
    circle(outer.x + width - 30, scale - 8, 26, "none", thin) +
    path(`M${outer.x + width - 30} ${scale - 36}l14 46l-14 -11l-14 11z`, ink);
  return svg(1360, 907, "", rect(0, 0, 1360, 907, "#FFFFFF") + group(body, mirrored) + legend);
}
