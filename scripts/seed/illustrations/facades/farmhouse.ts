import { chimney, climber, downpipe, shade, skylight } from "../details.js";
import { drawDoor } from "../doors.js";
import { drawWindow, type WindowStyle } from "../openings.js";
import { darker } from "../palette.js";
import { path, rect } from "../svg.js";
import { brickWall, plasterWall, tiles } from "../walls.js";
import { drawn, storey, type Facade } from "./facade.js";
import { dormer, slope } from "./roofs.js";

/** A long hoeve from before 1930: low eaves, a tiled roof along its whole length, a barn with round-headed doors. */
export const farmhouse: Facade = (random, light, { x, width, ground }, storeys) => {
  const white = random.chance(0.55);
  const wall = white
    ? plasterWall(random, random.pick(["#F5F1E8", "#EFE9DC", "#F1E6D0"]))
    : brickWall(random, random.pick(["#A65A42", "#8F4A38", "#9C6B55", "#B9714F"]), "cross");
  const roof = tiles(random, random.pick(["#8C4F3A", "#7B4E3E", "#9A5A40", "#5A4A45"]), false);
  const stone = white ? "#DAD2C2" : "#DCD0BC";
  const trim = random.pick(["#2F4A45", "#5C6B4A", "#33475B", "#7F3320", "#3A3330"]);
  const eaves = ground - (storeys === 2 ? 232 : 128);
  const rise = random.between(128, 156);
  const mirror = random.chance(0.5);
  const at = (share: number) => x + width * (mirror ? 1 - share : share);
  const style: WindowStyle = {
    frame: random.chance(0.7) ? "#FBF8F2" : trim,
    stone,
    light,
    bars: random.pick(["cross", "grid"]),
    lintel: random.pick(["flat", "arch"]),
    shutters: random.chance(0.75) ? trim : undefined,
  };
  let body =
    chimney(random, at(0.12) - 18, eaves - rise + 16, 52, wall, stone) +
    chimney(random, at(0.58) - 18, eaves - rise + 16, 46, wall, stone);
  body += slope(x - 12, eaves + 5, width + 24, rise, random.pick([10, 44]), roof);
  if (storeys === 1)
    for (const share of random.pick([[0.3], [0.22, 0.4], []]))
      body += dormer(random, at(share), eaves - 26, [54, 50], "gabled", roof, { ...style, shutters: undefined });
  for (const share of [0.72, 0.84]) if (random.chance(0.5)) body += skylight(at(share), eaves - 84, 26, 38, light);
  body += rect(x, eaves, width, ground - eaves, wall.fill) + shade(x, eaves + 5, width, 18, light);
  if (!white)
    body += path([0, 1, 2].map((row) => `M${x} ${eaves + 6 + row * 7}h${width}`).join(""), "none", {
      stroke: darker(wall.color, 0.25),
      "stroke-width": 2,
      "stroke-dasharray": "7 7",
    });
  body += rect(x, ground - 22, width, 22, white ? "#3E3F41" : "#7A8489");
  const spots = [0.07, 0.2, 0.46, 0.58];
  if (storeys === 2)
    body += storey(
      2,
      [...spots, 0.33, 0.74, 0.9]
        .map((share) => drawWindow(random, at(share) - 25, eaves + 28, 50, 64, { ...style, shutters: undefined }))
        .join(""),
    );
  const door = at(0.33);
  let low = spots.map((share) => drawWindow(random, at(share) - 25, ground - 104, 50, 70, style)).join("");
  low += drawDoor(random, door - 31, ground, 62, 112, { color: trim, stone, light, fanlight: storeys === 2 });
  // The barn: one gate under a round arch, now glass or still boards.
  const gate = width * 0.13;
  const glassed = random.chance(0.5);
  for (const share of random.pick([[0.8], [0.73, 0.9]])) {
    const middle = at(share);
    const wide = share === 0.8 ? gate * 1.25 : gate * 0.9;
    low += glassed
      ? drawWindow(random, middle - wide / 2, ground - 116, wide, 116, {
          ...style,
          frame: "#2B2E30",
          bars: "thirds",
          lintel: "arch",
          shutters: undefined,
          sill: false,
        })
      : path(`M${middle - wide / 2 - 6} ${ground}v-94a${wide / 2 + 6} 24 0 0 1 ${wide + 12} 0v94z`, stone) +
        path(`M${middle - wide / 2} ${ground}v-92a${wide / 2} 20 0 0 1 ${wide} 0v92z`, trim) +
        path(
          `M${middle} ${ground}v-110M${middle - wide / 2 + 8} ${ground - 20}l${wide / 2 - 12} -66M${middle + wide / 2 - 8} ${ground - 20}l-${wide / 2 - 12} -66`,
          "none",
          { stroke: darker(trim, 0.3), "stroke-width": 3 },
        );
  }
  body += storey(1, low) + downpipe(at(0.645), eaves + 8, ground, light);
  if (random.chance(0.6)) body += climber(random, door + (mirror ? -46 : 46), ground, storeys === 2 ? 160 : 84, light);
  return drawn([wall, roof], body, eaves - rise - 50, [[door, 62]]);
};
