import { pot, shade } from "../details.js";
import { drawDoor, garageDoor } from "../doors.js";
import { drawWindow, type WindowStyle } from "../openings.js";
import { bricks, darker, doorColors, lighter, plasters, roofs } from "../palette.js";
import { rect } from "../svg.js";
import { brickWall, plasterWall, tiles } from "../walls.js";
import { drawn, storey, type Facade } from "./facade.js";
import { slope } from "./roofs.js";

/** One floor under a low wide roof, 1958–1985: a big pane to the garden, a carport, a chimney of rough stone. */
export const bungalow: Facade = (random, light, { x, width, ground }) => {
  const wall = random.chance(0.65)
    ? brickWall(random, random.pick([...bricks, "#D3C09B", "#E3DACB"]), "long")
    : plasterWall(random, random.pick(plasters));
  const stack = brickWall(random, random.pick(["#B9AFA0", "#8A8580", "#CDB89A", "#7D4437"]), "stack");
  const roof = tiles(random, random.pick(roofs));
  const flat = random.chance(0.4);
  const mirror = random.chance(0.5);
  const at = (share: number) => x + width * (mirror ? 1 - share : share);
  const from = (share: number, wide: number) => at(share) - (mirror ? wide : 0);
  const frame = random.pick(["#8A6242", "#57493F", "#FBF8F2", "#2B2E30"]);
  const style: WindowStyle = { frame, stone: "#C9C4B8", light, bars: "thirds", lintel: "none", lived: 0.9 };
  const eaves = ground - 142;
  const rise = flat ? 0 : random.between(82, 108);
  const fascia = random.pick(["#ECE7DC", "#57493F", "#3A3F44", "#8A6242"]);
  const house = width * 0.78;
  const hx = from(0, house);
  let body =
    rect(at(0.3) - 34, eaves - rise - 62, 68, 120 + rise, stack.fill) +
    rect(at(0.3) - 38, eaves - rise - 68, 76, 8, "#C9C4B8");
  const carport = from(0.76, width * 0.24);
  body +=
    rect(carport, eaves + 20, width * 0.24, 122, darker(wall.color, 0.42)) +
    garageDoor(random, carport + 22, ground, width * 0.24 - 40, 106, random.pick([frame, "#ECE7DC", "#5C6B4A"]), light);
  body += rect(hx, eaves, house, ground - eaves, wall.fill);
  body += rect(mirror ? carport + 4 : carport + width * 0.24 - 12, eaves, 8, 142, frame);
  body += shade(x, eaves + 12, width, 30, light);
  body += flat
    ? rect(x - 40, eaves - 14, width + 80, 26, fascia) + rect(x - 40, eaves - 14, width + 80, 4, lighter(fascia, 0.25))
    : slope(x - 44, eaves + 6, width + 88, rise, random.pick([90, 26, 60]), roof) +
      rect(x - 44, eaves + 2, width + 88, 10, fascia);
  const wide = house * 0.38;
  const door = at(0.52);
  const wood = random.chance(0.6);
  let low = rect(hx, ground - 10, house, 10, "#7A8489");
  if (wood)
    low += rect(
      at(0.46) - (mirror ? house * 0.16 : 0),
      eaves + 12,
      house * 0.16,
      130,
      random.pick(["#A57B52", "#8A6242", "#57493F"]),
    );
  low += drawWindow(random, from(0.06, wide), ground - 122, wide, 112, { ...style, sill: false });
  low += drawDoor(random, door - 34, ground, 68, 118, {
    color: random.pick(doorColors),
    stone: frame,
    light,
    kind: random.pick(["modern", "glazed"]),
  });
  for (const share of [0.63])
    low += drawWindow(random, from(share, house * 0.13), ground - 116, house * 0.13, 56, { ...style, bars: "mullion" });
  low += pot(random, door + (mirror ? 56 : -56), ground, 24, light);
  body += storey(1, low);
  return drawn([wall, stack, roof], body, eaves - rise - 74, [
    [door, 68],
    [carport + width * 0.12, width * 0.18],
  ]);
};
