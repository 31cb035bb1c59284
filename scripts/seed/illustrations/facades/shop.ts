import { cornice, downpipe, shade } from "../details.js";
import { drawDoor } from "../doors.js";
import { drawWindow, type WindowStyle } from "../openings.js";
import { accents, bricks, darker, lighter, mix, whites } from "../palette.js";
import { path, rect } from "../svg.js";
import { brickWall, plasterWall } from "../walls.js";
import { bays, drawn, stoneOf, storey, type Facade } from "./facade.js";

/** A shop with homes above: big panes, an awning, a board without a name. */
export const shop: Facade = (random, light, plot) => {
  const { x, width, ground } = plot;
  const wall = random.chance(0.65)
    ? brickWall(random, random.pick(bricks))
    : plasterWall(random, random.pick(["#F1EBE0", "#E7DCC9", "#DDE0DA", "#E4D0BC"]));
  const stone = stoneOf(wall);
  const front = random.pick([...accents, "#2C5A63", "#6B2E35"]);
  const [first, each] = [204, 146];
  const top = ground - first - each * 2;
  const columns = width > 430 ? 4 : 3;
  const style: WindowStyle = {
    frame: random.pick([...whites, "#F4F0E8", front]),
    stone,
    light,
    bars: random.pick(["cross", "transom", "sash"]),
    lintel: random.pick(["flat", "hood", "arch", "keystone"]),
  };
  let body = rect(x, top, width, ground - top, wall.fill);
  for (const level of [1, 2]) {
    const floor = ground - first - (level - 1) * each;
    body += storey(
      level + 1,
      rect(x, floor - 4, width, 7, stone) +
        bays(x, width, columns)
          .map((middle) => drawWindow(random, middle - 31, floor - 116, 62, 92, style))
          .join(""),
    );
  }
  body += cornice(x, top - 4, width, stone, light, random.pick(["bracket", "dentil", "plain"]));
  const side = random.chance(0.5);
  const doorWide = 70;
  const middle = random.chance(0.4) ? x + width / 2 : side ? x + width - 62 : x + 62;
  const glass = light.lit > 0.2 ? "#F4CE8C" : mix(light.glass, light.glassLow, 0.55);
  let low =
    rect(x, ground - first + 8, width, first - 8, front) +
    rect(x + 10, ground - first + 16, width - 20, 34, darker(front, 0.22)) +
    rect(x + width * 0.34, ground - first + 29, width * 0.32, 7, "#E8D9B8", { rx: 3 });
  for (const [from, to] of [
    [x + 16, middle - doorWide / 2 - 12],
    [middle + doorWide / 2 + 12, x + width - 16],
  ] as const) {
    if (to - from < 40) continue;
    const goods = bays(from, to - from, Math.max(2, Math.round((to - from) / 46)));
    low += rect(from, ground - 140, to - from, 112, glass);
    for (const at of goods) {
      const high = random.between(16, 54);
      low += rect(
        at - 11,
        ground - 28 - high,
        random.between(14, 24),
        high,
        mix(random.pick(["#C9705A", "#5C6B4A", "#E8D9B8", "#33475B", "#B98F63"]), glass, 0.35),
      );
    }
    low += path(
      `M${from} ${ground - 60}L${from + (to - from) * 0.6} ${ground - 140}h${(to - from) * 0.2}L${from} ${ground - 34}z`,
      "#FFF",
      { opacity: 0.16 },
    );
    low += rect(from, ground - 140, to - from, 10, "#0E1216", { opacity: 0.25 });
  }
  low += drawDoor(random, middle - doorWide / 2, ground, doorWide, 140, {
    color: darker(front, 0.2),
    stone: lighter(front, 0.14),
    light,
    kind: "glazed",
  });
  if (random.chance(0.7)) {
    const cloth = random.pick(["#F1EBE0", "#E7DCC9"]);
    const tone = random.chance(0.5) ? mix(front, cloth, 0.25) : cloth;
    for (let at = 0, index = 0; at < width - 6; at += 22, index += 1) {
      const wide = Math.min(22, width - at);
      low += path(`M${x + at} ${ground - 152}h${wide}l0 34q-${wide / 2} 9 -${wide} 0z`, index % 2 ? cloth : tone);
    }
    low += shade(x + 6, ground - 112, width - 12, 22, light);
  }
  body += storey(1, low) + downpipe(light.sun > 0 ? x + width - 9 : x + 3, top + 12, ground - first, light);
  return drawn([wall], body, top - 14, [[middle, doorWide]]);
};
