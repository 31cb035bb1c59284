import { balcony, shade } from "../details.js";
import { drawDoor } from "../doors.js";
import { drawWindow, type WindowStyle } from "../openings.js";
import { darker } from "../palette.js";
import { path, rect } from "../svg.js";
import { brickWall, plasterWall } from "../walls.js";
import { drawn, stoneOf, storey, type Facade } from "./facade.js";

/** 1955–1980: one flat above another behind balconies that run from side to side. */
export const slab: Facade = (random, light, { x, width, ground }, storeys) => {
  const brick = random.chance(0.4);
  const wall = brick
    ? brickWall(random, random.pick(["#CDAA84", "#C08863", "#D8CDBB", "#9C6B55"]), "stretcher")
    : plasterWall(random, random.pick(["#E4E1DA", "#ECE7DC", "#D7DAD3", "#EBDDC2"]));
  const concrete = random.pick(["#DAD8D2", "#ECEAE4", "#C9C7C0"]);
  const frame = random.pick(["#FBF8F2", "#8A6242", "#57493F", "#4A5054"]);
  const style: WindowStyle = { frame, stone: concrete, light, bars: "mullion", lintel: "none", sill: false };
  const high = 100;
  const base = 122;
  const top = ground - base - (storeys - 1) * high;
  // Bars far off are only noise.
  const rail = random.pick(
    storeys > 7 ? (["solid", "glass"] as const) : (["solid", "iron", "glass", "slats"] as const),
  );
  const panel = random.pick([concrete, "#7D9696", "#C9A06C", "#8FA08A", "#B9714F", "#E7D9B4", "#6F8799"]);
  const columns = Math.max(3, Math.round(width / 150));
  const wide = width / columns;
  const stair = random.chance(0.6) ? random.whole(1, columns - 2) : -1;
  let body =
    rect(x + width * 0.4, top - 44, width * 0.2, 44, darker(concrete, 0.12)) +
    rect(x + width * 0.74, top - 60, 3, 60, "#5B6468") +
    path(`M${x + width * 0.74 - 12} ${top - 54}h27m-22 9h17`, "none", { stroke: "#5B6468", "stroke-width": 2 });
  body += rect(x, top, width, ground - top, wall.fill) + rect(x - 4, top - 12, width + 8, 16, concrete);
  for (let level = 1; level < storeys; level += 1) {
    const floor = ground - base - (level - 1) * high;
    let row = shade(x, floor - high + 6, width, 26, light, 1.2);
    for (let column = 0; column < columns; column += 1) {
      if (column === stair) {
        row += drawWindow(random, x + wide * (column + 0.5) - 16, floor - high + 26, 32, 60, {
          ...style,
          bars: "transom",
        });
        continue;
      }
      const from = x + wide * column + 10;
      row +=
        drawWindow(random, from, floor - high + 24, wide * 0.58, high - 36, style) +
        drawWindow(random, from + wide * 0.6, floor - high + 14, wide * 0.26, high - 18, { ...style, bars: "transom" });
      row += rect(x + wide * column - 3, floor - high + 6, 6, high - 6, concrete);
    }
    const groups =
      stair < 0
        ? [[0, columns]]
        : [
            [0, stair],
            [stair + 1, columns],
          ];
    for (const [from = 0, to = 0] of groups)
      if (to > from)
        row += balcony(random, x + wide * from + 2, floor - 3, wide * (to - from) - 4, {
          kind: rail,
          color: rail === "solid" ? panel : frame,
          slab: concrete,
          light,
          high: 34,
        });
    body += storey(level + 1, row);
  }
  const door = x + wide * ((stair < 0 ? Math.floor(columns / 2) : stair) + 0.5);
  let below =
    rect(x, ground - base + 4, width, base - 4, darker(stoneOf(wall), 0.28)) +
    rect(x - 4, ground - base, width + 8, 10, concrete) +
    shade(x, ground - base + 10, width, 16, light);
  for (let column = 0; column < columns; column += 1) {
    const middle = x + wide * (column + 0.5);
    if (Math.abs(middle - door) < 4) continue;
    below += drawWindow(random, middle - wide * 0.38, ground - base + 30, wide * 0.76, base - 56, {
      ...style,
      bars: "thirds",
      lived: 0.3,
    });
  }
  below +=
    drawDoor(random, door - 46, ground, 92, 102, { color: frame, stone: concrete, light, kind: "glazed" }) +
    rect(door - 74, ground - 114, 148, 10, concrete) +
    shade(door - 70, ground - 104, 140, 10, light);
  return drawn([wall], body + storey(1, below), top - 66, [[door, 92]]);
};
