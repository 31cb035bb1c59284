import { balcony, shade, wallLamp } from "../details.js";
import { drawDoor, garageDoor } from "../doors.js";
import { drawWindow, type WindowStyle } from "../openings.js";
import { accents, darker, doorColors, lighter, mix, paleBricks, timbers } from "../palette.js";
import { path, rect } from "../svg.js";
import { brickWall, plasterWall, woodWall, zinc } from "../walls.js";
import { drawn, storey, type Facade } from "./facade.js";

/** A detached house since 2008: two boxes, one of wood or slate held out over the other, panes from floor to roof. */
export const cube: Facade = (random, light, { x, width, ground }) => {
  const scheme = random.pick(["white", "brick", "dark", "brick"] as const);
  const main =
    scheme === "white"
      ? plasterWall(random, random.pick(["#F5F1E8", "#F1EEE6"]))
      : scheme === "brick"
        ? brickWall(random, random.pick(paleBricks), "long")
        : brickWall(random, random.pick(["#57585A", "#4C4A48", "#6E6A66"]), "long");
  const second = random.chance(0.6)
    ? woodWall(random, random.pick(timbers), random.chance(0.3))
    : zinc(random, random.pick(["#5B6468", "#3F4548", "#8B8F8C"]));
  const frame = random.pick(["#23282B", "#33393B", "#2B2622"]);
  const style: WindowStyle = { frame, stone: frame, light, bars: "none", lintel: "none", sill: false, lived: 0.9 };
  const mirror = random.chance(0.5);
  const at = (share: number) => x + width * (mirror ? 1 - share : share);
  const from = (share: number, wide: number) => at(share) - (mirror ? wide : 0);
  const [first, second_] = [158, 156];
  const top = ground - first - second_;
  const shape = random.pick(["shifted", "gabled", "stacked"] as const);
  const upper = width * (shape === "stacked" ? 0.62 : 0.7);
  const start = shape === "shifted" ? 0.24 : 0.06;
  const ux = from(start, upper);
  let body =
    rect(from(0.06, width * 0.88), ground - first, width * 0.88, first, main.fill) +
    rect(from(0.06, width * 0.88) - 3, ground - first - 6, width * 0.88 + 6, 8, darker(frame, 0.05));
  const upperWall = shape === "gabled" ? main : random.chance(0.6) ? second : main;
  let peak = top - 8;
  if (shape === "gabled") {
    const wide = upper * 0.5;
    peak = top - wide * 0.42;
    for (const gx of [ux, ux + wide])
      body +=
        path(
          `M${gx} ${ground - first}V${top + 20}L${gx + wide / 2} ${peak}L${gx + wide} ${top + 20}V${ground - first}z`,
          gx === ux ? main.fill : second.fill,
        ) +
        path(`M${gx - 2} ${top + 20}L${gx + wide / 2} ${peak - 4}L${gx + wide + 2} ${top + 20}`, "none", {
          stroke: darker(frame, 0.1),
          "stroke-width": 6,
        });
  } else {
    body += rect(ux, top, upper, second_, upperWall.fill) + rect(ux - 2, top - 6, upper + 4, 8, darker(frame, 0.05));
  }
  body += shade(Math.max(ux, x), ground - first, upper, 30, light, 1.4);
  const panes = shape === "gabled" ? [0.25, 0.75] : random.pick([[0.22, 0.62], [0.3, 0.78], [0.5]]);
  let windows = "";
  for (const share of panes) {
    const wide =
      shape === "gabled" ? upper * 0.26 : panes.length === 1 ? upper * 0.6 : upper * random.between(0.2, 0.34);
    const tall = random.pick([112, 84, 112]);
    windows += drawWindow(random, ux + upper * share - wide / 2, top + (second_ - tall) / 2 + 6, wide, tall, {
      ...style,
      bars: wide > 170 ? "thirds" : random.pick(["none", "mullion"]),
    });
  }
  if (shape === "stacked") {
    const rest = width * 0.94 - upper - width * 0.06;
    windows += balcony(random, from(0.06 + upper / width, rest), ground - first - 4, rest, {
      kind: "glass",
      color: frame,
      slab: lighter(main.color, 0.3),
      light,
    });
  }
  body += storey(2, windows);
  const door = at(0.56);
  const garage = random.chance(0.55);
  const wood = random.chance(0.7) ? second.fill : darker(main.color, 0.14);
  let below = rect(from(0.48, width * 0.2), ground - first + 12, width * 0.2, first - 12, wood);
  below += drawWindow(random, from(0.1, width * 0.34), ground - 134, width * 0.34, 128, {
    ...style,
    bars: random.pick(["thirds", "mullion"]),
  });
  below += drawDoor(random, door - 36, ground, 72, 134, {
    color: random.pick([...doorColors, ...accents]),
    stone: frame,
    light,
    kind: "modern",
  });
  below += garage
    ? garageDoor(random, from(0.72, width * 0.19), ground, width * 0.19, 122, mix(second.color, frame, 0.3), light)
    : drawWindow(random, from(0.73, width * 0.16), ground - 120, width * 0.16, 76, style);
  below +=
    wallLamp(door + (mirror ? -50 : 50), ground - 104, light) +
    rect(from(0.06, width * 0.88), ground - 6, width * 0.88, 6, "#7A8489");
  return drawn([main, second], body + storey(1, below), peak, [
    [door, 72],
    ...(garage ? [[at(0.815), width * 0.19] as const] : []),
  ]);
};
