import { darker, lighter, mix } from "../palette.js";
import { circle, group, path, rect } from "../svg.js";
import { artwork, hanging, plant, under } from "./furnishings.js";
import { back, fabrics, floorTop, view, windows, type Room } from "./room.js";

/** A bed against the far wall, a window beside it. */
export function bedroom(room: Room): string {
  const { random, era, wood, fabric, light } = room;
  const split = back.x + back.width * random.between(0.34, 0.44);
  let body = windows(room, [back.x, split]);
  const middle = (split + back.right) / 2 + random.between(0, 30);
  const head = random.pick([fabric, darker(wood, 0.12), "#E2D6C4", mix(fabric, "#F3EEE5", 0.5)]);
  const high = era === "period" ? 210 : 150;
  if (era === "modern" && random.chance(0.5))
    for (let at = split + 20; at < back.right - 4; at += 18) body += rect(at, 330, 11, 246, wood);
  else body += artwork(room, middle - 80, 200, 160, 120);
  body +=
    path(
      `M${middle - 420} 880L${middle - 300} 660h600L${middle + 420} 880z`,
      random.pick(["#E8DFD0", "#D3C8B6", "#BFB2A0"]),
    ) + under(middle, 872, 370, 24);
  body += rect(middle - 236, floorTop - high, 472, high + 20, head, { rx: era === "period" ? 60 : 10 });
  if (random.chance(0.5))
    for (let at = -180; at < 220; at += 72)
      body += rect(middle + at, floorTop - high + 14, 2.4, high - 20, darker(head, 0.16));
  const throwColor = random.pick(fabrics);
  body +=
    path(`M${middle - 226} 586h452l92 260h-636z`, "#F7F2EA") +
    path(`M${middle - 258} 680h516l60 166h-636z`, lighter(fabric, 0.18)) +
    path(`M${middle - 258} 680h516l12 34h-540z`, lighter(fabric, 0.38)) +
    path(`M${middle - 318} 846h636v34h-636z`, darker(fabric, 0.16)) +
    path(`M${middle - 296} 786h592l20 58h-632z`, throwColor, { opacity: random.chance(0.6) ? 0.9 : 0 });
  for (const at of [-206, 12])
    body +=
      rect(middle + at, 546, 196, 84, "#FFFDF8", { rx: 28 }) +
      rect(
        middle + at + 26,
        580,
        146,
        62,
        at < 0 ? lighter(fabric, 0.32) : random.pick(["#E9DFCF", lighter(throwColor, 0.3)]),
        { rx: 22 },
      );
  const shade = light.lit > 0.1 ? "#FFDFA3" : "#F1E6D2";
  for (const at of [-320, 242])
    body +=
      rect(middle + at, 562, 82, 96, wood) +
      rect(middle + at + 8, 574, 66, 32, darker(wood, 0.14)) +
      (light.lit > 0.1 ? circle(middle + at + 41, 486, 70, "#FFE3A8", { opacity: 0.25 }) : "") +
      rect(middle + at + 37, 506, 8, 56, "#C9A76A") +
      path(`M${middle + at + 12} 508h58l-12 -50h-34z`, shade);
  return body + hanging(room, 690, 130, 0.8) + (random.chance(0.6) ? plant(room, 150, 800, 210) : "");
}

/** A basin with its mirror, and a bath or a walk-in shower. */
export function bathroom(room: Room): string {
  const { random, era, light, wood } = room;
  const tile = random.pick(
    era === "period"
      ? ["#E7EAE4", "#DDE2DC", "#EFE8DC", "#C7D2CC"]
      : ["#D9CBBB", "#CBD3D0", "#8FA6A0", "#B9AFA0", "#6F7C7A"],
  );
  const [tw, th] =
    era === "period"
      ? [34, 20]
      : random.pick([
          [110, 74],
          [40, 120],
          [66, 44],
        ] as const);
  const from = era === "period" ? 320 : back.y;
  let joints = "";
  for (let y = from; y < floorTop; y += th) joints += `M${back.x} ${y}h${back.width}`;
  for (let x = back.x; x < back.right; x += tw) joints += `M${x} ${from}V${floorTop}`;
  let body =
    rect(back.x, from, back.width, floorTop - from, tile) +
    path(joints, "none", { stroke: darker(tile, 0.1), "stroke-width": 1.4 }) +
    (era === "period" ? rect(back.x, from - 8, back.width, 10, darker(tile, 0.3)) : "");
  const metal = random.pick(["#C9A76A", "#B9BDBA", "#2B2622"]);
  const basin = back.x + random.between(60, 110);
  body += view(room, back.x + 560, 180, 220, 220, era === "period" ? 2 : 1);
  body += random.chance(0.5)
    ? circle(basin + 170, 296, 104, metal) + circle(basin + 170, 296, 97, mix(light.glassLow, "#FFFFFF", 0.55))
    : rect(basin + 60, 196, 220, 196, metal, { rx: 8 }) +
      rect(basin + 66, 202, 208, 184, mix(light.glassLow, "#FFFFFF", 0.55), { rx: 5 });
  body += path(`M${basin + 110} 350l100 -120h36l-110 140z`, "#FFF", { opacity: 0.4 });
  const unit = random.pick([wood, "#2F4A45", "#F3EEE5", "#33475B", "#55625C"]);
  body +=
    rect(basin - 6, 576, 352, 14, "#000", { opacity: 0.16 }) +
    rect(basin, 470, 340, 100, unit) +
    rect(basin - 12, 452, 364, 20, "#FBF8F2") +
    path(`M${basin + 110} 452q60 -44 120 0z`, "#FFFFFF") +
    rect(basin + 168, 472, 3, 98, darker(unit, 0.24)) +
    path(`M${basin + 166} 424v-32h34v10h-24v22z`, metal);
  if (random.chance(0.62)) {
    const free = era === "period";
    body +=
      under(860, 806, 350, 20) +
      (free ? path("M620 790l-12 24h40zM1100 790l12 24h-40z", metal) : "") +
      path(
        "M560 600h600q-12 190 -120 196H680q-108 -6 -120 -196z",
        free ? random.pick(["#FFFFFF", "#2F4A45", "#33475B", "#FFFFFF"]) : "#FFFFFF",
      ) +
      rect(540, 588, 640, 20, "#FBF8F2", { rx: 10 }) +
      path("M1106 588v-92q0 -30 -32 -30t-32 30", "none", { stroke: metal, "stroke-width": 9 });
    body += rect(600, 590, 96, 130, random.pick(fabrics), { rx: 4 }) + rect(600, 704, 96, 8, "#F7F2EA");
  } else {
    body +=
      path("M800 800h420l-70 -200H830z", darker(tile, 0.12)) +
      path(`M1000 ${back.y + 40}v330m-30 -330h60`, "none", { stroke: metal, "stroke-width": 8 }) +
      rect(940, back.y + 34, 120, 10, metal, { rx: 5 }) +
      path("M800 150h10v650h-10z", metal) +
      path("M810 150l240 -20v520l-240 150z", "#FFFFFF", { opacity: 0.24 }) +
      path("M830 700L990 200h60L850 780z", "#FFF", { opacity: 0.2 });
    body += rect(1120, 380, 22, 190, random.pick(fabrics));
  }
  return body + (random.chance(0.7) ? plant(room, 470, 790, 180) : "");
}

/** The entrance: a stair, a coat, tiles in an old house, a long view to the glass of the door. */
export function hall(room: Room): string {
  const { random, era, wood, fabric, light } = room;
  let body = "";
  const door = random.between(450, 540);
  const color = random.pick(["#2F4A45", "#7F3320", "#33475B", "#F3EEE5", "#4B3B34"]);
  const glass = mix(light.glassLow, "#FFF4D6", 0.5);
  const [left, right] =
    era === "period"
      ? [
          [12, 74],
          [94, 156],
        ]
      : [
          [104, 150],
          [104, 150],
        ];
  body +=
    rect(door - 18, 178, 204, 412, lighter(room.wall, 0.6)) +
    rect(door, 250, 168, 340, color) +
    rect(door, 196, 168, 46, glass);
  for (const [from = 0, to = 0] of [left, right])
    body += rect(door + from, 270, to - from, era === "period" ? 150 : 300, glass, { rx: era === "period" ? 24 : 2 });
  if (era === "period")
    body +=
      rect(door + 12, 450, 62, 116, darker(color, 0.24)) +
      rect(door + 94, 450, 62, 116, darker(color, 0.24)) +
      rect(door + 83, 250, 2.4, 340, darker(color, 0.4));
  body += path(`M${door} 592h168l90 260h-340z`, light.glow, { opacity: 0.3 });
  // The stair climbs along the right wall, one tread after another.
  const steps = 9;
  let treads = "";
  let balusters = "";
  for (let step = 0; step < steps; step += 1) {
    const [x, y] = [800 + step * 54, 800 - step * 62];
    treads +=
      rect(x, y, 700, 62, step % 2 ? lighter(room.wall, 0.3) : lighter(room.wall, 0.24)) +
      rect(x - 8, y - 9, 700, 11, era === "period" ? darker(wood, 0.2) : lighter(wood, 0.1));
    balusters += `M${x + 22} ${y - 9}v-140`;
  }
  const rail = era === "period" ? darker(wood, 0.4) : "#2B2622";
  body +=
    under(1040, 866, 330, 18) +
    treads +
    path(balusters, "none", {
      stroke: era === "period" ? lighter(room.wall, 0.6) : rail,
      "stroke-width": era === "period" ? 11 : 5,
    }) +
    path("M812 650L1300 92", "none", { stroke: rail, "stroke-width": 14 }) +
    rect(796, 630, 26, 236, rail, { rx: 6 });
  const hooks = back.x + 24;
  body += rect(hooks, 292, 150, 12, wood);
  for (const [index, at] of [18, 70, 122].entries())
    if (random.chance(0.75))
      body += path(
        `M${hooks + at} 304q-26 16 -24 ${110 + index * 20}h48q2 -${100 + index * 20} -24 -${110 + index * 20}z`,
        index === 1 ? fabric : random.pick(fabrics),
      );
  body +=
    rect(hooks - 6, 530, 176, 16, wood) +
    path(`M${hooks + 6} 546v46m152 -46v46`, "none", { stroke: darker(wood, 0.3), "stroke-width": 8 }) +
    path(`M${hooks + 30} 590h44l-6 -16h-26zM${hooks + 88} 590h44l-6 -16h-26z`, "#4B3B34");
  const runner = random.pick(fabrics);
  body +=
    path("M520 640h180l150 240H400z", runner, { opacity: 0.9 }) +
    path("M534 652h152l128 214H440z", "none", { stroke: lighter(runner, 0.3), "stroke-width": 5 });
  return group(body) + hanging(room, 640, 120, 0.8) + plant(room, 190, 830, 210);
}
