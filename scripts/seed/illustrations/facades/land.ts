import { lighter, mix } from "../palette.js";
import { hedge, tree } from "../greenery.js";
import { circle, path, rect } from "../svg.js";
import { drawn, type Facade } from "./facade.js";

/** A building plot: grass, a row of trees, stakes and a line where the house may stand. */
export const land: Facade = (random, light, { x, width, ground }) => {
  const grass = random.pick(light.leaf);
  const meadow = random.chance(0.5);
  let body = "";
  const trees = random.whole(4, 7);
  for (let index = 0; index < trees; index += 1)
    body += tree(
      random,
      light,
      x - 160 + index * ((width + 320) / (trees - 1)) + random.between(-40, 40),
      ground - 78,
      random.between(250, 430),
      random.pick(["lime", "poplar", "birch", "pine", "plane"]),
    );
  if (random.chance(0.5)) body += hedge(random, light, x - 400, ground - 84, width + 800, 40);
  const slope = random.between(-26, 26);
  body += path(
    `M${x - 900} ${ground - 96 + slope}q${width / 2 + 900} -34 ${width + 1800} ${-slope * 2}V${ground + 4}H${x - 900}z`,
    lighter(grass, 0.16),
  );
  let blades = "";
  let bright = "";
  for (let index = 0; index < 420; index += 1) {
    const blade = `M${random.between(x - 500, x + width + 500)} ${ground - 92 + 92 * random.next() ** 0.7}l${random.between(-5, 5)} -${random.between(6, meadow ? 26 : 13)}`;
    if (index % 2) blades += blade;
    else bright += blade;
  }
  body +=
    path(blades, "none", { stroke: grass, "stroke-width": 1.8 }) +
    path(bright, "none", { stroke: lighter(grass, 0.3), "stroke-width": 1.6 });
  let flowers = "";
  if (meadow)
    for (let index = 0; index < 60; index += 1)
      flowers += circle(
        random.between(x - 300, x + width + 300),
        random.between(ground - 76, ground - 10),
        random.between(2.4, 4.2),
        random.pick(["#E7C25A", "#F4F0E8", "#C9705A"]),
      );
  const [a, b] = [x + width * 0.1, x + width * 0.9];
  body += path(
    `M${x - 40} ${ground + 4}Q${x + width * 0.2} ${ground - 60} ${x + width * 0.3} ${ground - 94}h26Q${x + width * 0.24} ${ground - 50} ${x + 60} ${ground + 4}z`,
    mix(light.ground, grass, 0.35),
    { opacity: random.chance(0.5) ? 0.8 : 0 },
  );
  body += path(`M${a} ${ground - 14}L${a + 60} ${ground - 76}H${b - 60}L${b} ${ground - 14}z`, "none", {
    stroke: "#FBF8F2",
    "stroke-width": 2.2,
    "stroke-dasharray": "14 9",
  });
  for (const [at, y] of [
    [a, ground - 14],
    [b, ground - 14],
    [a + 60, ground - 76],
    [b - 60, ground - 76],
  ] as const)
    body += rect(at - 4, y - 54, 8, 60, "#C9B08A") + rect(at - 4, y - 54, 8, 13, "#A4452C");
  return drawn([], body + flowers, ground - 330);
};
