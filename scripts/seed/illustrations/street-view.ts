import type { Random } from "../random.js";
import { frameOf, type Subject, type Frame } from "./frame.js";
import { type Light, darker, lighter, mix } from "./palette.js";
import { atmosphere, canvas, ground, sky, bicycle, lamp } from "./street.js";
import { leafShadow, tree, hedge } from "./greenery.js";
import { group, svg, path, rect } from "./svg.js";
import { terrace } from "./facades/terrace.js";
import { townhouse } from "./facades/townhouse.js";
import { belEtage } from "./facades/bel-etage.js";
import { newTerrace } from "./facades/new-terrace.js";
import { interwar } from "./facades/interwar.js";
import { plain } from "./facades/facade.js";
import { pot } from "./details.js";

/** Lawn, beds, the path to the door and what keeps the garden from the street. */
function frontGarden(random: Random, light: Light, { x, wide, bottom }: Frame, { buildings }: Subject): string {
  const grass = lighter(random.pick(light.leaf), 0.16);
  const depth = (bottom - canvas.ground) * 0.62;
  const edge = canvas.ground + depth;
  let body =
    rect(x, canvas.ground - 4, wide, depth + 8, grass) +
    rect(x, canvas.ground - 4, wide, 12, darker(grass, 0.3), { opacity: 0.4 });
  let blades = "";
  for (let index = 0; index < 150; index += 1)
    blades += `M${x + random.next() * wide} ${canvas.ground + random.next() * depth}l3 -7`;
  body += path(blades, "none", { stroke: darker(grass, 0.14), "stroke-width": 1.6 });
  const paving = mix(random.pick(["#C9C2B4", "#B9A58E", "#A9A7A2", "#B5806A"]), light.ground, 0.3);
  for (const { x: from, width, drawn } of buildings) {
    for (let at = from - 14; at < from + width + 14; at += random.between(20, 44)) {
      if (drawn.entrances?.some(([middle, wide_]) => Math.abs(at - middle) < wide_ / 2 + 34)) continue;
      const leaf = random.pick(light.leaf);
      const high = random.between(12, 34);
      body += path(
        `M${at - 20} ${canvas.ground + 8}c-6 -${high} 10 -${high * 1.4} 20 -${high}c12 -${high * 0.4} 26 ${high * 0.2} 20 ${high}z`,
        darker(leaf, random.between(0, 0.16)),
      );
      if (random.chance(0.3))
        for (const dx of [-8, 2, 10])
          body += rect(
            at + dx,
            canvas.ground - high * random.between(0.5, 0.9),
            5,
            5,
            random.pick(["#F4F0E8", "#D98E9A", "#B9A7C9", "#E7C25A"]),
            { rx: 2.5 },
          );
    }
    for (const [middle, entrance] of drawn.entrances ?? []) {
      const spread = (middle - (from + width / 2)) * 0.16;
      const [top, low] = [entrance / 2 + 4, entrance * (entrance > 90 ? 0.62 : 0.78)];
      body += path(
        `M${middle - top} ${canvas.ground - 2}h${top * 2}L${middle + spread + low} ${edge + 6}h-${low * 2}z`,
        paving,
      );
      body += path(
        `M${middle - top + spread * 0.3} ${canvas.ground + depth * 0.3}h${top * 2}m-${top * 2} ${depth * 0.36}h${top * 2}`,
        "none",
        { stroke: darker(paving, 0.12), "stroke-width": 2 },
      );
    }
  }
  const gates = buildings
    .flatMap(({ x: from, width, drawn }) =>
      (drawn.entrances ?? []).map(
        ([middle, entrance]) =>
          [middle + (middle - (from + width / 2)) * 0.16, entrance * (entrance > 90 ? 0.7 : 0.9)] as const,
      ),
    )
    .sort(([a], [b]) => a - b);
  const fence = random.pick(["hedge", "wall", "hedge", "rail"] as const);
  const high = random.between(20, 30);
  const wallColor = random.pick(["#A65A42", "#ECE7DC", "#8B9398", "#9C6B55"]);
  let from = x - 10;
  for (const [middle, half] of [...gates, [x + wide + 60, 40] as const]) {
    const to = middle - half;
    if (to > from) {
      if (fence === "hedge") body += hedge(random, light, from, edge + 8, to - from, high);
      if (fence === "wall")
        body +=
          rect(from, edge - high * 0.5, to - from, high * 0.5 + 8, wallColor) +
          rect(from, edge - high * 0.5 - 4, to - from, 5, lighter(wallColor, 0.3)) +
          rect(to - 15, edge - high - 4, 15, high + 12, darker(wallColor, 0.06));
      if (fence === "rail") {
        let bars = "";
        for (let at = from; at < to; at += 11) bars += `M${at} ${edge + 8}v-${high}`;
        body +=
          path(bars, "none", { stroke: "#2B2E30", "stroke-width": 2 }) +
          rect(from, edge - high + 10, to - from, 2.4, "#2B2E30");
      }
    }
    from = middle + half;
  }
  return body;
}

/** The forecourt of a hall or of garages: slabs, their joints, a little weed. */
function yard(random: Random, light: Light, { x, wide, high, bottom }: Frame): string {
  const slabs = mix(light.pavement, random.pick(["#A9A7A2", "#B9A58E", "#8B9398"]), 0.4);
  let lines = "";
  for (let y = canvas.ground + 16, step = 16; y < bottom; step *= 1.45, y += step) lines += `M${x} ${y}h${wide}`;
  for (let at = -16; at <= 16; at += 1)
    lines += `M${x + wide / 2 + at * 70} ${canvas.ground}L${x + wide / 2 + at * 118} ${bottom + 10}`;
  return (
    rect(x, canvas.ground, wide, high * 0.2, slabs) +
    path(lines, "none", { stroke: darker(slabs, 0.12), "stroke-width": 1.6 }) +
    rect(x, canvas.ground, wide, 14, "#15110E", { opacity: light.shade * 0.6 }) +
    (random.chance(0.5) ? pot(random, x + wide * 0.08, canvas.ground + 20, 34, light) : "")
  );
}

/** Neighbours of mixed years, in the light of the far side of the street. */
function neighbours(random: Random, light: Light, { x, wide, left, right }: Frame): string {
  let body = "";
  const draw = (at: number, width: number) => {
    const facade = random.pick([terrace, terrace, terrace, townhouse, interwar, belEtage, newTerrace]);
    const storeys = facade === terrace ? random.pick([2, 3, 3]) : facade === interwar ? random.pick([2, 3]) : 3;
    body += plain(facade(random, light, { x: at, width, ground: canvas.ground }, storeys));
  };
  for (let at = left; at > x;) {
    const width = random.between(250, 330);
    at -= width;
    draw(at, width);
  }
  for (let at = right; at < x + wide;) {
    const width = random.between(250, 330);
    draw(at, width);
    at += width;
  }
  return body;
}

/** Trees and roofs far behind a house in its garden. */
function behind(random: Random, light: Light, { x, wide, left, right }: Frame, haze: string): string {
  let body = "";
  const count = Math.round(wide / 150);
  for (let index = 0; index < count; index += 1)
    body += tree(
      random,
      light,
      x + (wide / count) * (index + random.next()),
      canvas.ground - 8,
      random.between(170, 330),
    );
  body += haze;
  for (const at of [x + (left - x) * random.between(0.2, 0.8), right + (x + wide - right) * random.between(0.2, 0.8)])
    if (random.chance(0.75))
      body += tree(
        random,
        light,
        at,
        canvas.ground,
        random.between(280, 440),
        random.pick(["lime", "birch", "pine", "plane", "pine"]),
      );
  return body;
}

function streetThings(random: Random, light: Light, { x, wide, left, right, bottom }: Frame): string {
  const curb = canvas.ground + (bottom - canvas.ground) * 0.3;
  let body = "";
  if (random.chance(0.6)) {
    const size = random.between(330, 480);
    const away = size * random.between(0.42, 0.6);
    body += tree(random, light, random.chance(0.5) ? left - away : right + away, curb, size);
  }
  if (random.chance(0.45)) body += lamp(light, random.chance(0.5) ? left - 46 : right + 46, curb);
  if (random.chance(0.5))
    body += bicycle(random, x + wide * random.pick([random.between(0.08, 0.26), random.between(0.62, 0.84)]), curb + 8);
  return body;
}

/** The picture of a building where it stands: sky, what is around it, itself, the ground before it and the air between. */
export function viewOf(random: Random, light: Light, subject: Subject): string {
  const { buildings, stands } = subject;
  const frame = frameOf(random, subject);
  const { x, top, wide, high, bottom, scale } = frame;
  const above = sky(random, light, wide, x, top, stands === "row" ? 0.4 : 0.1);
  const street = ground(random, light, wide, high * 0.2, x);
  const parts = [above.body];
  if (stands === "row") parts.push(neighbours(random, light, frame), above.haze(0.3));
  if (stands === "garden" || stands === "yard") parts.push(behind(random, light, frame, above.haze(0.34)));
  for (const { drawn } of buildings) parts.push(drawn.body);
  if (stands !== "field" && light.name !== "grey" && light.name !== "dusk" && random.chance(0.5)) {
    const { x: from, width: across, drawn } = random.pick(buildings);
    const at = light.sun > 0 ? from : from + across * 0.5;
    parts.push(leafShadow(random, light, at, Math.max(drawn.top + 90, canvas.ground - 420), across * 0.5, 320));
  }
  if (stands === "garden") {
    const down = { transform: `translate(0 ${(bottom - canvas.ground) * 0.66})` };
    parts.push(group(street, down), frontGarden(random, light, frame, subject));
  } else parts.push(stands === "yard" ? yard(random, light, frame) : street);
  if (stands === "row") parts.push(streetThings(random, light, frame));
  const air = atmosphere(random, light, [x, top, wide, high]);
  const defs = above.defs + buildings.map(({ drawn }) => drawn.defs).join("") + air.defs;
  const near = { transform: `translate(${-x * scale} ${-top * scale}) scale(${scale})` };
  return svg(canvas.width, canvas.height, defs, group(parts.join("") + air.body, near));
}
