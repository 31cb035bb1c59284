import type { Random } from "../../random.js";
import { tree } from "../greenery.js";
import { darker, lighter, mix, type Light } from "../palette.js";
import { canvas } from "../street.js";
import { ellipse, group, path, rect } from "../svg.js";

export type Era = "period" | "modern";

const { width, height } = canvas;

/** The wall one looks at, and where the floor begins. */
export const back = { x: 250, y: 130, width: 860, height: 460, right: 1110 } as const;

export const floorTop = back.y + back.height;

export const fabrics = [
  "#A4452C",
  "#5C6B4A",
  "#33475B",
  "#C9B08A",
  "#8A6A3B",
  "#7C7F78",
  "#2F4A45",
  "#B9714F",
] as const;

export interface Room {
  random: Random;
  light: Light;
  era: Era;
  wood: string;
  fabric: string;
  wall: string;
  frame: string;
}

/** Floor, side walls, ceiling and skirting in one-point perspective; herringbone and a cornice in an old house. */
export function shell({ random, era, wall, wood, light }: Room): string {
  const side = (far: boolean) =>
    far
      ? `M${width} 0L${back.right} ${back.y}V${floorTop}L${width} ${height}z`
      : `M0 0L${back.x} ${back.y}V${floorTop}L0 ${height}z`;
  const floor = `M0 ${height}L${back.x} ${floorTop}H${back.right}L${width} ${height}z`;
  let boards = "";
  for (let index = 0; index <= 22; index += 1)
    boards += `M${back.x + (back.width * index) / 22} ${floorTop}L${(width + 900) * (index / 22) - 450} ${height}`;
  let across = "";
  for (let step = 0, y = floorTop + 8; y < height; step += 1, y += 10 + step * 5) {
    const grow = (y - floorTop) / (height - floorTop);
    if (era === "period")
      for (let index = -12; index < 34; index += 1) {
        const x = (at: number, depth: number) =>
          (back.x + (back.width * at) / 22) * (1 - depth) + ((width + 900) * (at / 22) - 450) * depth;
        across += `M${x(index, grow)} ${y}L${x(index + 1, grow)} ${y + (index % 2 ? 1 : -1) * (5 + step * 2.2)}`;
      }
    else if (step % 2 === 0) across += `M0 ${y}h${width}`;
  }
  const panel = era === "period" && random.chance(0.6);
  const trim = lighter(wall, 0.6);
  let dado = "";
  if (panel) {
    dado += rect(back.x, floorTop - 118, back.width, 6, trim);
    for (let at = back.x + 18; at < back.right - 90; at += 122)
      dado += rect(at, floorTop - 98, 98, 70, "none", { stroke: darker(wall, 0.13), "stroke-width": 2.4 });
  }
  const cornice =
    era === "period"
      ? path(`M0 0L${back.x} ${back.y}H${back.right}L${width} 0`, "none", { stroke: trim, "stroke-width": 22 }) +
        path(`M0 18L${back.x} ${back.y + 15}H${back.right}L${width} 18`, "none", {
          stroke: darker(wall, 0.16),
          "stroke-width": 3,
        }) +
        ellipse(680, 62, 150, 26, lighter(wall, 0.3)) +
        ellipse(680, 62, 112, 18, "none", { stroke: darker(wall, 0.12), "stroke-width": 3 })
      : "";
  return (
    rect(0, 0, width, height, wall) +
    path(side(false), darker(wall, light.sun > 0 ? 0.05 : 0.12)) +
    path(side(true), darker(wall, light.sun > 0 ? 0.13 : 0.06)) +
    path(`M0 0H${width}L${back.right} ${back.y}H${back.x}z`, lighter(wall, 0.55)) +
    path(floor, wood) +
    `<clipPath id="floor"><path d="${floor}"/></clipPath>` +
    group(
      path(boards, "none", { stroke: darker(wood, 0.16), "stroke-width": 1.6 }) +
        path(across, "none", { stroke: darker(wood, 0.13), "stroke-width": 1.5 }),
      { "clip-path": "url(#floor)" },
    ) +
    path(`M${back.x} ${floorTop}H${back.right}L${back.right + 34} ${floorTop + 40}H${back.x - 34}z`, "#1A1512", {
      opacity: 0.1,
    }) +
    dado +
    rect(back.x, floorTop - 14, back.width, 14, trim) +
    path(
      `M0 ${height - 34}L${back.x} ${floorTop - 14}v14L0 ${height}zM${width} ${height - 34}L${back.right} ${floorTop - 14}v14L${width} ${height}z`,
      trim,
    ) +
    cornice
  );
}

/** Daylight on the floor, in the shape of the panes it came through. */
const sunlight = (x: number, wide: number, panes: number, { light }: Room) => {
  if (light.name === "dusk" || light.name === "grey") return "";
  let patches = "";
  const lean = 150 * light.sun;
  for (let pane = 0; pane < panes; pane += 1) {
    const [from, each] = [x + (wide / panes) * pane + 8, wide / panes - 16];
    patches += `M${from} ${floorTop + 26}h${each}l${lean + each * 0.3} 210h-${each * 1.5}z`;
  }
  return path(patches, light.glow, { opacity: 0.36, "clip-path": "url(#floor)" });
};

/** A window and what is outside it: tall with glazing bars, or wide and plain to the floor. */
export function view(room: Room, x: number, y: number, wide: number, high: number, panes: number): string {
  const { random, light, frame, era } = room;
  const id = `view${Math.round(x)}x${Math.round(y)}`;
  let roofs = "";
  for (let at = x - 20; at < x + wide; at += 70) {
    const roof = y + high * random.between(0.5, 0.68);
    roofs += `M${at} ${y + high}V${roof}l36 -26l36 26V${y + high}z`;
  }
  const outside =
    rect(x, y, wide, high, "url(#air)") +
    (random.chance(0.5) ? path(roofs, mix(light.haze, light.skyLow, 0.3)) : "") +
    tree(random, light, x + wide * random.between(0.1, 0.4), y + high + 30, high * random.between(0.7, 0.95)) +
    tree(random, light, x + wide * random.between(0.6, 0.95), y + high + 30, high * random.between(0.5, 0.75));
  let bars = `M${x - 8} ${y - 8}h${wide + 16}v${high + 16}h-${wide + 16}z`;
  for (let bar = 1; bar < panes; bar += 1) bars += `M${x + (wide / panes) * bar} ${y}v${high}`;
  if (era === "period") bars += `M${x} ${y + high * 0.28}h${wide}`;
  return (
    `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${wide}" height="${high}"/></clipPath>` +
    group(outside, { "clip-path": `url(#${id})` }) +
    path(
      `M${x + wide * 0.2} ${y + high}L${x + wide * 0.5} ${y}h${wide * 0.14}L${x + wide * 0.34} ${y + high}z`,
      "#FFFFFF",
      { opacity: 0.16 },
    ) +
    path(bars, "none", { stroke: frame, "stroke-width": era === "period" ? 10 : 7 }) +
    rect(x - 20, y + high + 10, wide + 40, 9, lighter(room.wall, 0.55)) +
    sunlight(x, wide, panes, room)
  );
}

/** The windows of a room's far wall, as its years have them; says where wall is left over. */
export function windows(room: Room, [from, to]: readonly [number, number]): string {
  const wide = to - from;
  const tall = { y: back.y + 40, high: 350 };
  if (room.era === "modern")
    return view(room, from + 10, back.y + 52, wide - 20, 380, Math.max(2, Math.round(wide / 190)));
  const count = wide > 330 ? 2 : 1;
  const each = Math.min(170, wide / count - 60);
  const drape = mix("#F3EDE2", room.fabric, room.random.between(0.1, 0.5));
  let body = "";
  for (let index = 0; index < count; index += 1) {
    const x = from + (wide / count) * (index + 0.5) - each / 2;
    body += view(room, x, tall.y + 18, each, tall.high, 2);
    for (const at of [x - 44, x + each + 6])
      body +=
        path(`M${at} ${tall.y}h38l5 ${tall.high + 60}h-48z`, drape) +
        path(`M${at + 12} ${tall.y}v${tall.high + 60}m13 0v-${tall.high + 60}`, "none", {
          stroke: darker(drape, 0.14),
          "stroke-width": 2.4,
        });
    body += rect(x - 56, tall.y - 8, each + 112, 7, "#8A6A3B");
  }
  return body;
}
