import { balcony, cornice, plinth, shade } from "../details.js";
import { drawDoor } from "../doors.js";
import { drawWindow, type WindowStyle } from "../openings.js";
import { bluestones, darker, doorColors, plasters, whites } from "../palette.js";
import { path, rect } from "../svg.js";
import { brickWall, plasterWall } from "../walls.js";
import { bays, drawn, storey, type Facade } from "./facade.js";

/** 1925–1940: a rounded corner, bands of windows, a top that steps back towards a flagpole. */
export const artDecoFlats: Facade = (random, light, { x, width, ground }, storeys) => {
  const wall = random.chance(0.6)
    ? brickWall(random, random.pick(["#C6A45F", "#A65A42", "#B98D55", "#8F4A38", "#CDAA84"]), "stretcher")
    : plasterWall(random, random.pick([...plasters, "#EBDDC2"]));
  const trim = wall.brick ? random.pick(["#EDE3CF", "#E2D3B8"]) : darker(wall.color, 0.16);
  const frame = random.pick([...whites, "#2F4A45", "#23282B", "#6B2E35"]);
  const style: WindowStyle = { frame, stone: trim, light, bars: "cross", lintel: "none" };
  const high = 118;
  const base = 142;
  const top = ground - base - (storeys - 1) * high;
  const left = random.chance(0.5);
  const corner = width * 0.34;
  const cx = left ? x : x + width - corner;
  const flatX = left ? x + corner : x;
  const flat = width - corner;
  let body = "";
  // The stepped top over the corner.
  for (const [share, rise] of [
    [0.9, 30],
    [0.62, 58],
    [0.3, 84],
  ] as const)
    body +=
      rect(cx + (corner * (1 - share)) / 2, top - rise, corner * share, rise + 4, wall.fill) +
      rect(cx + (corner * (1 - share)) / 2 - 3, top - rise - 5, corner * share + 6, 7, trim);
  body += rect(cx + corner / 2 - 1.5, top - 84 - 58, 3, 58, "#5B6468");
  body += rect(x, top, width, ground - top, wall.fill);
  // The corner is round: its far side lies in its own shadow.
  const far = light.sun > 0 ? 1 : -1;
  for (let step = 1; step <= 5; step += 1) {
    const wide = (corner / 2 / 6) * step;
    body += rect(far > 0 ? cx + corner - wide : cx, top, wide, ground - top, "#15110E", {
      opacity: light.shade * 0.14,
    });
  }
  const columns = Math.max(2, Math.round(flat / 130));
  for (let level = 1; level < storeys; level += 1) {
    const floor = ground - base - (level - 1) * high;
    let row = rect(x, floor - 6, width, 5, trim) + rect(x, floor - high + 22, width, 3, trim, { opacity: 0.7 });
    const panes = 4;
    for (let pane = 0; pane < panes; pane += 1) {
      const a = Math.sin((pane / panes - 0.5) * Math.PI * 0.86) / Math.sin(Math.PI * 0.43);
      const b = Math.sin(((pane + 1) / panes - 0.5) * Math.PI * 0.86) / Math.sin(Math.PI * 0.43);
      row += drawWindow(random, cx + corner / 2 + a * corner * 0.43 + 2, floor - 92, (b - a) * corner * 0.43 - 4, 62, {
        ...style,
        bars: "transom",
        sill: false,
      });
    }
    row += rect(cx - 3, floor - 30, corner + 6, 7, trim) + rect(cx - 3, floor - 98, corner + 6, 5, trim);
    for (const [index, middle] of bays(flatX, flat, columns).entries()) {
      const outside = (left ? index === columns - 1 : index === 0) && flat > 200;
      row += drawWindow(random, middle - 34, floor - (outside ? 104 : 96), 68, outside ? 96 : 68, {
        ...style,
        sill: !outside,
      });
      if (outside)
        row +=
          balcony(random, middle - 56, floor - 4, 112, { kind: "solid", color: trim, slab: trim, light, high: 36 }) +
          path(`M${middle - 56} ${floor - 28}h112M${middle - 56} ${floor - 18}h112`, "none", {
            stroke: darker(trim, 0.2),
            "stroke-width": 2,
          });
    }
    body += storey(level + 1, row);
  }
  body += cornice(flatX, top - 2, flat, trim, light, "plain");
  const middle = cx + corner / 2;
  let below =
    plinth(x, ground, width, 34, random.pick(bluestones)) +
    rect(x - 3, ground - base - 4, width + 6, 12, trim) +
    shade(x, ground - base + 8, width, 12, light);
  below += drawDoor(random, middle - 44, ground, 88, 122, {
    color: random.pick(doorColors),
    stone: trim,
    light,
    kind: "double",
  });
  for (const at of bays(flatX, flat, columns))
    below += drawWindow(random, at - 42, ground - 118, 84, 76, { ...style, bars: "thirds" });
  return drawn([wall], body + storey(1, below), top - 146, [[middle, 88]]);
};
