import { darker, lighter, mix } from "../palette.js";
import { circle, ellipse, path, rect } from "../svg.js";
import { hanging, plant, under } from "./furnishings.js";
import { back, view, type Room } from "./room.js";

/** Doors of cupboards with their handles: framed in an old house, plain in a new one. */
function fronts(
  room: Room,
  x: number,
  y: number,
  wide: number,
  high: number,
  count: number,
  color: string,
  metal: string,
): string {
  let body = rect(x, y, wide, high, color);
  for (let index = 0; index < count; index += 1) {
    const [at, each] = [x + (wide / count) * index, wide / count];
    body += rect(at + 3, y + 4, each - 6, high - 8, lighter(color, 0.06));
    if (room.era === "period")
      body +=
        rect(at + 16, y + 18, each - 32, high - 36, "none", { stroke: darker(color, 0.18), "stroke-width": 2.4 }) +
        circle(at + each - 12, y + high / 2, 3.6, metal);
    else body += rect(at + each * 0.3, y + 8, each * 0.4, 4, metal);
  }
  return body;
}

function run(room: Room, front: string, top: string, metal: string): string {
  const { random, era, wood } = room;
  const glass = random.between(0.28, 0.42);
  const wx = back.x + back.width * glass;
  let body = view(room, wx, 192, 250, 196, era === "period" ? 2 : 1);
  const tile = random.pick([lighter(room.wall, 0.4), "#C7D2CC", "#D9CBBB", "#8FA6A0", "#F4F0E8"]);
  body += rect(back.x, 398, back.width, 56, tile);
  let joints = "";
  for (let at = back.x; at < back.right; at += era === "period" ? 28 : 84) joints += `M${at} 398v56`;
  body += path(`${joints}M${back.x} 426h${back.width}`, "none", { stroke: darker(tile, 0.14), "stroke-width": 1.4 });
  const left = wx - back.x - 20;
  const right = back.right - wx - 270;
  if (random.chance(0.55)) body += fronts(room, back.x, 168, left, 190, 2, front, metal);
  else
    for (const y of [250, 340]) {
      body += rect(back.x, y, left, 10, wood);
      for (let at = back.x + 14; at < back.x + left - 26; at += 38)
        body +=
          rect(at, y - random.between(24, 46), 24, 46, random.pick(["#F3EEE5", "#B9714F", "#7D8C8A", "#E2D6C4"]), {
            rx: 5,
          }) + rect(at, y, 24, 2, "#000", { opacity: 0.2 });
    }
  const tall = Math.min(190, right * 0.5);
  body +=
    fronts(room, back.right - tall, 150, tall, 440, 2, front, metal) +
    rect(back.right - tall + 16, 300, tall - 32, 96, "#2B2E30", { rx: 4 }) +
    rect(back.right - tall + 26, 318, tall - 52, 62, "#4A5054");
  const hood = wx + 270 + (right - tall) / 2;
  body += path(`M${hood - 22} ${back.y}h44v110l44 52h-132l44 -52z`, era === "period" ? lighter(front, 0.1) : "#B9BDBA");
  body +=
    rect(back.x - 2, 452, back.width - tall + 2, 18, top) +
    fronts(room, back.x, 470, back.width - tall, 108, 6, front, metal) +
    rect(back.x, 578, back.width - tall, 12, "#1E1B1A", { opacity: 0.6 });
  body += path(`M${wx + 120} 452v-44q0 -22 22 -22t22 22v8`, "none", { stroke: metal, "stroke-width": 7 });
  body +=
    rect(hood - 46, 444, 92, 8, "#23282B") +
    rect(hood - 30, 412, 44, 32, random.pick(["#A4452C", "#2F4A45", "#C9A76A"]), { rx: 4 }) +
    plant(room, back.x + 60, 452, 76);
  return body;
}

const palette = ({ random, era }: Room) => ({
  front: random.pick(
    era === "period"
      ? ["#2F4A45", "#33475B", "#E3DDD0", "#5C6B4A", "#8C9A8A", "#6B2E35"]
      : ["#F1EBE0", "#3A3F44", "#B98F63", "#D9CBB4", "#55625C", "#23282B", "#8FA08A"],
  ),
  top: random.pick(["#EDE7DC", "#D9CFC0", "#4A4745", "#C9C4B8"]),
  metal: random.pick(["#C9A76A", "#B9BDBA", "#2B2622"]),
});

/** Along the wall, with a table for breakfast. */
export function kitchen(room: Room): string {
  const { random, wood } = room;
  const { front, top, metal } = palette(room);
  const board = random.chance(0.5) ? darker(wood, 0.34) : lighter(wood, 0.5);
  const middle = random.between(560, 800);
  const seat = random.pick(["#A4452C", "#33475B", "#C9B08A", "#2B2622", "#5C6B4A"]);
  const round = random.chance(0.5);
  let body = run(room, front, top, metal) + under(middle, 846, 270);
  const chair = (x: number, y: number) =>
    path(`M${x + 4} ${y}l-6 110m64 -110l6 110`, "none", { stroke: darker(wood, 0.34), "stroke-width": 7 }) +
    rect(x - 2, y - 92, 72, 64, seat, { rx: 16 }) +
    rect(x - 6, y - 8, 80, 15, lighter(seat, 0.1), { rx: 6 });
  body += chair(middle - 130, 724) + chair(middle + 60, 724);
  body += round
    ? ellipse(middle, 712, 230, 26, darker(wood, 0.3)) +
      ellipse(middle, 703, 230, 26, board) +
      rect(middle - 12, 730, 24, 104, darker(wood, 0.34)) +
      ellipse(middle, 836, 80, 12, darker(wood, 0.34))
    : rect(middle - 260, 696, 520, 22, board, { rx: 4 }) +
      path(`M${middle - 232} 718l-10 126m464 -126l10 126`, "none", { stroke: darker(wood, 0.34), "stroke-width": 13 });
  body += ellipse(middle + 20, 692, 60, 12, "#E2D6C4");
  for (let index = 0; index < 5; index += 1)
    body += circle(middle - 16 + index * 18, 682 - (index % 2) * 7, 12, random.pick(["#C9705A", "#D9B36A", "#8FA35E"]));
  return body + chair(middle - 250, 790) + hanging(room, middle, 230, 0.9);
}

const pendant = (x: number, color: string) =>
  rect(x - 1, 40, 2.4, 216, "#2B2E30") + path(`M${x - 42} 292q42 -74 84 0z`, color) + ellipse(x, 292, 42, 7, "#FFE9BE");

/** With an island one stands and sits at. */
export function kitchenIsland(room: Room): string {
  const { random, wood, era } = room;
  const { front, top, metal } = palette(room);
  const block = random.chance(0.5) ? front : mix(wood, front, 0.15);
  const [x, wide] = [random.between(270, 380), random.between(640, 760)];
  let body = run(room, front, top, metal) + under(x + wide / 2, 850, wide * 0.58, 28);
  body +=
    rect(x + 24, 668, wide - 48, 172, darker(block, 0.08)) +
    fronts(room, x + 24, 668, wide - 48, 172, 4, darker(block, 0.08), metal) +
    rect(x, 640, wide, 28, lighter(top, 0.12), { rx: 3 }) +
    rect(x + 24, 668, wide - 48, 12, "#000", { opacity: 0.2 });
  const pendants = random.pick(["#2B2E30", "#C9A76A", "#F3EEE5", "#A4452C", "#2F4A45"]);
  const stools = random.pick([2, 3, 4]);
  for (let index = 0; index < stools; index += 1) {
    const at = x + 110 + index * ((wide - 220) / Math.max(1, stools - 1)) - 38;
    body +=
      path(`M${at + 10} 736l-12 132m66 -132l12 132M${at + 2} 810h64`, "none", {
        stroke: era === "period" ? darker(wood, 0.3) : "#2B2622",
        "stroke-width": 7,
      }) + rect(at - 6, 718, 88, 22, random.chance(0.5) ? wood : room.fabric, { rx: 9 });
  }
  body +=
    plant(room, x + wide * random.between(0.72, 0.86), 642, 110) +
    rect(x + 90, 632, 130, 9, wood) +
    circle(x + 130, 622, 12, "#C9705A") +
    circle(x + 156, 624, 10, "#8FA35E");
  for (const share of stools === 2 ? [0.32, 0.68] : [0.22, 0.5, 0.78]) body += pendant(x + wide * share, pendants);
  return body;
}
