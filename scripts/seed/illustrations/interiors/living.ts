import { accents, darker, lighter } from "../palette.js";
import { ellipse, group, line, path, rect } from "../svg.js";
import { artwork, hanging, mantelpiece, plant, under } from "./furnishings.js";
import { back, fabrics, floorTop, windows, type Room } from "./room.js";

function sofa({ random, era, fabric }: Room, x: number, wide: number): string {
  const [seat, arm] = era === "modern" ? [34, 58] : [0, 84];
  const y = 520 + seat;
  let body = under(x + wide / 2, 742, wide * 0.62);
  body +=
    rect(x, y, wide, 150, fabric, { rx: era === "modern" ? 12 : 30 }) +
    rect(x - 34, y + 56, arm, 712 - y - 54, darker(fabric, 0.1), { rx: era === "modern" ? 10 : 28 }) +
    rect(x + wide + 34 - arm, y + 56, arm, 712 - y - 54, darker(fabric, 0.16), { rx: era === "modern" ? 10 : 28 }) +
    rect(x + arm - 44, y + 106 - seat * 0.4, wide - (arm - 44) * 2, 700 - y - 92, lighter(fabric, 0.09), { rx: 14 });
  const seats = wide > 440 ? 3 : 2;
  for (let at = 1; at < seats; at += 1)
    body += rect(x + (wide / seats) * at - 1.5, y + 110, 3, 76, darker(fabric, 0.2));
  for (const at of [0.1, 0.72])
    body += rect(x + wide * at, y + 36, 84, 76, random.pick(fabrics), {
      rx: 14,
      transform: `rotate(${random.between(-9, 9)} ${x + wide * at + 42} ${y + 70})`,
    });
  return body + rect(x + 4, 710, 12, 32, "#3A2C22") + rect(x + wide - 16, 710, 12, 32, "#3A2C22");
}

function armchair({ random }: Room, x: number, base: number): string {
  const cloth = random.pick(fabrics);
  return group(
    under(x + 76, base + 4, 104, 16) +
      path(`M${x + 14} ${base - 20}l-8 34m140 -34l8 34`, "none", { stroke: "#5C4632", "stroke-width": 9 }) +
      rect(x + 10, base - 176, 132, 150, cloth, { rx: 38 }) +
      rect(x - 12, base - 104, 40, 88, darker(cloth, 0.14), { rx: 18 }) +
      rect(x + 124, base - 104, 40, 88, darker(cloth, 0.18), { rx: 18 }) +
      rect(x + 18, base - 72, 116, 50, lighter(cloth, 0.1), { rx: 16 }),
  );
}

function bookcase({ random, wood, era }: Room, x: number, wide: number, high: number): string {
  const y = floorTop - high;
  const frame = era === "period" ? darker(wood, 0.3) : random.pick([wood, "#F3EEE5", "#3A3F44"]);
  let books = "";
  for (let shelf = 0; shelf < 4; shelf += 1) {
    const bottom = y + ((shelf + 1) * high) / 4 - 8;
    for (let at = x + 14; at < x + wide - 22;) {
      const thick = random.between(9, 19);
      const tall = random.between(0.5, 0.82) * (high / 4 - 14);
      if (random.chance(0.84))
        books += rect(
          at,
          bottom - tall,
          thick - 1.5,
          tall,
          random.chance(0.6) ? random.pick(fabrics) : random.pick(accents),
        );
      else at += 22;
      at += thick;
    }
    books += rect(x + 6, bottom, wide - 12, 8, lighter(frame, 0.12));
  }
  return (
    rect(x + 12, y + 8, wide, high - 8, "#000", { opacity: 0.12 }) +
    rect(x, y, wide, high, frame) +
    rect(x + 8, y + 8, wide - 16, high - 16, darker(frame, 0.35)) +
    books
  );
}

const rug = ({ random }: Room, x: number, y: number, half: number): string => {
  const color = random.pick(["#E8DFD0", "#D8CFC0", "#C9BBA6", "#B9714F", "#7D8C8A", "#A4908A"]);
  const edge = darker(color, 0.18);
  return random.chance(0.5)
    ? ellipse(x, y, half, 76, color) + ellipse(x, y, half - 34, 66, "none", { stroke: edge, "stroke-width": 4 })
    : path(`M${x - half * 0.8} ${y - 60}h${half * 1.6}l${half * 0.24} 128H${x - half * 1.04}z`, color) +
        path(`M${x - half * 0.78} ${y - 46}h${half * 1.56}l${half * 0.2} 102H${x - half * 0.98}z`, "none", {
          stroke: edge,
          "stroke-width": 4,
        });
};

/** A living room round its sofa: fire and double doors in an old house, a long low cupboard in a new one. */
export function living(room: Room): string {
  const { random, era, wood } = room;
  const windowed = random.between(0.46, 0.58);
  const split = back.x + back.width * windowed;
  let body = windows(room, [back.x, split]);
  const rest = (split + back.right) / 2 + 14;
  if (era === "period") body += random.chance(0.65) ? mantelpiece(room, rest) : bookcase(room, rest - 130, 260, 340);
  else {
    const low = rest - 180;
    const kind = random.pick(["art", "shelf", "slats"] as const);
    if (kind === "slats")
      for (let at = split + 22; at < back.right - 6; at += 16)
        body += rect(at, back.y, 9, back.height - 14, darker(wood, 0.06));
    body +=
      rect(low, 500, 350, 74, darker(wood, 0.12)) +
      path(`M${low + 116} 500v74m117 0v-74`, "none", { stroke: darker(wood, 0.3), "stroke-width": 2.4 }) +
      rect(low + 12, 574, 326, 16, "#000", { opacity: 0.22 });
    body +=
      kind === "shelf"
        ? bookcase(room, rest - 100, 230, 320)
        : artwork(room, rest - 100, 230, random.pick([150, 220]), 150);
    body += plant(room, low + 46, 500, 84);
  }
  const across = random.between(420, 520);
  const x = random.between(310, 460);
  body += rug(room, x + across / 2, 800, 430) + sofa(room, x, across);
  const table = x + across * random.between(0.36, 0.62);
  body +=
    under(table, 836, 130, 16) +
    (random.chance(0.5)
      ? ellipse(table, 806, 118, 28, darker(wood, 0.35)) +
        ellipse(table, 797, 118, 28, lighter(wood, 0.1)) +
        rect(table - 6, 820, 12, 22, "#2B2622")
      : rect(table - 130, 784, 260, 18, lighter(wood, 0.06), { rx: 4 }) +
        path(`M${table - 112} 802l-6 46m230 -46l6 46`, "none", { stroke: "#2B2622", "stroke-width": 7 }));
  body += rect(table - 50, 776, 62, 9, "#F3EEE5") + rect(table - 44, 767, 50, 9, random.pick(accents));
  if (random.chance(0.6)) body += armchair(room, x + across + 110, 806);
  if (random.chance(0.5))
    body += line(x - 74, 742, x - 74, 430, "#2B2E30", 5) + path(`M${x - 116} 440h84l-16 -66h-52z`, "#F6E6C4");
  return (
    body +
    hanging(room, random.between(600, 760), random.between(150, 200)) +
    (random.chance(0.6) ? plant(room, 166, 780, 240) : "")
  );
}

const chairs = (room: Room, xs: readonly number[], y: number, color: string) =>
  xs
    .map(
      (x) =>
        path(`M${x} ${y}l-4 148m80 -148l4 148`, "none", { stroke: darker(color, 0.3), "stroke-width": 8 }) +
        rect(x - 2, y - 112, 80, 84, color, { rx: room.era === "period" ? 30 : 10 }) +
        rect(x - 6, y - 12, 88, 18, lighter(color, 0.1), { rx: 7 }),
    )
    .join("");

/** A table for eight, laid or not. */
export function dining(room: Room): string {
  const { random, era, wood } = room;
  const split = back.x + back.width * random.between(0.5, 0.62);
  const cloth = random.chance(0.5) ? darker(wood, 0.3) : random.pick(fabrics);
  let body = windows(room, [back.x, split]);
  body +=
    era === "period"
      ? mantelpiece(room, (split + back.right) / 2 + 8)
      : artwork(room, split + 60, 220, 200, 190) + rect(split + 30, 500, 260, 76, darker(wood, 0.16));
  body +=
    rug(room, 680, 830, 500) + chairs(room, [400, 560, 720, 880], 690, darker(cloth, 0.1)) + under(680, 866, 420, 24);
  const top = random.chance(0.5) ? darker(wood, 0.34) : lighter(wood, 0.45);
  body +=
    rect(300, 676, 760, 24, top, { rx: random.pick([3, 12]) }) +
    rect(300, 696, 760, 6, darker(wood, 0.3)) +
    path("M352 702l-12 156m660 -156l12 156", "none", { stroke: darker(wood, 0.34), "stroke-width": 18 });
  const vase = random.between(560, 780);
  body +=
    path(`M${vase - 16} 676q-14 -40 6 -62h20q20 22 6 62z`, random.pick(["#7D8C8A", "#E2D6C4", "#33475B"])) +
    plant(room, vase, 640, 110);
  for (const at of [390, 500, 860, 960])
    body +=
      ellipse(at, 676, 40, 6, "#FBF8F2") +
      path(`M${at + 52} 676v-26m-9 -20h18v8q-9 20 -18 0z`, "#EFF3F2", { stroke: "#C9CFCE", "stroke-width": 2 });
  return body + chairs(room, [470, 800], 770, cloth) + hanging(room, 680, 250, 1.25);
}

/** A desk at the window and books within reach. */
export function study(room: Room): string {
  const { random, wood, light } = room;
  const split = back.x + back.width * random.between(0.48, 0.58);
  let body = windows(room, [back.x, split]) + bookcase(room, split + 40, back.right - split - 60, 380);
  const board = random.chance(0.5) ? darker(wood, 0.36) : lighter(wood, 0.5);
  const desk = random.between(320, 420);
  body += rug(room, desk + 260, 820, 360) + under(desk + 240, 846, 300);
  const chair = random.pick(fabrics);
  body += rect(desk + 180, 520, 120, 130, chair, { rx: 26 });
  body +=
    rect(desk, 640, 480, 24, board, { rx: 4 }) +
    rect(desk + 318, 664, 142, 160, darker(board, 0.12)) +
    path(`M${desk + 326} 716h126m-126 52h126`, "none", { stroke: darker(wood, 0.34), "stroke-width": 3 }) +
    path(`M${desk + 20} 664l-8 174`, "none", { stroke: darker(wood, 0.3), "stroke-width": 12 });
  body +=
    rect(desk + 150, 546, 150, 90, "#2B2E30", { rx: 5 }) +
    rect(desk + 157, 553, 136, 76, light.lit > 0.1 ? "#DCE6EC" : "#8FA6AE") +
    path(`M${desk + 130} 640h190l-14 -6h-162z`, "#B9BDBA");
  body +=
    path(`M${desk + 60} 640v-90l46 -34`, "none", { stroke: "#8A6A3B", "stroke-width": 6 }) +
    path(`M${desk + 84} 500l44 -8l14 42z`, random.pick(accents)) +
    rect(desk + 380, 616, 70, 12, random.pick(fabrics)) +
    rect(desk + 388, 628, 62, 12, "#F3EEE5");
  return body + hanging(room, 700, 150) + plant(room, desk - 90, 800, 200);
}
