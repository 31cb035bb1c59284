import type { Random } from "../../random.js";
import { downpipe, plinth, shade, wallLamp } from "../details.js";
import { drawDoor } from "../doors.js";
import { drawWindow, type WindowStyle } from "../openings.js";
import { bluestones, darker, doorColors, mix, whites } from "../palette.js";
import { circle, path, rect } from "../svg.js";
import { brickWall, plasterWall } from "../walls.js";
import { drawn, storey, type Facade } from "./facade.js";

/** The bow of an interwar house: three panes round, on every storey above the ground. */
function bow(
  random: Random,
  middle: number,
  y: number,
  wide: number,
  high: number,
  style: WindowStyle,
  wall: string,
): string {
  const { light } = style;
  const glassHigh = high * 0.5;
  let body = rect(middle - wide / 2, y, wide, high, wall);
  const shares = [0.18, 0.26, 0.26, 0.18];
  let at = middle - wide / 2 + wide * 0.06;
  for (const share of shares) {
    body += drawWindow(random, at + 2, y + high * 0.2, wide * share - 4, glassHigh, {
      ...style,
      bars: "transom",
      lintel: "none",
      sill: false,
    });
    at += wide * share;
  }
  const far = light.sun > 0 ? middle + wide * 0.26 : middle - wide / 2;
  return (
    body +
    rect(middle - wide / 2 - 5, y + high * 0.72, wide + 10, 7, style.stone) +
    rect(middle - wide / 2 - 5, y + high * 0.13, wide + 10, 7, style.stone) +
    rect(far, y, wide * 0.24, high, "#15110E", { opacity: light.shade * 0.6 })
  );
}

/** 1925–1940: brick in horizontal bands, a bow window, a flat crown, a door under a slab. */
export const interwar: Facade = (random, light, plot, storeys) => {
  const { x, width, ground } = plot;
  const wall = brickWall(
    random,
    random.pick(["#8F4A38", "#A65A42", "#C6A45F", "#9C6B55", "#B98D55", "#7D4437", "#C08863"]),
    "stretcher",
  );
  const second = plasterWall(random, random.pick(["#EDE3CF", "#F1EBE0", "#E2D3B8"]));
  const trim = random.pick([second.color, "#D9CBB4", darker(wall.color, 0.3)]);
  const frame = random.pick([...whites, "#2F4A45", "#1F2421", "#6B2E35"]);
  const style: WindowStyle = {
    frame,
    stone: trim,
    light,
    bars: random.pick(["transom", "thirds", "cross"]),
    lintel: "none",
  };
  const each = 146;
  const first = 160;
  const top = ground - first - (storeys - 1) * each;
  const left = random.chance(0.5);
  const wideBay = width * 0.6;
  const bowAt = left ? x + wideBay / 2 : x + width - wideBay / 2;
  const side = left ? x + width - (width - wideBay) / 2 : x + (width - wideBay) / 2;
  const parapet = random.between(30, 54);
  const raised = random.chance(0.5);
  let body = raised
    ? rect(bowAt - wideBay * 0.46, top - parapet - 26, wideBay * 0.92, 60, wall.fill) +
      rect(bowAt - wideBay * 0.46 - 4, top - parapet - 32, wideBay * 0.92 + 8, 8, trim)
    : "";
  body +=
    rect(x, top - parapet, width, ground - top + parapet, wall.fill) +
    rect(x - 4, top - parapet - 6, width + 8, 9, trim) +
    shade(x, top - parapet + 3, width, 8, light);
  for (const y of [10, 20, 30]) body += rect(x, top - parapet + y + 4, width, 3, darker(wall.color, 0.26));
  const round = random.chance(0.35);
  const full = second.fill;
  for (let level = 1; level < storeys; level += 1) {
    const floor = ground - first - (level - 1) * each;
    body += storey(
      level + 1,
      rect(x, floor - 5, width, 8, trim) +
        shade(bowAt - (wideBay * 0.84) / 2 + 12 * light.sun, floor - each + 8, wideBay * 0.84, each - 4, light) +
        bow(random, bowAt, floor - each + 6, wideBay * 0.84, each - 6, style, random.chance(0.5) ? full : wall.fill) +
        (round && level === storeys - 1
          ? circle(side, floor - 72, 27, trim) +
            circle(side, floor - 72, 21, mix(light.glass, light.glassLow, 0.5)) +
            path(`M${side - 21} ${floor - 72}h42m-21 -21v42`, "none", { stroke: frame, "stroke-width": 4 })
          : drawWindow(random, side - 27, floor - 114, 54, 84, style)),
    );
  }
  body +=
    rect(bowAt - (wideBay * 0.84) / 2 - 5, ground - first - 4, wideBay * 0.84 + 10, 12, trim) +
    shade(bowAt - (wideBay * 0.84) / 2, ground - first + 8, wideBay * 0.84, 18, light);
  const color = random.pick(doorColors);
  const wide = wideBay * 0.76;
  body += storey(
    1,
    plinth(x, ground, width, 36, random.pick(bluestones)) +
      drawWindow(random, bowAt - wide / 2, ground - 132, wide, 86, { ...style, bars: "thirds" }) +
      drawDoor(random, side - 34, ground, 68, 136, {
        color,
        stone: trim,
        light,
        kind: random.pick(["panelled", "glazed"]),
      }) +
      rect(side - 52, ground - 156, 104, 10, trim) +
      shade(side - 48, ground - 146, 96, 14, light) +
      wallLamp(left ? side - 52 : side + 52, ground - 110, light),
  );
  body += downpipe(left ? x + width - 9 : x + 3, top - parapet + 20, ground, light);
  return drawn([wall, second], body, top - parapet - (raised ? 40 : 12), [[side, 68]]);
};
