import { pot, shade, wallLamp } from "../details.js";
import { drawDoor } from "../doors.js";
import { drawWindow, type WindowStyle } from "../openings.js";
import { bricks, darker, doorColors, lighter, mix } from "../palette.js";
import { circle, path, rect } from "../svg.js";
import { brickWall, plasterWall } from "../walls.js";
import { drawn, storey, type Facade } from "./facade.js";

/** White volumes of the modernists, 1930–1970: ribbon windows, a roof terrace with a ship's rail, a round corner or a porthole. */
export const modernist: Facade = (random, light, { x, width, ground }) => {
  const white = plasterWall(random, random.pick(["#F5F1E8", "#F1EBE0", "#ECE7DC", "#F3E8D4"]));
  const low = random.chance(0.5)
    ? brickWall(random, random.pick([...bricks, "#C6A45F"]))
    : plasterWall(random, random.pick(["#D7DAD3", "#C9C4B8", "#E4DED2"]));
  const frame = random.pick(["#23282B", "#2F4A45", "#6B2E35", "#33475B", "#3A4A55"]);
  const style: WindowStyle = { frame, stone: "#E4DED2", light, bars: "thirds", lintel: "none" };
  const mirror = random.chance(0.5);
  const at = (share: number) => x + width * (mirror ? 1 - share : share);
  const from = (share: number, wide: number) => at(share) - (mirror ? wide : 0);
  const [first, second] = [160, 158];
  const upper = width * random.between(0.64, 0.78);
  const ux = from(0, upper);
  const y = ground - first - second;
  const round = random.chance(0.55);
  let body = rect(from(0.02, width * 0.95), ground - first, width * 0.95, first, low.fill);
  const curve = 54;
  // The round corner stands at the open side, towards the terrace.
  body += round
    ? mirror
      ? path(`M${ux + upper} ${y}H${ux + curve}q-${curve} 0 -${curve} ${curve}v${second - curve}h${upper}z`, white.fill)
      : path(`M${ux} ${y}h${upper - curve}q${curve} 0 ${curve} ${curve}v${second - curve}h-${upper}z`, white.fill)
    : rect(ux, y, upper, second, white.fill) + rect(ux - 4, y - 8, upper + 8, 10, darker(white.color, 0.1));
  body += shade(from(0.02, width * 0.95), ground - first, width * 0.95, 20, light);
  const rest = width * 0.97 - upper;
  const rx = from(upper / width, rest);
  let rails = "";
  for (const rail of [44, 30, 16]) rails += `M${rx} ${ground - first - rail}h${rest}`;
  for (let post = rx; post <= rx + rest; post += rest / 4) rails += `M${post} ${ground - first}v-46`;
  body +=
    rect(rx - 4, ground - first - 6, rest + 8, 10, lighter(white.color, 0.3)) +
    path(rails, "none", { stroke: frame, "stroke-width": 2.6 });
  if (random.chance(0.6)) body += pot(random, rx + rest * 0.5, ground - first - 5, 24, light);
  const bands = random.pick([1, 2, 2]);
  const room = upper - 40;
  let windows = "";
  for (let index = 0; index < bands; index += 1)
    windows += drawWindow(random, ux + 26 + (room / bands) * index, y + 40, room / bands - 20, random.pick([76, 84]), {
      ...style,
      bars: bands === 1 ? "thirds" : random.pick(["thirds", "mullion"]),
    });
  body += storey(
    2,
    windows +
      rect(ux + 10, y + 24, upper - 20, 3, darker(white.color, 0.12)) +
      rect(ux + 10, y + 136, upper - 20, 3, darker(white.color, 0.12)),
  );
  const door = at(0.76);
  let below = rect(from(0.02, width * 0.95), ground - 16, width * 0.95, 16, "#7A8489");
  below += drawWindow(random, from(0.07, width * 0.4), ground - 130, width * 0.4, 104, {
    ...style,
    bars: random.pick(["thirds", "cross"]),
  });
  below += random.chance(0.6)
    ? circle(at(0.6), ground - 96, 25, lighter(white.color, 0.2)) +
      circle(at(0.6), ground - 96, 20, mix(light.glass, light.glassLow, 0.4)) +
      path(`M${at(0.6) - 20} ${ground - 96}h40m-20 -20v40`, "none", { stroke: frame, "stroke-width": 3 })
    : drawWindow(random, at(0.6) - 14, ground - 132, 28, 104, { ...style, bars: "none" });
  below += drawDoor(random, door - 35, ground, 70, 128, {
    color: random.pick([frame, ...doorColors]),
    stone: "#D8D1C4",
    light,
    kind: random.pick(["modern", "glazed"]),
  });
  below +=
    rect(door - 70, ground - 148, 140, 9, lighter(white.color, 0.2)) +
    shade(door - 66, ground - 139, 132, 14, light) +
    rect(door + 56, ground - 140, 5, 140, frame) +
    wallLamp(door - 52, ground - 104, light);
  return drawn([white, low], body + storey(1, below), y - 16, [[door, 70]]);
};
