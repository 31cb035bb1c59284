import { shade, solarPanels } from "../details.js";
import { drawDoor } from "../doors.js";
import { drawWindow, type WindowStyle } from "../openings.js";
import { darker, lighter, paleBricks } from "../palette.js";
import { path, rect } from "../svg.js";
import { brickWall, plasterWall, zinc } from "../walls.js";
import { bays, drawn, storey, type Facade } from "./facade.js";

/** An office: a grid of glass between piers, a lobby below. */
export const office: Facade = (random, light, { x, width, ground }, storeys) => {
  const skin = random.chance(0.5)
    ? brickWall(random, random.pick([...paleBricks, "#57585A", "#A65A42"]), "long")
    : random.chance(0.5)
      ? zinc(random, random.pick(["#C9CCC8", "#6C7478", "#B9A58E"]))
      : plasterWall(random, random.pick(["#E9E4DA", "#D7DAD3"]));
  const frame = random.pick(["#2A2F33", "#3A4348", "#6B4B36", "#8B8F8C"]);
  const style: WindowStyle = {
    frame,
    stone: frame,
    light,
    bars: random.pick(["none", "transom", "mullion"]),
    lintel: "none",
    sill: false,
    lived: 0.35,
  };
  const high = 108;
  const base = 136;
  const top = ground - base - (storeys - 1) * high;
  const columns = random.whole(5, 7);
  const wide = width / columns;
  const ribbons = random.chance(0.4);
  let body =
    rect(x + width * 0.3, top - 40, width * 0.4, 42, "#8B9092") + solarPanels(x + width * 0.06, top - 26, 4, 1);
  body +=
    rect(x, top, width, ground - top, skin.fill) +
    rect(x - 5, top - 10, width + 10, 14, darker(frame, 0.05)) +
    shade(x, top + 4, width, 8, light);
  for (let level = 1; level < storeys; level += 1) {
    const y = ground - base - level * high;
    let row = "";
    if (ribbons)
      row =
        drawWindow(random, x + 14, y + 26, width - 28, high - 48, { ...style, bars: "none" }) +
        path(
          bays(x + 14, width - 28, columns * 2)
            .map((at) => `M${at} ${y + 26}v${high - 48}`)
            .join(""),
          "none",
          { stroke: frame, "stroke-width": 3 },
        );
    else
      for (const middle of bays(x, width, columns))
        row += drawWindow(random, middle - wide * 0.39, y + 16, wide * 0.78, high - 26, style);
    if (random.chance(0.5)) row += rect(x + 4, y + (ribbons ? 22 : 12), width - 8, 5, lighter(skin.color, 0.3));
    body += storey(level + 1, row);
  }
  if (!ribbons && random.chance(0.5))
    for (let column = 0; column <= columns; column += 1)
      body +=
        rect(
          x + wide * column - 3 - (column === columns ? 3 : 0),
          top + 4,
          6,
          ground - base - top,
          lighter(skin.color, 0.2),
        ) +
        rect(x + wide * column + (light.sun > 0 ? 3 : -8), top + 4, 5, ground - base - top, "#15110E", {
          opacity: light.shade * 0.4,
        });
  const middle = x + width * random.pick([0.5, 0.24, 0.76]);
  let lobby = rect(x, ground - base, width, base, "#5B6468") + shade(x, ground - base, width, 20, light);
  for (const at of bays(x, width, columns))
    if (Math.abs(at - middle) > wide * 0.6)
      lobby += drawWindow(random, at - wide * 0.42, ground - base + 22, wide * 0.84, base - 32, {
        ...style,
        lived: 0.7,
      });
  lobby +=
    drawDoor(random, middle - 52, ground, 104, 112, {
      color: frame,
      stone: lighter(skin.color, 0.2),
      light,
      kind: "glazed",
    }) +
    rect(middle - 84, ground - 128, 168, 10, frame) +
    shade(middle - 80, ground - 118, 160, 12, light);
  return drawn([skin], body + storey(1, lobby), top - 44, [[middle, 104]]);
};
