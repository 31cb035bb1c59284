import type { Random } from "../random.js";
import { terrace } from "./facades/terrace.js";
import { townhouse } from "./facades/townhouse.js";
import { belEtage } from "./facades/bel-etage.js";
import { newTerrace } from "./facades/new-terrace.js";
import { interwar } from "./facades/interwar.js";
import { plain } from "./facades/facade.js";
import type { Frame } from "./frame.js";
import type { Light } from "./palette.js";
import { bicycle, canvas, lamp } from "./street.js";
import { tree } from "./greenery.js";

/** Neighbours of mixed years, in the light of the far side of the street. */
export function neighbours(random: Random, light: Light, { x, wide, left, right }: Frame): string {
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
export function behind(random: Random, light: Light, { x, wide, left, right }: Frame, haze: string): string {
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

export function streetThings(random: Random, light: Light, { x, wide, left, right, bottom }: Frame): string {
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
