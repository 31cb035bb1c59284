import { chimney, downpipe, shade } from "../details.js";
import { drawDoor, garageDoor } from "../doors.js";
import { drawWindow, type WindowStyle } from "../openings.js";
import { bricks, doorColors, lighter, plasters, roofs, whites } from "../palette.js";
import { path, rect } from "../svg.js";
import { brickWall, plasterWall, tiles } from "../walls.js";
import { drawn, stoneOf, storey, type Facade } from "./facade.js";
import { dormer, pointedGable } from "./roofs.js";

/** Half open, 1930–1980: one wall shared with its twin, a garage at the open side, a front garden. */
export const semiDetached: Facade = (random, light, { x, width, ground }) => {
  const wall = brickWall(random, random.pick([...bricks.slice(0, 7), "#C9A06C", "#D3C09B"]));
  const second = random.chance(0.5) ? plasterWall(random, random.pick(plasters)) : wall;
  const roof = tiles(random, random.pick(roofs));
  const stone = stoneOf(wall);
  const mirror = random.chance(0.5);
  const at = (share: number) => x + width * (mirror ? 1 - share : share);
  const from = (share: number, wide: number) => at(share) - (mirror ? wide : 0);
  const eaves = ground - 286;
  const rise = random.between(108, 146);
  const frame = random.pick([...whites, "#8A6242", "#3A3F44"]);
  const style: WindowStyle = {
    frame,
    stone,
    light,
    bars: random.pick(["mullion", "thirds", "cross"]),
    lintel: random.pick(["none", "soldier", "flat"]),
  };
  const house = width * 0.52;
  const twin = width * 0.2;
  const hx = from(0.2, house);
  const tx = from(0, twin);
  const gabled = random.chance(0.45);
  const twinColor = lighter(random.pick([wall.color, ...bricks]), 0.1);
  let body = "";
  // The twin steps back, as neighbours do; its roof goes on where the picture of it ends.
  const far = mirror ? tx + twin : tx;
  const near = mirror ? tx : tx + twin;
  const inward = mirror ? -1 : 1;
  const twinRise = gabled ? rise * 0.72 : rise;
  body += chimney(random, near - 19, eaves - twinRise * 0.7, twinRise * 0.3 + 54, wall, stone);
  body += path(
    `M${far - 14 * inward} ${eaves + 4}L${far + twin * 0.5 * inward} ${eaves - twinRise}H${near}V${eaves + 4}z`,
    roof.fill,
  );
  body += rect(tx, eaves, twin, ground - eaves, twinColor) + shade(tx, eaves, twin, 14, light);
  body +=
    drawWindow(random, tx + twin * 0.24, eaves + 40, twin * 0.52, 70, { ...style, lived: 0 }) +
    drawWindow(random, tx + twin * 0.2, ground - 122, twin * 0.6, 82, { ...style, lived: 0 });
  const garage = width * 0.24;
  const gx = from(0.72, garage);
  body +=
    rect(gx, ground - 138, garage, 138, random.chance(0.5) ? second.fill : wall.fill) +
    rect(gx - 4, ground - 148, garage + 8, 14, random.pick(["#ECE7DC", "#3A3F44"])) +
    shade(gx, ground - 134, garage, 8, light);
  if (gabled) body += pointedGable(hx, eaves, house, rise * 1.2, second, lighter(frame, 0.1), light);
  else
    body +=
      path(`M${hx - (mirror ? 12 : 0)} ${eaves + 4}v-${rise}h${house + 12}v${rise}z`, roof.fill) +
      dormer(random, hx + house * 0.5, eaves - 8, [96, 66], random.pick(["flat", "gabled"]), roof, style);
  body += rect(hx, eaves, house, ground - eaves, wall.fill);
  if (second !== wall) body += rect(hx, eaves, house, 142, second.fill);
  body += gabled
    ? ""
    : rect(hx - 10, eaves - 2, house + 20, 9, lighter(frame, 0.08)) + shade(hx, eaves + 7, house, 18, light);
  body += storey(
    2,
    [0.27, 0.73].map((share) => drawWindow(random, hx + house * share - 46, eaves + 36, 92, 76, style)).join("") +
      (gabled ? drawWindow(random, hx + house / 2 - 22, eaves - 54, 44, 46, { ...style, lintel: "none" }) : ""),
  );
  const door = mirror ? hx + 52 : hx + house - 52;
  const bow = mirror ? hx + house * 0.64 : hx + house * 0.36;
  const color = random.pick(doorColors);
  const wide = house * 0.46;
  body += storey(
    1,
    rect(hx, ground - 22, house, 22, "#8B9398") +
      shade(hx, ground - 146, house, 6, light) +
      (random.chance(0.5)
        ? rect(bow - wide / 2 - 12, ground - 144, wide + 24, 144, second.fill) +
          rect(bow - wide / 2 - 18, ground - 152, wide + 36, 11, lighter(frame, 0.05)) +
          shade(bow + (wide / 2) * light.sun, ground - 140, 18 * light.sun > 0 ? 18 : 1, 140, light)
        : "") +
      drawWindow(random, bow - wide / 2, ground - 128, wide, 94, { ...style, bars: "thirds", lintel: "none" }) +
      drawDoor(random, door - 33, ground, 66, 124, { color, stone, light, kind: random.pick(["panelled", "glazed"]) }) +
      rect(door - 46, ground - 144, 92, 8, lighter(frame, 0.05)) +
      garageDoor(random, gx + garage * 0.12, ground, garage * 0.76, 112, random.chance(0.5) ? color : "#ECE7DC", light),
  );
  body += downpipe(mirror ? hx + 3 : hx + house - 9, eaves + 6, ground, light);
  return drawn([wall, ...(second === wall ? [] : [second]), roof], body, eaves - rise * (gabled ? 1.25 : 1.1) - 20, [
    [door, 66],
    [gx + garage / 2, garage * 0.76],
  ]);
};
