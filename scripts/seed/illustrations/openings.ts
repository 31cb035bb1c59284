import type { Random } from "../random.js";
import { darker, lighter, mix, type Light } from "./palette.js";
import { group, path, rect, tag } from "./svg.js";

export interface WindowStyle {
  frame: string;
  stone: string;
  light: Light;
  bars: "cross" | "sash" | "none" | "mullion" | "grid" | "transom" | "thirds";
  lintel: "flat" | "arch" | "round" | "soldier" | "keystone" | "hood" | "none";
  shutters?: string;
  planter?: boolean;
  /** A pane to the floor has no sill. */
  sill?: boolean;
  /** Share of windows with something behind the glass. */
  lived?: number;
}

const outline = (x: number, y: number, width: number, height: number, rise: number) =>
  rise > 0
    ? `M${x} ${y + height}V${y + rise}A${width / 2} ${rise} 0 0 1 ${x + width} ${y + rise}V${y + height}z`
    : `M${x} ${y}h${width}v${height}h${-width}z`;

/** Glass is told by what it mirrors: two tones, named after them, so that equal panes share one paint. */
function pane(light: Light, lit: string | null): { fill: string; defs: string } {
  const [top, low] = lit ? [lit, "#FCE9C4"] : [light.glass, light.glassLow];
  const id = `pane${top.slice(1)}${low.slice(1)}`;
  return {
    fill: `url(#${id})`,
    defs: tag(
      "linearGradient",
      { id, x1: 0, y1: 0, x2: 0.3, y2: 1 },
      tag("stop", { offset: 0, "stop-color": top }) + tag("stop", { offset: 1, "stop-color": low }),
    ),
  };
}

function lintelOf(x: number, y: number, width: number, rise: number, { lintel, stone }: WindowStyle): string {
  const shade = rect(x - 6, y + 1, width + 12, 2, "#000", { opacity: 0.14 });
  switch (lintel) {
    case "flat":
      return rect(x - 6, y - 10, width + 12, 11, stone) + shade;
    case "keystone":
      return (
        rect(x - 7, y - 9, width + 14, 10, stone) +
        path(`M${x + width / 2 - 8} ${y - 14}h16l-4 17h-8z`, lighter(stone, 0.12)) +
        shade
      );
    case "hood":
      return (
        rect(x - 9, y - 17, width + 18, 8, lighter(stone, 0.1)) +
        rect(x - 5, y - 9, width + 10, 10, stone) +
        rect(x - 9, y - 9, width + 18, 3, "#000", { opacity: 0.16 })
      );
    case "soldier": {
      let joints = "";
      for (let at = x - 3; at < x + width + 6; at += 6.5) joints += `M${at} ${y - 15}v15`;
      return (
        rect(x - 6, y - 15, width + 12, 15, mix(stone, "#8A5A44", 0.25)) +
        path(joints, "none", { stroke: "#00000030", "stroke-width": 1.2 })
      );
    }
    case "arch":
    case "round":
      return path(
        `M${x - 8} ${y + rise + 8}V${y + rise - 2}A${width / 2 + 8} ${rise + 9} 0 0 1 ${x + width + 8} ${y + rise - 2}v10z`,
        stone,
      );
    case "none":
      return "";
  }
}

const bar = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`;

function barsOf(x: number, y: number, width: number, height: number, edge: number, bars: WindowStyle["bars"]): string {
  const thin = Math.max(2, edge / 1.5);
  const upright = (at: number, from = 0, to = 1) =>
    bar(x + width * at - thin / 2, y + height * from, thin, height * (to - from));
  const across = (at: number) => bar(x, y + height * at, width, thin);
  switch (bars) {
    case "cross":
      return upright(0.5) + across(0.3);
    case "sash":
      return across(0.48) + upright(0.5, 0, 0.48);
    case "mullion":
      return upright(0.5);
    case "thirds":
      return upright(1 / 3) + upright(2 / 3);
    case "transom":
      return across(0.26);
    case "grid":
      return [0.25, 0.5, 0.75].map((at) => upright(at)).join("") + [0.2, 0.4, 0.6, 0.8].map(across).join("");
    case "none":
      return "";
  }
}

/** What one sees of the life behind a window: curtains, a blind, a plant on the sill, a hanging lamp. */
function life(random: Random, x: number, y: number, width: number, height: number, light: Light, lit: boolean): string {
  const cloth = lit ? "#E9B76C" : mix("#EFE8DC", light.glass, 0.35);
  const what = random.next();
  if (what < 0.42) {
    const drop = width * random.between(0.1, 0.22);
    return path(bar(x, y, drop, height) + bar(x + width - drop, y, drop, height), cloth, { opacity: 0.75 });
  }
  if (what < 0.6) return rect(x, y, width, height * random.between(0.16, 0.5), cloth, { opacity: 0.7 });
  if (what < 0.72) return rect(x, y + height * 0.55, width, height * 0.45, cloth, { opacity: 0.55 });
  if (what < 0.78) {
    const at = x + width * random.between(0.2, 0.7);
    const leaf = darker(random.pick(light.leaf), 0.1);
    return path(
      `M${at} ${y + height}q-16 -18 -9 -34q9 12 10 22q2 -22 12 -30q4 22 -3 34q8 -8 14 -8q-4 14 -14 16z`,
      leaf,
      { opacity: 0.85 },
    );
  }
  const at = x + width * random.between(0.35, 0.65);
  return path(
    `M${at - 0.7} ${y}h1.4v${height * 0.22}h-1.4zM${at - 8} ${y + height * 0.3}q8 -${height * 0.14} 16 0z`,
    lit ? "#FFF6DF" : "#3A3F44",
    { opacity: 0.8 },
  );
}

const riseOf = (lintel: WindowStyle["lintel"], width: number) =>
  lintel === "round" ? width / 2 : lintel === "arch" ? width * 0.16 : 0;

/** A window with its reveal, glass that mirrors the sky, frame, sill and lintel; now and then a lamp behind it. */
export function drawWindow(
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  style: WindowStyle,
): string {
  const { frame, stone, light, bars, lintel, sill = true } = style;
  const isLit = random.chance(light.lit);
  const glass = pane(light, isLit ? random.pick(["#F6CE8A", "#F2BE73", "#FADCA6"]) : null);
  const rise = riseOf(lintel, width);
  const edge = Math.min(6, Math.max(2.6, width * 0.05));
  const [inX, inY, inWidth, inHeight] = [x + edge, y + edge, width - edge * 2, height - edge * 2];
  const inside = outline(inX, inY, inWidth, inHeight, Math.max(0, rise - (rise > 0 ? edge * 0.6 : 0)));
  const from = inY + rise * 0.8;
  const parts = [
    glass.defs,
    lintelOf(x, y, width, rise, style),
    path(outline(x - 2, y - 1, width + 4, height + 3, rise), darker(stone, 0.55)),
    path(outline(x, y, width, height, rise), frame),
    path(inside, glass.fill),
  ];
  if (!isLit) {
    const lean = random.between(0.2, 0.5);
    parts.push(
      path(
        `M${inX} ${y + height * (0.4 + lean)}L${inX + inWidth * (0.5 + lean)} ${from}h${inWidth * 0.2}L${inX} ${y + height * (0.64 + lean * 0.6)}z`,
        "#FFF",
        { opacity: 0.14 },
      ),
    );
  }
  if (random.chance(style.lived ?? 0.6))
    parts.push(life(random, inX, from, inWidth, inHeight - (from - inY), light, isLit));
  const lines = barsOf(x, y, width, height, edge, bars);
  if (lines) parts.push(path(lines, frame));
  const deep = Math.min(9, width * 0.1);
  const side = light.sun > 0 ? inX : inX + inWidth;
  parts.push(
    path(
      `M${side} ${from}H${light.sun > 0 ? inX + inWidth : inX}v${deep}H${side + deep * light.sun}V${y + height - edge}H${side}z`,
      "#0E1216",
      { opacity: 0.14 + light.shade * 0.5 },
    ),
  );
  if (sill)
    parts.push(
      rect(x - 6, y + height, width + 12, 6, lighter(stone, 0.1)),
      rect(x - 6, y + height + 6, width + 12, 4, "#000", { opacity: 0.1 + light.shade * 0.4 }),
    );
  if (style.shutters) {
    const leaf = width * 0.42;
    let slats = "";
    for (const at of [x - leaf - 4, x + width + 4]) {
      parts.push(rect(at, y - 2, leaf, height + 4, style.shutters));
      for (let slat = y + 6; slat < y + height - 4; slat += 7) slats += `M${at + 4} ${slat}h${leaf - 8}`;
    }
    parts.push(path(slats, "none", { stroke: darker(style.shutters, 0.25), "stroke-width": 1.8 }));
  }
  if (style.planter) parts.push(planter(random, x - 2, y + height, width + 4, light));
  return group(parts.join(""));
}

/** A box of flowers on a sill or a rail. */
function planter(random: Random, x: number, y: number, width: number, light: Light): string {
  const flower = random.pick(["#C9705A", "#E7C9A0", "#B9A7C9", "#D98E9A"]);
  let leaves = "";
  let blooms = "";
  for (let at = x + 3; at < x + width - 2; at += 6) {
    const high = random.between(4, 13);
    const leaf = `M${at - 4} ${y - 4}q1 -${high} 5 -${high}q4 ${high * 0.4} 3 ${high}z`;
    leaves += leaf;
    if (random.chance(0.5)) blooms += `M${at - 2} ${y - high}a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1 -5.2 0z`;
  }
  return path(leaves, random.pick(light.leaf)) + path(blooms, flower) + rect(x, y - 6, width, 11, "#3A2F2A");
}
