import type { Random } from "../../random.js";
import { drawWindow, type WindowStyle } from "../openings.js";
import { darker, lighter, type Light } from "../palette.js";
import { path, rect } from "../svg.js";
import { shade } from "../details.js";
import type { Wall } from "../walls.js";

/** The slope of a roof towards the street, seen from below, and its ridge. */
export const slope = (x: number, eaves: number, width: number, rise: number, lean: number, roof: Wall): string =>
  path(`M${x} ${eaves}l${lean} -${rise}h${width - lean * 2}l${lean} ${rise}z`, roof.fill) +
  rect(x + lean - 2, eaves - rise - 4, width - lean * 2 + 4, 6, darker(roof.color, 0.2));

export type DormerKind = "gabled" | "flat" | "round";

/** A window in the roof with a small roof of its own; `base` is where it stands on the slope. */
export function dormer(
  random: Random,
  middle: number,
  base: number,
  [width, height]: readonly [number, number],
  kind: DormerKind,
  roof: Wall,
  style: WindowStyle,
): string {
  const [x, y] = [middle - width / 2, base - height];
  const side = lighter(roof.color, 0.2);
  const cover =
    kind === "gabled"
      ? path(
          `M${x - 10} ${y + 4}L${middle} ${y - width * 0.42}L${x + width + 10} ${y + 4}z`,
          darker(roof.color, 0.18),
        ) + path(`M${x + 2} ${y + 4}L${middle} ${y - width * 0.3}L${x + width - 2} ${y + 4}z`, side)
      : kind === "round"
        ? path(`M${x - 7} ${y + 4}a${width / 2 + 7} ${width * 0.3} 0 0 1 ${width + 14} 0z`, darker(roof.color, 0.18))
        : rect(x - 8, y - 6, width + 16, 9, darker(roof.color, 0.22));
  const window: WindowStyle = {
    ...style,
    lintel: "none",
    planter: false,
    shutters: undefined,
    sill: false,
    bars: "mullion",
  };
  return (
    shade(x + 8 * style.light.sun, y + 6, width, height - 6, style.light) +
    cover +
    rect(x, y, width, height, side) +
    drawWindow(random, x + width * 0.14, y + height * 0.14, width * 0.72, height * 0.76, window)
  );
}

/** A stepped gable in its stone coping, as high as it is wide. */
export function steppedGable(
  x: number,
  top: number,
  width: number,
  wall: Wall,
  stone: string,
  [steps, high]: readonly [number, number],
): string {
  const wide = width / 2 / (steps + 0.6);
  let outline = `M${x} ${top + 4}`;
  let caps = "";
  for (let step = 0; step < steps; step += 1) {
    const y = top - step * high;
    outline += `V${y}h${wide}`;
    caps += `M${x + step * wide - 3} ${y - 6}h${wide + 4}v7h-${wide + 4}zM${x + width - (step + 1) * wide - 1} ${y - 6}h${wide + 4}v7h-${wide + 4}z`;
  }
  const crown = top - steps * high;
  outline += `V${crown}H${x + width - steps * wide}`;
  for (let step = steps - 1; step >= 0; step -= 1) outline += `V${top - step * high}h${wide}`;
  caps += `M${x + steps * wide - 4} ${crown - 7}H${x + width - steps * wide + 4}v8H${x + steps * wide - 4}z`;
  return path(`${outline}V${top + 4}z`, wall.fill) + path(caps, stone);
}

/** A pointed gable with its verges. */
export const pointedGable = (
  x: number,
  top: number,
  width: number,
  rise: number,
  wall: Wall,
  edge: string,
  light: Light,
): string =>
  path(`M${x} ${top + 4}L${x + width / 2} ${top - rise}L${x + width} ${top + 4}z`, wall.fill) +
  path(`M${x - 8} ${top + 6}L${x + width / 2} ${top - rise - 10}L${x + width + 8} ${top + 6}`, "none", {
    stroke: edge,
    "stroke-width": 9,
  }) +
  path(`M${x + 4} ${top + 10}L${x + width / 2} ${top - rise + 3}L${x + width - 4} ${top + 10}`, "none", {
    stroke: "#15110E",
    "stroke-width": 8,
    opacity: light.shade * 0.5,
  });
