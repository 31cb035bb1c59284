import { balcony, cornice, downpipe, shade, wallLamp } from "../details.js";
import { drawDoor, garageDoor } from "../doors.js";
import { drawWindow, type WindowStyle } from "../openings.js";
import { accents, bricks, darker, doorColors, roofs, timbers, whites } from "../palette.js";
import { rect } from "../svg.js";
import { brickWall, plasterWall, tiles, woodWall } from "../walls.js";
import { bays, drawn, storey, type Facade } from "./facade.js";
import { slope } from "./roofs.js";

/** 1955–1980: the garage and the door below, one wide window of the living room above, bedrooms on top. */
export const belEtage: Facade = (random, light, plot) => {
  const { x, width, ground } = plot;
  const wall = brickWall(random, random.pick([...bricks.slice(2, 7), "#C9A06C", "#D3C09B", "#8A6A5A"]), "stretcher");
  const panel = random.chance(0.5)
    ? woodWall(random, random.pick(timbers))
    : plasterWall(random, random.pick(["#F1EBE0", "#DDE0DA", "#E7DCC9"]));
  const roof = tiles(random, random.pick(roofs));
  const [first, second, third] = [140, 146, 138];
  const top = ground - first - second - third;
  const frame = random.pick([...whites, "#8A6242", "#57493F"]);
  const style: WindowStyle = { frame, stone: "#C9C4B8", light, bars: "thirds", lintel: "none" };
  const left = random.chance(0.5);
  const pitched = random.chance(0.55);
  let body = pitched ? slope(x, top, width, 64, 0, roof) : "";
  body += rect(x, top, width, ground - top, wall.fill);
  // The concrete frame that holds the first floor out a little.
  const concrete = random.pick(["#D9D6CE", "#C9C7C0", "#ECE7DC"]);
  const wide = width * random.pick([0.78, 0.86, 0.7]);
  const wx = left ? x + width * 0.07 : x + width * 0.93 - wide;
  const upper = ground - first - second;
  const framed = random.chance(0.5);
  body += storey(
    2,
    (framed
      ? rect(wx - 10, upper + 10, wide + 20, second - 16, concrete) +
        shade(wx - 10 + 8 * light.sun, ground - first - 6, wide + 20, 14, light)
      : "") +
      rect(wx, ground - first - 46, wide, 34, panel.fill) +
      drawWindow(random, wx, upper + 22, wide, second - 70, { ...style, lived: 1 }) +
      (random.chance(0.35)
        ? balcony(random, wx - 4, ground - first - 8, wide + 8, {
            kind: random.pick(["iron", "slats"]),
            color: random.pick(["#F4F0E8", "#3A3F44"]),
            slab: concrete,
            light,
            high: 42,
          })
        : ""),
  );
  const columns = width > 330 ? 3 : 2;
  const small = Math.min(92, (width / columns) * 0.66);
  body += storey(
    3,
    bays(x, width, columns)
      .map((middle) => drawWindow(random, middle - small / 2, top + 32, small, 70, { ...style, bars: "mullion" }))
      .join(""),
  );
  body += pitched
    ? cornice(x, top - 2, width, "#ECE7DC", light, "plain")
    : rect(x - 4, top - 10, width + 8, 15, concrete) + shade(x, top + 5, width, 9, light);
  const garage = Math.min(width * 0.48, 148);
  const gx = left ? x + width * 0.07 : x + width * 0.93 - garage;
  const doorX = left ? x + width * 0.93 - 70 : x + width * 0.07;
  const color = random.pick([...doorColors, "#F1EBE0", "#D9D6CE"]);
  const facing = random.chance(0.5) ? darker(panel.color, 0.08) : "#8B9398";
  body += storey(
    1,
    rect(x, ground - first + 4, width, first - 4, random.chance(0.5) ? facing : wall.fill) +
      rect(x, ground - first, width, 8, concrete) +
      shade(x, ground - first + 8, width, 12, light) +
      rect(x, ground - 18, width, 18, "#7A8489") +
      garageDoor(random, gx, ground, garage, 112, color, light) +
      drawDoor(random, doorX, ground, 66, 116, {
        color: random.chance(0.5) ? color : random.pick(accents),
        stone: "#C9C4B8",
        light,
        kind: random.pick(["modern", "glazed"]),
      }) +
      wallLamp(left ? doorX - 14 : doorX + 82, ground - 96, light),
  );
  body += downpipe(left ? x + width - 8 : x + 2, top + 6, ground, light);
  return drawn([wall, panel, roof], body, top - (pitched ? 70 : 12), [[gx + garage / 2, garage]]);
};
