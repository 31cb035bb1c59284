import { chimney, climber, pot, shade, skylight, solarPanels, wallLamp } from "../details.js";
import { drawDoor, garageDoor } from "../doors.js";
import { drawWindow, type WindowStyle } from "../openings.js";
import { accents, bricks, darker, doorColors, lighter, plasters, roofs, whites } from "../palette.js";
import { path, rect } from "../svg.js";
import { brickWall, plasterWall, tiles } from "../walls.js";
import { drawn, stoneOf, storey, type Facade } from "./facade.js";
import { dormer, pointedGable, slope } from "./roofs.js";

/** A detached house with a big roof, 1950–2005: rooms under the slope, a gable, dormers, shutters. */
export const villa: Facade = (random, light, { x, width, ground }) => {
  const whitewashed = random.chance(0.5);
  const wall = whitewashed
    ? plasterWall(random, random.pick(plasters))
    : brickWall(random, random.pick([...bricks, "#D3C09B", "#E3DACB"]));
  const roof = tiles(random, random.pick([...roofs, "#8C5A42", "#3B4A4E"]));
  const stone = stoneOf(wall);
  const eaves = ground - random.between(146, 168);
  const rise = random.between(190, 236);
  const ridge = eaves - rise;
  const thatchLow = random.chance(0.35);
  const shutters = random.chance(0.5) ? random.pick(accents) : undefined;
  const frame = random.pick([...whites, "#57493F", "#3A4A45"]);
  const style: WindowStyle = {
    frame,
    stone,
    light,
    bars: random.pick(["cross", "grid", "mullion"]),
    lintel: "none",
    shutters,
  };
  const bare = { ...style, shutters: undefined };
  const mirror = random.chance(0.5);
  const at = (share: number) => x + width * (mirror ? 1 - share : share);
  const gable = width * random.between(0.3, 0.38);
  const gableX = at(0.3) - gable / 2;
  const lean = random.chance(0.5) ? width * 0.16 : 12;
  let body = chimney(random, at(0.84) - 20, ridge + 44, 96, wall, stone);
  body += slope(x - 30, eaves + (thatchLow ? 14 : 4), width + 60, rise, lean + 20, roof);
  const dormers = random.pick([[0.66], [0.58, 0.84], [0.76], [0.6, 0.76, 0.92]]);
  const upstairs = dormers
    .map((share) =>
      dormer(random, at(share), eaves - 40, [78, 74], random.pick(["gabled", "flat", "round"]), roof, bare),
    )
    .join("");
  body += rect(x, eaves, width, ground - eaves, wall.fill);
  body +=
    rect(x - 32, eaves + (thatchLow ? 12 : 0), width + 64, 9, lighter(frame, 0.1)) +
    shade(x, eaves + 9, width, 26, light);
  // The gable stands a little before the wall and throws its shadow on it.
  body += shade(gableX + 22 * light.sun, eaves + 10, gable, ground - eaves - 10, light);
  body +=
    pointedGable(gableX, eaves, gable, rise * 0.84, wall, lighter(frame, 0.05), light) +
    rect(gableX, eaves, gable, ground - eaves, wall.fill);
  body += storey(
    2,
    upstairs +
      drawWindow(random, gableX + gable / 2 - 38, eaves - 84, 76, 88, {
        ...bare,
        lintel: random.pick(["none", "arch"]),
      }),
  );
  const onRoof = random.pick(["skylight", "panels", "nothing"] as const);
  if (onRoof === "skylight") body += skylight(at(0.52) - 16, eaves - 150, 32, 46, light);
  if (onRoof === "panels") body += solarPanels(at(0.74) - 85, eaves - rise + 26, 5, 2);
  const below = drawWindow(random, gableX + gable / 2 - 56, ground - 122, 112, 94, { ...bare, bars: "thirds" });
  const door = at(0.55);
  const color = random.pick(doorColors);
  const porch = random.pick(["slab", "gable", "none"] as const);
  let low = rect(x, ground - 16, width, 16, "#8B9398") + below;
  low += drawDoor(random, door - 36, ground, 72, 128, { color, stone, light });
  if (porch === "slab")
    low +=
      rect(door - 62, ground - 152, 124, 9, frame) +
      rect(door - 58, ground - 143, 7, 143, frame) +
      rect(door + 51, ground - 143, 7, 143, frame) +
      shade(door - 50, ground - 143, 100, 16, light);
  if (porch === "gable")
    low +=
      path(
        `M${door - 66} ${ground - 138}L${door} ${ground - 182}L${door + 66} ${ground - 138}z`,
        darker(roof.color, 0.1),
      ) +
      rect(door - 60, ground - 138, 120, 6, frame) +
      rect(door - 58, ground - 132, 7, 132, frame) +
      rect(door + 51, ground - 132, 7, 132, frame);
  low += wallLamp(door + 54, ground - 96, light);
  const garage = random.chance(0.4);
  if (garage)
    low += garageDoor(random, at(0.84) - 70, ground, 140, 112, random.pick([color, "#F1EBE0", "#57493F"]), light);
  else for (const share of [0.74, 0.9]) low += drawWindow(random, at(share) - 33, ground - 122, 66, 92, style);
  low += pot(random, door - 50, ground, 26, light);
  body += storey(1, low);
  if (random.chance(0.4)) body += climber(random, gableX + (mirror ? gable - 8 : 8), ground, 190, light);
  return drawn([wall, roof], body, ridge - 60, [[door, 72], ...(garage ? [[at(0.84), 140] as const] : [])]);
};
