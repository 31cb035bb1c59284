import { random } from "../random.js";
import { facadeStyles, type FacadeStyle } from "./facade-styles.js";
import { plain, terrace } from "./facades.js";
import { pickLight } from "./palette.js";
import { atmosphere, bicycle, canvas, ground, hedge, lamp, sky, tree } from "./street.js";
import { group, svg } from "./svg.js";

const standsAlone: readonly FacadeStyle[] = [
  "modernist",
  "villa",
  "land",
  "garage-boxes",
  "semi-detached",
  "farmhouse",
  "bungalow",
  "cube",
];
const wideOnes: readonly FacadeStyle[] = ["apartments", "factory", "office", "art-deco-flats", "slab", "loft"];

/** Neighbours step back a little, so that the eye knows whose picture this is. */
const stepBack = (body: string) => group(body, { opacity: 0.72 });

/** The street picture of one home, different for every seed: building, neighbours, light, trees and what stands about. */
export function facadePicture(style: FacadeStyle, storeys: number, seed: string): string {
  const chance = random(`${style}:${storeys}:${seed}`);
  const light = pickLight(chance);
  const width = standsAlone.includes(style)
    ? chance.between(620, 720)
    : wideOnes.includes(style)
      ? chance.between(520, 640)
      : chance.between(320, 420);
  const x = (canvas.width - width) / 2 + chance.between(-90, 90);
  const base = { ground: canvas.ground };
  const above = sky(chance, light);
  const main = facadeStyles[style].draw(chance, light, { x, width, ...base });
  const parts = [above.body];
  const defs = above.defs + main.defs;
  if (standsAlone.includes(style)) {
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
  if (standsAlone.includes(style))
    parts.push(
      hedge(chance, light, -20, canvas.ground + 20, x * 0.7, 70),
      hedge(chance, light, x + width + 60, canvas.ground + 20, canvas.width, 70),
    );
  if (chance.chance(0.55) && !standsAlone.includes(style))
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
