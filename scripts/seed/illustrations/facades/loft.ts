import { balcony, cornice, plinth } from "../details.js";
import { drawDoor } from "../doors.js";
import { drawWindow, type WindowStyle } from "../openings.js";
import { bluestones, darker, mix } from "../palette.js";
import { path, rect } from "../svg.js";
import { brickWall } from "../walls.js";
import { bays, drawn, storey, type Facade } from "./facade.js";

/** A warehouse of before 1930 turned into homes: deep brick piers, arched or steel windows, a hoist, new glass on the roof. */
export const loft: Facade = (random, light, { x, width, ground }, storeys) => {
  const wall = brickWall(
    random,
    random.pick(["#8F4A38", "#A65A42", "#7D4437", "#9C6B55", "#B9714F", "#6E5248"]),
    "cross",
  );
  const stone = random.pick(["#C9C4B8", "#9AA1A3", "#DCD0BC"]);
  const frame = random.pick(["#23282B", "#2F3A38", "#3C4A50", "#2F4A45"]);
  const arched = random.chance(0.6);
  const style: WindowStyle = {
    frame,
    stone: arched ? darker(wall.color, 0.28) : stone,
    light,
    bars: "grid",
    lintel: arched ? "arch" : "flat",
    lived: 0.5,
  };
  const high = random.between(134, 142);
  const base = 158;
  const top = ground - base - (storeys - 1) * high;
  const columns = random.whole(3, 5);
  const wide = width / columns;
  const rooftop = random.chance(0.45);
  const gable = !rooftop && random.chance(0.5);
  let body = rooftop
    ? rect(x + width * 0.12, top - 66, width * 0.76, 70, mix(light.glass, light.glassLow, 0.5)) +
      path(
        bays(x + width * 0.12, width * 0.76, 9)
          .map((at) => `M${at} ${top - 66}v66`)
          .join(""),
        "none",
        { stroke: frame, "stroke-width": 3 },
      ) +
      rect(x + width * 0.1, top - 74, width * 0.8, 9, frame)
    : "";
  if (gable)
    body +=
      path(
        `M${x + width * 0.2} ${top + 2}V${top - 30}L${x + width / 2} ${top - 84}L${x + width * 0.8} ${top - 30}V${top + 2}z`,
        wall.fill,
      ) +
      path(
        `M${x + width * 0.2 - 4} ${top - 30}L${x + width / 2} ${top - 88}L${x + width * 0.8 + 4} ${top - 30}`,
        "none",
        { stroke: stone, "stroke-width": 7 },
      ) +
      rect(x + width / 2 - 15, top - 48, 30, 34, frame);
  body += rect(x, top, width, ground - top, wall.fill);
  for (let level = 1; level < storeys; level += 1) {
    const floor = ground - base - (level - 1) * high;
    let row = rect(x, floor - 5, width, 6, darker(wall.color, 0.3));
    for (const middle of bays(x, width, columns))
      row += drawWindow(random, middle - wide * 0.33, floor - high * 0.82, wide * 0.66, high * 0.66, style);
    if (random.chance(0.35)) {
      const at = x + wide * random.whole(0, columns - 1);
      row += balcony(random, at + wide * 0.08, floor - 8, wide * 0.84, {
        kind: "iron",
        color: frame,
        slab: "#4A5054",
        light,
      });
    }
    body += storey(level + 1, row);
  }
  for (let column = 0; column <= columns; column += 1) {
    const at = Math.min(Math.max(x, x + wide * column - wide * 0.06), x + width - wide * 0.12);
    body +=
      rect(at, top + 18, wide * 0.12, ground - top - 18, darker(wall.color, 0.1)) +
      rect(light.sun > 0 ? at + wide * 0.12 : at - 5, top + 18, 5, ground - top - 18, "#15110E", {
        opacity: light.shade * 0.6,
      });
  }
  body += cornice(x, top - 4, width, darker(wall.color, 0.18), light, random.pick(["dentil", "bracket"]));
  if (random.chance(0.6))
    body +=
      path(`M${x + width / 2 - 3} ${top + 26}h6l0 -10h44v-6h-50z`, frame) +
      path(`M${x + width / 2 + 40} ${top + 16}v34`, "none", { stroke: frame, "stroke-width": 2 });
  const entry = random.whole(0, columns - 1);
  const middle = x + wide * (entry + 0.5);
  let below = plinth(x, ground, width, 30, random.pick(bluestones));
  for (const [index, at] of bays(x, width, columns).entries())
    below +=
      index === entry
        ? drawDoor(random, at - wide * 0.32, ground, wide * 0.64, 132, { color: frame, stone, light, kind: "glazed" })
        : drawWindow(random, at - wide * 0.34, ground - 138, wide * 0.68, 104, style);
  return drawn([wall], body + storey(1, below), top - (rooftop ? 84 : gable ? 100 : 16), [[middle, wide * 0.64]]);
};
