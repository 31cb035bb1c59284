import { random } from "../random.js";
import { facadeStyles, type FacadeStyle } from "./facade-styles.js";
import { pickLight } from "./palette.js";
import { canvas } from "./street.js";
import { viewOf } from "./street-view.js";

/** The street picture of one home, different for every seed: building, neighbours, light, trees and what stands about. */
export function facadePicture(style: FacadeStyle, storeys: number, seed: string): string {
  const chance = random(`${style}:${storeys}:${seed}`);
  const light = pickLight(chance);
  const { draw, width: widths, stands } = facadeStyles[style];
  const width = chance.between(...widths);
  const plot = { x: (canvas.width - width) / 2, width, ground: canvas.ground };
  const drawn = draw(chance, light, plot, storeys);
  return viewOf(chance, light, { buildings: [{ drawn, x: plot.x, width }], stands });
}
