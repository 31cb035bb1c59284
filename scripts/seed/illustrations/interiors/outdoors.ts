import { darker, lighter, mix } from "../palette.js";
import { hedge, tree } from "../greenery.js";
import { canvas } from "../street.js";
import { circle, ellipse, path, rect } from "../svg.js";
import { plant, under } from "./furnishings.js";
import type { Room } from "./room.js";

const { width, height } = canvas;

function table(room: Room, x: number, base: number): string {
  const { random, wood, fabric } = room;
  const chair = (at: number, side: number) =>
    path(`M${at} ${base - 136}l${8 * side} 150m${60 * side} -76l6 76`, "none", {
      stroke: "#2B2622",
      "stroke-width": 7,
    }) +
    path(`M${at} ${base - 136}l${4 * side} 62`, "none", { stroke: fabric, "stroke-width": 16 }) +
    rect(side > 0 ? at : at - 74, base - 72, 74, 13, fabric, { rx: 6 });
  const long = random.chance(0.5) ? 190 : 110;
  return (
    under(x, base + 10, long + 120, 20) +
    chair(x - long - 70, 1) +
    chair(x + long + 70, -1) +
    rect(x - long, base - 116, long * 2, 16, lighter(wood, 0.05), { rx: long > 150 ? 3 : 8 }) +
    path(`M${x - long * 0.7} ${base - 100}l-12 108m${long * 1.4} -108l12 108`, "none", {
      stroke: darker(wood, 0.34),
      "stroke-width": 9,
    }) +
    path(`M${x - 14} ${base - 116}q-10 -30 4 -42h20q14 12 4 42z`, "#E2D6C4") +
    circle(x - 4, base - 172, 17, "#C9705A") +
    circle(x + 18, base - 166, 13, "#E7C9A0") +
    ellipse(x + 60, base - 118, 26, 4, "#FBF8F2")
  );
}

const slabs = (random: Room["random"], y: number, color: string) => {
  let lines = "";
  for (let at = -14; at <= 14; at += 1) lines += `M${680 + at * 62} ${y}L${680 + at * 132} ${height}`;
  if (random.chance(0.5))
    for (let row = y + 22, step = 22; row < height; step *= 1.5, row += step) lines += `M0 ${row}h${width}`;
  return rect(0, y, width, height - y, color) + path(lines, "none", { stroke: darker(color, 0.14), "stroke-width": 2 });
};

const sky = ({ light }: Room) => rect(0, 0, width, height, light.skyLow) + rect(0, 0, width, 520, "url(#air)");

/** Grass, borders and trees behind a paved place with a table. */
export function garden(room: Room): string {
  const { random, light, wood, era } = room;
  const grass = random.pick(light.leaf);
  let body = sky(room);
  for (let index = 0; index < 8; index += 1)
    body += tree(random, light, index * 190 + random.between(-60, 60), 520, random.between(260, 430));
  const edge = random.pick(["boards", "wall", "hedge"] as const);
  if (edge === "hedge") body += hedge(random, light, -10, 552, width + 20, 130);
  else {
    const color = edge === "wall" ? random.pick(["#A65A42", "#B9714F", "#9C6B55"]) : darker(wood, 0.1);
    let lines = "";
    if (edge === "boards") for (let x = 0; x < width; x += era === "modern" ? 14 : 30) lines += `M${x} 424v128`;
    else for (let y = 424; y < 552; y += 12) lines += `M0 ${y}h${width}`;
    body +=
      rect(0, 424, width, 128, color) +
      path(lines, "none", { stroke: darker(color, 0.2), "stroke-width": 2 }) +
      rect(0, 418, width, 9, lighter(color, 0.2));
  }
  body += rect(0, 540, width, height - 540, lighter(grass, 0.16));
  for (let band = -3; band < 3; band += 1)
    body += path(`M${680 + band * 120} 540h60L${680 + (band + 0.5) * 420} ${height}h-210z`, lighter(grass, 0.24), {
      opacity: 0.6,
    });
  for (let index = 0; index < 70; index += 1)
    body += circle(
      random.between(0, width),
      542 + random.between(-30, 24),
      random.between(10, 28),
      random.chance(0.16)
        ? random.pick(["#C9705A", "#E7C9A0", "#B9A7C9", "#F4F0E8"])
        : darker(random.pick(light.leaf), random.between(0, 0.16)),
    );
  if (random.chance(0.6))
    body += tree(
      random,
      light,
      random.between(120, 300),
      690,
      random.between(420, 560),
      random.pick(["birch", "lime", "plane"]),
    );
  body += slabs(random, 724, mix(random.pick([wood, "#C9C2B4", "#A9A7A2"]), light.pavement, 0.4));
  return (
    body +
    table(room, random.between(560, 780), 838) +
    plant(room, 1180, 826, 220) +
    (random.chance(0.5) ? plant(room, 1060, 850, 150) : "")
  );
}

/** A balcony or a roof terrace over the roofs of the town. */
export function terrace(room: Room): string {
  const { random, light, wood, era } = room;
  let body = sky(room);
  let far = "";
  for (let x = -30; x < width;) {
    const wide = random.between(60, 130);
    const roof = 520 - random.between(30, 150);
    far += `M${x} 660V${roof}l${wide / 2} -34l${wide / 2} 34V660z`;
    x += wide;
  }
  const tower = random.between(160, 1160);
  far += `M${tower} 660V330h8l18 -170l18 170h8V660z`;
  body += path(far, mix(light.haze, light.skyLow, 0.35));
  for (let x = -40; x < width;) {
    const wide = random.between(130, 230);
    const eaves = 640 - random.between(10, 90);
    const roof = mix(random.pick(["#7B4E3E", "#5A4A45", "#8C5A42", "#4A4F55"]), light.skyLow, 0.22);
    const front = mix(random.pick(["#A65A42", "#E7DCC9", "#C08863", "#DDD3C4"]), light.skyLow, 0.2);
    body +=
      rect(x, eaves, wide, 300, front) +
      path(`M${x - 4} ${eaves}l26 -64h${wide - 44}l26 64z`, roof) +
      rect(x + wide * 0.7, eaves - 96, 22, 50, darker(front, 0.2));
    for (const share of [0.24, 0.64])
      body += rect(
        x + wide * share - 14,
        eaves + 22,
        28,
        44,
        random.chance(light.lit) ? "#F6CE8A" : darker(front, 0.4),
      );
    x += wide;
  }
  body += slabs(random, 720, mix(random.pick([wood, "#B98F63", "#C9C2B4"]), light.pavement, 0.2));
  const rail = era === "period" ? "#23262A" : random.pick(["#3A3F44", "#F3EEE5"]);
  let bars = "";
  if (era === "period") for (let x = 0; x < width; x += 20) bars += `M${x} 734V566`;
  else
    body +=
      rect(0, 560, width, 172, "#FFFFFF", { opacity: 0.24 }) +
      path("M160 732l170 -172h90l-170 172zM880 732l170 -172h50l-170 172z", "#FFF", { opacity: 0.2 });
  for (let x = 40; x < width; x += 320) bars += `M${x} 734V556m4 0v178`;
  body +=
    path(bars, "none", { stroke: rail, "stroke-width": 4 }) +
    rect(0, 550, width, 12, rail) +
    rect(0, 726, width, 10, darker(rail, 0.1));
  for (const x of [90, 210, 1240])
    if (random.chance(0.8))
      body += plant(room, x + random.between(-30, 30), 800 + random.between(-20, 30), random.between(130, 240));
  if (random.chance(0.5))
    body += rect(1020, 716, 240, 60, darker(wood, 0.1)) + hedge(random, light, 1026, 722, 228, 60);
  if (random.chance(0.4)) {
    const x = random.between(420, 560);
    const cloth = random.pick(["#F1EBE0", "#C9705A", "#5C6B4A"]);
    body +=
      rect(x - 4, 300, 8, 540, "#B98F63") +
      path(`M${x - 250} 384L${x} 286L${x + 250} 384z`, cloth) +
      path(`M${x} 286L${x + 250} 384h-130z`, darker(cloth, 0.12));
  }
  return body + table(room, random.between(600, 800), 850);
}
