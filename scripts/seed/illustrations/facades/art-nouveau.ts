import type { Random } from "../../random.js";
import { balcony, chimney, cornice, downpipe, plinth, shade } from "../details.js";
import { drawDoor } from "../doors.js";
import { drawWindow, type WindowStyle } from "../openings.js";
import { bluestones, darker, lighter, mix, paleBricks, roofs } from "../palette.js";
import { circle, path, rect } from "../svg.js";
import { brickWall, tiles } from "../walls.js";
import { drawn, storey, type Facade } from "./facade.js";
import { dormer, slope } from "./roofs.js";

/** Stems and flowers scratched in plaster, gold and blue, as over the windows of Zurenborg. */
function sgraffito(random: Random, x: number, y: number, width: number, height: number): string {
  const ground = random.pick(["#E2C98F", "#C8D2C4", "#E8D6B4", "#9FB4B4"]);
  const line = random.pick(["#7F3320", "#2F5A5A", "#5C6B4A"]);
  const flower = random.pick(["#C9705A", "#F3E3BE", "#33475B"]);
  let stems = "";
  let blooms = "";
  for (let at = x + height * 0.6; at < x + width - height * 0.4; at += height * 1.1) {
    stems += `M${at - height * 0.5} ${y + height * 0.9}c${height * 0.3} -${height} ${height * 0.7} -${height * 0.2} ${height * 0.5} -${height * 0.6}`;
    blooms += circle(at, y + height * 0.32, height * 0.17, flower);
  }
  return (
    rect(x, y, width, height, ground) +
    path(stems, "none", { stroke: line, "stroke-width": 2.4 }) +
    blooms +
    rect(x, y, width, height, "none", { stroke: "#00000030", "stroke-width": 2 })
  );
}

/** The great window of an art-nouveau house: a horseshoe in stone with slender wood in it. */
function horseshoe(
  random: Random,
  middle: number,
  base: number,
  wide: number,
  high: number,
  style: WindowStyle,
): string {
  const r = wide * 0.56;
  const cy = base - high + r;
  const outline = (grow: number) =>
    `M${middle - wide / 2 - grow} ${base}L${middle - wide / 2 - grow} ${cy + r * 0.45}A${r + grow} ${r + grow} 0 1 1 ${middle + wide / 2 + grow} ${cy + r * 0.45}V${base}z`;
  const glassy = mix(style.light.glass, style.light.glassLow, 0.4);
  const lit = random.chance(style.light.lit);
  let bars = "";
  for (const at of [-0.18, 0.18]) bars += `M${middle + wide * at} ${base}V${cy - r * 0.9}`;
  return (
    path(outline(15), style.stone) +
    path(outline(0), darker(style.stone, 0.5)) +
    path(outline(-3), style.frame) +
    path(outline(-8), lit ? "#F6CE8A" : glassy) +
    path(
      `M${middle - wide * 0.4} ${base - 10}L${middle + wide * 0.2} ${cy - r * 0.6}h${wide * 0.18}L${middle - wide * 0.1} ${base - 10}z`,
      "#FFF",
      { opacity: 0.13 },
    ) +
    path(`${bars}M${middle - wide * 0.6} ${cy + r * 0.3}h${wide * 1.2}`, "none", {
      stroke: style.frame,
      "stroke-width": 5,
    }) +
    path(`M${middle - r} ${cy}A${r} ${r} 0 0 1 ${middle + r} ${cy}`, "none", {
      stroke: "#0E1216",
      "stroke-width": 7,
      opacity: style.light.shade * 0.8,
    }) +
    rect(middle - wide / 2 - 14, base, wide + 28, 8, lighter(style.stone, 0.1))
  );
}

/** 1898–1914: a horseshoe arch, a band of sgraffito, slender ironwork, glazed brick in two colours. */
export const artNouveau: Facade = (random, light, plot) => {
  const { x, width, ground } = plot;
  const wall = brickWall(random, random.pick([...paleBricks.slice(0, 5), "#E9E4DA", "#B9714F", "#CDAA84"]));
  const roof = tiles(random, random.pick(roofs), true);
  const stone = random.pick(["#E6DDCB", "#9AA1A3", "#DCD0BC"]);
  const wood = random.pick(["#2F4A45", "#5C6B4A", "#6B2E35", "#8A6242", "#F4F0E8", "#2C5A63"]);
  const band = random.pick(["#4E7370", "#7F3320", "#33475B", "#8A6A3B", "#5C6B4A"]);
  const [first, second, third] = [180, 176, 132];
  const top = ground - first - second - third;
  const style: WindowStyle = { frame: wood, stone, light, bars: "transom", lintel: "round" };
  const left = random.chance(0.5);
  const wideBay = width * 0.62;
  const big = left ? x + wideBay / 2 : x + width - wideBay / 2;
  const small = left ? x + width - (width - wideBay) / 2 : x + (width - wideBay) / 2;
  const rise = 66;
  const crown = random.pick(["arched", "eaves", "arched"] as const);
  let body =
    chimney(random, left ? x + 10 : x + width - 44, top - rise + 14, 62, wall, stone) +
    slope(x + 3, top, width - 6, rise, 20, roof);
  body += rect(x, top, width, ground - top, wall.fill);
  let lines = "";
  for (let y = ground - 84; y > top + 30; y -= random.pick([30, 44])) lines += `M${x} ${y}h${width}v7h-${width}z`;
  body += path(lines, band, { opacity: 0.7 });
  if (crown === "arched") {
    const half = wideBay * 0.46;
    body += path(
      `M${big - half} ${top + 10}V${top - 14}A${half} ${half * 0.86} 0 0 1 ${big + half} ${top - 14}V${top + 10}z`,
      wall.fill,
    );
    body += path(
      `M${big - half - 4} ${top - 10}A${half + 4} ${half * 0.86 + 4} 0 0 1 ${big + half + 4} ${top - 10}`,
      "none",
      { stroke: stone, "stroke-width": 12 },
    );
    body += sgraffito(random, big - half * 0.5, top - half * 0.5, half, 34);
  } else body += dormer(random, big, top - 6, [72, 52], "round", roof, style);
  const upper = top + third;
  const row = [-0.3, 0, 0.3]
    .map((at) => drawWindow(random, big + wideBay * at - 23, upper - 98, 46, 84, style))
    .join("");
  body += storey(3, row + drawWindow(random, small - 24, upper - 98, 48, 84, style));
  body += sgraffito(random, x + 10, upper - 4, width - 20, random.between(24, 32));
  const middle = upper + second;
  const bay = random.chance(0.4);
  body += storey(
    2,
    horseshoe(random, big, middle - 16, wideBay * 0.6, second - 52, style) +
      drawWindow(random, small - 26, middle - 126, 52, 108, style) +
      (bay
        ? balcony(random, big - wideBay * 0.42, middle - 6, wideBay * 0.84, {
            kind: "scroll",
            color: "#2B302E",
            slab: stone,
            light,
            high: 44,
          })
        : balcony(random, big - wideBay * 0.34, middle - 14, wideBay * 0.68, {
            kind: "iron",
            color: wood,
            slab: stone,
            light,
            high: 26,
          })),
  );
  body += rect(x, middle, width, 9, stone) + shade(x, middle + 9, width, 5, light);
  const entrance = drawDoor(random, small - 36, ground, 72, 158, { color: wood, stone, light, kind: "double" });
  const wide = wideBay * 0.66;
  body += storey(
    1,
    plinth(x, ground, width, 50, random.pick(bluestones), big) +
      drawWindow(random, big - wide / 2, ground - 154, wide, 96, { ...style, lintel: "arch", bars: "thirds" }) +
      path(`M${small - 50} ${ground - 166}a50 50 0 0 1 100 0v6h-100z`, stone) +
      path(`M${small - 36} ${ground - 162}a36 36 0 0 1 72 0z`, mix(light.glass, "#F2C48A", 0.4)) +
      path(`M${small} ${ground - 162}v-36M${small} ${ground - 162}l-25 -25M${small} ${ground - 162}l25 -25`, "none", {
        stroke: wood,
        "stroke-width": 3,
      }) +
      entrance,
  );
  body += cornice(x, top - 4, width, wood === "#F4F0E8" ? stone : wood, light, "bracket");
  body += downpipe(left ? x + 4 : x + width - 10, top + 8, ground, light);
  return drawn([wall, roof], body, top - (crown === "arched" ? wideBay * 0.46 : rise + 40), [[small, 72]]);
};
