import { drawDoor, garageDoor } from "../doors.js";
import { drawWindow, type WindowStyle } from "../openings.js";
import { accents, bricks, darker } from "../palette.js";
import { circle, path, rect } from "../svg.js";
import { brickWall } from "../walls.js";
import { bays, drawn, stoneOf, storey, type Facade } from "./facade.js";

/** A hall of brick under a saw-tooth roof. */
export const factory: Facade = (random, light, { x, width, ground }, storeys) => {
  const wall = brickWall(random, random.pick(bricks), "cross");
  const count = random.whole(3, 5);
  const bay = width / count;
  const each = 168;
  const top = ground - 40 - each * storeys;
  const teeth = random.between(64, 92);
  const frame = random.pick(["#2A2F33", "#2F4A45", "#6B2E35", "#33475B"]);
  const stone = stoneOf(wall);
  const lean = random.chance(0.5) ? 0.84 : 0.16;
  let body = random.chance(0.5)
    ? rect(x + width * 0.86, top - 190, 34, 200, darker(wall.color, 0.14)) +
      rect(x + width * 0.86 - 4, top - 194, 42, 12, stone)
    : "";
  for (const middle of bays(x, width, count)) {
    const from = middle - bay / 2;
    const tip = from + bay * lean;
    body +=
      path(`M${from} ${top + 2}L${tip} ${top - teeth}L${from + bay} ${top + 2}z`, wall.fill) +
      path(`M${from - 1} ${top}L${tip} ${top - teeth - 3}L${from + bay + 1} ${top}`, "none", {
        stroke: stone,
        "stroke-width": 6,
      });
    body += circle(tip + (from + bay / 2 - tip) * 0.5, top - teeth * 0.36, 11, darker(wall.color, 0.4));
  }
  body += rect(x, top, width, ground - top, wall.fill) + rect(x, ground - 22, width, 22, "#7A8489");
  const style: WindowStyle = {
    frame,
    stone: darker(wall.color, 0.25),
    light,
    bars: "grid",
    lintel: random.pick(["arch", "flat"]),
    lived: 0.1,
  };
  const gate = random.whole(0, count - 1);
  const color = random.pick(accents);
  for (let level = storeys; level >= 1; level -= 1) {
    const floor = ground - (level - 1) * each - (level === 1 ? 0 : 30);
    let row = level > 1 ? rect(x, floor, width, 8, stone) : "";
    for (const [index, middle] of bays(x, width, count).entries()) {
      if (level === 1 && index === gate)
        row += garageDoor(random, middle - bay * 0.36, ground, bay * 0.72, 170, color, light);
      else if (level === 1 && index === (gate + 1) % count)
        row += drawDoor(random, middle - 34, ground, 68, 128, { color, stone, light, kind: "glazed" });
      else row += drawWindow(random, middle - bay * 0.34, floor - (level === 1 ? 158 : 142), bay * 0.68, 106, style);
    }
    body += storey(level, row);
  }
  let piers = "";
  for (let index = 0; index <= count; index += 1)
    piers += rect(
      x + index * bay - (index === 0 ? 0 : index === count ? 16 : 8),
      top + 6,
      16,
      ground - top - 6,
      darker(wall.color, 0.1),
    );
  return drawn([wall], body + piers, top - teeth - 12, [[x + bay * (gate + 0.5), bay * 0.72]]);
};
