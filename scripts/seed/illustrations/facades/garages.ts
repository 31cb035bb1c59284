import { cornice, shade } from "../details.js";
import { drawDoor, garageDoor } from "../doors.js";
import { drawWindow, type WindowStyle } from "../openings.js";
import { accents, bricks, darker, lighter, mix, paleBricks } from "../palette.js";
import { circle, path, rect } from "../svg.js";
import { brickWall, plasterWall } from "../walls.js";
import { bays, drawn, storey, type Facade } from "./facade.js";

/** A row of garage boxes in a yard behind the houses. */
export const garageBoxes: Facade = (random, light, { x, width, ground }) => {
  const wall = random.chance(0.7)
    ? brickWall(random, random.pick(bricks))
    : plasterWall(random, random.pick(["#D7DAD3", "#E4E1DA", "#C9C4B8"]));
  const count = random.whole(3, 5);
  const bay = width / count;
  const same = random.chance(0.4) ? random.pick(accents) : null;
  const roof = random.pick(["#4A4F55", "#5B6468", "#C9C7C0"]);
  const high = 168;
  let body =
    rect(x, ground - high, width, high, wall.fill) +
    rect(x - 8, ground - high - 14, width + 16, 18, roof) +
    shade(x, ground - high + 4, width, 12, light);
  const opened = random.chance(0.3) ? random.whole(0, count - 1) : -1;
  let doors = "";
  for (const [index, middle] of bays(x, width, count).entries()) {
    const wide = bay * 0.8;
    doors += rect(middle - wide / 2 - 5, ground - 130, wide + 10, 130, lighter(wall.color, 0.2));
    doors += garageDoor(
      random,
      middle - wide / 2,
      ground,
      wide,
      124,
      same ?? random.pick([...accents, "#ECE7DC", "#8B8F8C", "#A57B52"]),
      light,
    );
    if (index === opened)
      doors +=
        rect(middle - wide / 2, ground - 106, wide, 106, "#1D2124") +
        rect(middle - wide / 2, ground - 30, wide, 30, "#5C5853");
    doors += rect(middle - 8, ground - 150, 16, 12, "#ECE7DC", { rx: 2 });
  }
  if (random.chance(0.5)) body += rect(x + bay - 3, ground - high + 4, 6, high, "#7D8486");
  return drawn([wall], body + storey(1, doors), ground - high - 18, []);
};

/** The way down to the cars below a block: a ramp, a sectional gate with light behind it, a blue sign. */
export const undergroundGarage: Facade = (random, light, { x, width, ground }) => {
  const wall = random.chance(0.6)
    ? brickWall(random, random.pick([...paleBricks, ...bricks.slice(0, 4)]), "long")
    : plasterWall(random, random.pick(["#D9D6CE", "#E4E1DA", "#C9C7C0"]));
  const left = random.chance(0.5);
  const wide = Math.min(width * 0.62, 260);
  const gx = left ? x + width * 0.08 : x + width * 0.92 - wide;
  const high = 250;
  const opened = random.chance(0.4);
  const frame = random.pick(["#2A2F33", "#3C4A50"]);
  let body =
    rect(x, ground - high, width, high, wall.fill) +
    rect(x - 5, ground - high - 10, width + 10, 14, "#C9C7C0") +
    shade(x, ground - high + 4, width, 10, light);
  const style: WindowStyle = { frame, stone: "#C9C4B8", light, bars: "thirds", lintel: "none", lived: 0.9 };
  let low = rect(gx - 12, ground - 176, wide + 24, 176, "#BDB9B0") + rect(gx, ground - 164, wide, 164, "#1F2427");
  // Inside it is lit: tubes on the ceiling, one after the other, and pillars.
  for (let row = 0; row < 4; row += 1)
    low += rect(gx + wide * (0.2 + row * 0.06), ground - 150 + row * 16, wide * (0.6 - row * 0.12), 4, "#FFEBC2", {
      opacity: 0.9 - row * 0.15,
    });
  low +=
    path(`M${gx} ${ground}L${gx + wide * 0.34} ${ground - 62}h${wide * 0.32}L${gx + wide} ${ground}z`, "#4A4A4A") +
    path(
      `M${gx + wide * 0.2} ${ground - 140}v140h14v-140zM${gx + wide * 0.74} ${ground - 140}v140h14v-140z`,
      "#5C5E5C",
    );
  const shut = opened ? 46 : 164;
  low += rect(gx, ground - 164, wide, shut, mix(frame, "#8B9398", 0.5));
  let slats = "";
  for (let y = ground - 152; y < ground - 164 + shut; y += 12) slats += `M${gx} ${y}h${wide}`;
  low +=
    path(slats, "none", { stroke: darker(frame, 0.2), "stroke-width": 3 }) +
    (opened ? "" : rect(gx + 10, ground - 128, wide - 20, 16, mix("#FFE3B3", frame, 0.35)));
  let stripes = "";
  for (let at = 0; at < wide + 12; at += 24) stripes += `M${gx - 6 + at} ${ground - 176}h12l-8 10h-12z`;
  low += rect(gx - 12, ground - 176, wide + 24, 10, "#E7C25A") + path(stripes, "#2A2F33");
  const rest = left ? [gx + wide + 22, x + width - 10] : [x + 10, gx - 22];
  const [from = 0, to = 0] = rest;
  const sign = (from + to) / 2;
  low +=
    rect(sign - 25, ground - 186, 50, 50, "#2D5C9A", { rx: 6 }) +
    path(`M${sign - 9} ${ground - 146}v-30h11q11 0 11 10t-11 10h-4v10z`, "#FFFFFF") +
    path(`M${sign - 2} ${ground - 170}h4q4 0 4 4t-4 4h-4z`, "#2D5C9A");
  if (to - from > 80)
    low += drawDoor(random, sign - 28, ground, 56, 108, { color: frame, stone: "#BDB9B0", light, kind: "glazed" });
  low +=
    circle(gx + wide / 2, ground - 190, 7, random.pick(["#C9705A", "#8FA35E"])) +
    rect(gx - 12, ground - 3, wide + 24, 3, "#8B8F8C");
  body += storey(1, low);
  body += bays(x, width, 3)
    .map((middle) => drawWindow(random, middle - width * 0.12, ground - high + 14, width * 0.24, 40, style))
    .join("");
  return drawn([wall], body + cornice(x, ground - high - 6, width, "#C9C7C0", light, "plain"), ground - high - 16, [
    [gx + wide / 2, wide],
  ]);
};
