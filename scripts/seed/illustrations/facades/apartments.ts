import { balcony, shade } from "../details.js";
import { drawDoor } from "../doors.js";
import { drawWindow, type WindowStyle } from "../openings.js";
import { bricks, darker, lighter, mix, paleBricks } from "../palette.js";
import { rect } from "../svg.js";
import { brickWall, plasterWall, zinc } from "../walls.js";
import { bays, drawn, storey, type Facade } from "./facade.js";

/** Flats on a quay, since 2000: a calm grid, balconies of glass, the top floor set back. */
export const apartments: Facade = (random, light, { x, width, ground }, storeys) => {
  const wall = random.chance(0.72)
    ? brickWall(random, random.pick([...paleBricks, ...bricks, "#57585A"]), "long")
    : plasterWall(random, random.pick(["#F5F1E8", "#E9E4DA", "#DDE0DA"]));
  const head = zinc(random, random.pick(["#4A5054", "#6C7478", "#8B8F8C"]));
  const stone = lighter(wall.color, wall.brick ? 0.3 : 0.4);
  const columns = random.whole(3, 4);
  const high = random.between(108, 116);
  const base = 130;
  const full = storeys - 2;
  const top = ground - base - full * high;
  const peak = top - 96;
  const frame = random.pick(["#2A2F33", "#F1EDE4", "#3C4A50", "#6B4B36", "#4B5A55"]);
  const rail = random.pick(["glass", "iron", "glass", "slats"] as const);
  const slab = mix(stone, "#FFFFFF", 0.2);
  const style: WindowStyle = { frame, stone: darker(stone, 0.1), light, bars: "mullion", lintel: "none", sill: false };
  const wide = width / columns;
  const rhythm = random.pick(["checker", "columns", "middle", "ends"] as const);
  let body =
    rect(x + width * 0.07, top - 84, width * 0.86, 88, head.fill) +
    rect(x + width * 0.05, top - 94, width * 0.9, 12, darker(head.color, 0.35)) +
    shade(x + width * 0.07, top - 82, width * 0.86, 9, light);
  body += storey(
    storeys,
    bays(x + width * 0.08, width * 0.84, columns)
      .map((middle) =>
        drawWindow(random, middle - wide * 0.33, top - 68, wide * 0.66, 66, { ...style, bars: "thirds" }),
      )
      .join("") +
      balcony(random, x + 3, top, width - 6, {
        kind: rail === "slats" ? "iron" : rail,
        color: frame,
        slab: stone,
        light,
        high: 32,
      }),
  );
  body += rect(x, top + 4, width, ground - top - 4, wall.fill);
  const hasBalcony = (column: number, floor: number) =>
    rhythm === "checker"
      ? (column + floor) % 2 === 0
      : rhythm === "columns"
        ? column % 2 === 1
        : rhythm === "middle"
          ? column > 0 && column < columns - 1
          : column === 0 || column === columns - 1;
  const piers = random.chance(0.4);
  for (let floor = 0; floor < full; floor += 1) {
    const y = top + floor * high;
    let row = rect(x, y + high - 3, width, 4, stone, { opacity: 0.6 });
    for (let column = 0; column < columns; column += 1) {
      const outside = hasBalcony(column, floor);
      const wx = x + wide * column + wide * (outside ? 0.13 : 0.24);
      const ww = wide * (outside ? 0.74 : 0.52);
      row += drawWindow(random, wx, y + 22, ww, outside ? high - 26 : high - 44, {
        ...style,
        bars: outside ? "thirds" : "mullion",
        sill: !outside,
      });
      if (outside)
        row += balcony(random, wx - 9, y + high - 6, ww + 18, { kind: rail, color: frame, slab, light, high: 34 });
    }
    body += storey(storeys - 1 - floor, row);
  }
  if (piers)
    for (let column = 1; column < columns; column += 1)
      body += rect(x + wide * column - 6, top + 4, 12, ground - base - top, stone);
  const low = darker(random.pick([stone, "#8B9398", wall.color]), 0.12);
  let below =
    rect(x, ground - base + 4, width, base - 4, low) +
    rect(x - 3, ground - base - 2, width + 6, 8, stone) +
    shade(x, ground - base + 6, width, 14, light);
  const entry = Math.floor(columns / 2);
  const middle = x + wide * (entry + 0.5);
  for (let column = 0; column < columns; column += 1)
    below +=
      column === entry
        ? drawDoor(random, middle - 48, ground, 96, base * 0.84, { color: "#23282B", stone, light, kind: "glazed" }) +
          rect(middle - 66, ground - base * 0.84 - 14, 132, 9, frame)
        : drawWindow(random, x + wide * column + wide * 0.12, ground - base + 26, wide * 0.76, base - 44, {
            ...style,
            bars: "thirds",
          });
  return drawn([wall, head], body + storey(1, below), peak, [[middle, 96]]);
};
