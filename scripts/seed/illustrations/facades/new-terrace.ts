import { balcony, climber, shade, wallLamp } from "../details.js";
import { drawDoor, garageDoor } from "../doors.js";
import { drawWindow, type WindowStyle } from "../openings.js";
import { darker, doorColors, lighter, mix, paleBricks, timbers } from "../palette.js";
import { path, rect } from "../svg.js";
import { brickWall, plasterWall, woodWall, zinc } from "../walls.js";
import { drawn, storey, type Facade } from "./facade.js";

/** Since 2008: large panes set where the rooms want them, pale brick or upright wood, no roof that stands over. */
export const newTerrace: Facade = (random, light, plot) => {
  const { x, width, ground } = plot;
  const wall = random.chance(0.7)
    ? brickWall(random, random.pick([...paleBricks, "#6E6A66", "#57585A"]), random.pick(["long", "stack", "long"]))
    : plasterWall(random, random.pick(["#F5F1E8", "#ECE9E2"]));
  const wood = random.chance(0.65)
    ? woodWall(random, random.pick(timbers))
    : zinc(random, random.pick(["#6C7478", "#4A5054", "#8B8F8C"]));
  const frame = random.pick(["#23282B", "#33393B", "#3A4A45", "#8A6242", "#4B3B34"]);
  const style: WindowStyle = {
    frame,
    stone: mix(frame, "#FFFFFF", 0.15),
    light,
    bars: "none",
    lintel: "none",
    lived: 0.8,
    sill: false,
  };
  const [first, second, third] = [156, 148, 140];
  const crown = random.pick(["flat", "flat", "gable", "setback"] as const);
  const top = ground - first - second - third;
  const left = random.chance(0.5);
  let body = "";
  let peak = top - 8;
  if (crown === "gable") {
    peak = top - width * 0.36;
    body += path(`M${x} ${top + 2}L${x + width * (left ? 0.36 : 0.64)} ${peak}L${x + width} ${top + 2}z`, wall.fill);
    body += path(`M${x - 1} ${top}L${x + width * (left ? 0.36 : 0.64)} ${peak - 4}L${x + width + 1} ${top}`, "none", {
      stroke: darker(wall.color, 0.4),
      "stroke-width": 5,
    });
  }
  const setBack = crown === "setback";
  body += rect(x, setBack ? top + third : top, width, ground - top - (setBack ? third : 0), wall.fill);
  if (crown === "flat") body += rect(x - 1, top - 5, width + 2, 7, darker(frame, 0.1));
  const wide = width * random.between(0.34, 0.44);
  const upperX = left ? x + width * 0.12 : x + width * 0.88 - wide;
  body += storey(
    3,
    setBack
      ? rect(x + width * 0.06, top + 16, width * 0.88, third - 16, wood.fill) +
          rect(x + width * 0.03, top + 8, width * 0.94, 10, darker(wood.color, 0.35)) +
          drawWindow(random, x + width * 0.2, top + 36, width * 0.6, third - 42, { ...style, bars: "thirds" }) +
          balcony(random, x + 4, top + third, width - 8, {
            kind: random.pick(["glass", "iron"]),
            color: frame,
            slab: lighter(wall.color, 0.2),
            light,
          })
      : drawWindow(random, upperX, top + 26, wide, 96, style) +
          (random.chance(0.6)
            ? drawWindow(random, left ? x + width * 0.68 : x + width * 0.12, top + 26, width * 0.2, 96, style)
            : drawWindow(random, left ? x + width * 0.66 : x + width * 0.1, top + 48, width * 0.24, 56, style)),
  );
  const floor = ground - first;
  const boxed = random.chance(0.5);
  const big = width * random.between(0.56, 0.74);
  const bx = left ? x + width - big - width * 0.1 : x + width * 0.1;
  body += storey(
    2,
    (boxed
      ? rect(bx - 10, floor - second + 14, big + 20, second - 34, wood.fill) +
        shade(bx - 10 + 10 * light.sun, floor - 20, big + 20, 14, light)
      : "") +
      drawWindow(random, bx, floor - second + 26, big, second - 58, {
        ...style,
        bars: random.pick(["none", "mullion", "thirds"]),
      }) +
      (!boxed && random.chance(0.5)
        ? balcony(random, bx, floor - 32, big, {
            kind: random.pick(["iron", "glass"]),
            color: frame,
            slab: lighter(wall.color, 0.2),
            light,
            high: 36,
          })
        : ""),
  );
  const doorX = left ? x + width * 0.1 : x + width * 0.9 - 66;
  const rest = left ? [doorX + 84, x + width * 0.92] : [x + width * 0.08, doorX - 18];
  const [from = 0, to = 0] = rest;
  const garage = random.chance(0.3);
  const clad = random.chance(0.6) ? wood.fill : darker(wall.color, 0.12);
  body += storey(
    1,
    rect(x, ground - first + 14, width, first - 14, clad) +
      shade(x, ground - first + 14, width, 13, light) +
      (garage
        ? garageDoor(random, from, ground, to - from, 122, darker(wood.color, 0.12), light)
        : drawWindow(random, from, ground - 132, to - from, random.pick([116, 126]), {
            ...style,
            bars: random.pick(["none", "mullion"]),
          })) +
      drawDoor(random, doorX, ground, 66, 132, {
        color: random.pick(doorColors),
        stone: darker(frame, 0.05),
        light,
        kind: "modern",
      }) +
      wallLamp(left ? doorX + 76 : doorX - 10, ground - 104, light),
  );
  if (random.chance(0.35)) body += climber(random, left ? x + width - 16 : x + 14, ground, 230, light);
  return drawn([wall, wood], body, peak, [[doorX + 33, 66]]);
};
