import { random } from "../random.js";
import { facades, plain, terrace, type FacadeKind } from "./facades.js";
import { pickLight } from "./palette.js";
import { atmosphere, bicycle, canvas, ground, hedge, lamp, sky, tree } from "./street.js";
import { group, svg } from "./svg.js";

const widths: Record<FacadeKind, readonly [number, number]> = {
  terrace: [270, 350],
  modernist: [600, 720],
  apartments: [520, 640],
  villa: [620, 720],
  shop: [400, 470],
  workplace: [640, 760],
  garage: [560, 700],
  land: [800, 900],
};

const standsAlone: readonly FacadeKind[] = ["modernist", "villa", "land", "garage"];

/** Neighbours step back a little, so that the eye knows whose picture this is. */
const stepBack = (body: string) => group(body, { opacity: 0.72 });

/** The street picture of one home, different for every seed: building, neighbours, light, trees and what stands about. */
export function facadePicture(kind: FacadeKind, seed: string): string {
  const chance = random(`${kind}:${seed}`);
  const light = pickLight(chance);
  const [low, high] = widths[kind];
  const width = chance.between(low, high) * (kind === "terrace" ? 1.18 : 1);
  const x = (canvas.width - width) / 2 + chance.between(-90, 90);
  const base = { ground: canvas.ground };
  const above = sky(chance, light);
  const main = facades[kind](chance, light, { x, width, ...base });
  const parts = [above.body];
  const defs = above.defs + main.defs;
  if (standsAlone.includes(kind)) {
    for (let index = 0; index < 5; index += 1)
      parts.push(
        tree(
          chance,
          light,
          chance.chance(0.5) ? chance.between(-40, x - 60) : chance.between(x + width + 40, canvas.width + 40),
          canvas.ground - chance.between(0, 40),
          chance.between(330, 520),
        ),
      );
  } else {
    let left = x;
    let right = x + width;
    while (left > -60) {
      const wide = chance.between(240, 330);
      const neighbour = terrace(chance, light, { x: left - wide, width: wide, ...base });
      parts.push(stepBack(plain(neighbour)));
      left -= wide;
    }
    while (right < canvas.width + 60) {
      const wide = chance.between(240, 330);
      const neighbour = terrace(chance, light, { x: right, width: wide, ...base });
      parts.push(stepBack(plain(neighbour)));
      right += wide;
    }
  }
  parts.push(main.body);
  parts.push(ground(chance, light));
  if (kind === "villa" || kind === "modernist")
    parts.push(
      hedge(chance, light, -20, canvas.ground + 20, x * 0.7, 70),
      hedge(chance, light, x + width + 60, canvas.ground + 20, canvas.width, 70),
    );
  if (chance.chance(0.55) && !standsAlone.includes(kind))
    parts.push(
      tree(
        chance,
        light,
        chance.chance(0.5) ? x - chance.between(90, 240) : x + width + chance.between(90, 240),
        canvas.ground + 44,
        chance.between(400, 520),
      ),
    );
  if (chance.chance(0.5)) parts.push(lamp(light, chance.chance(0.5) ? x - 60 : x + width + 60, canvas.ground + 46));
  if (chance.chance(0.5)) parts.push(bicycle(chance, x + width * chance.between(0.05, 0.7), canvas.ground + 40));
  const air = atmosphere(chance, light);
  parts.push(air.body);
  return svg(canvas.width, canvas.height, defs + air.defs, parts.join(""));
}
