import { balcony, chimney, cornice, downpipe, shade } from "../details.js";
import { drawWindow, type WindowStyle } from "../openings.js";
import { accents, bluestones, bricks, darker, doorColors, lighter, mix, plasters, whites } from "../palette.js";
import { path, rect } from "../svg.js";
import { brickWall, plasterWall, tiles, type Wall } from "../walls.js";
import { bays, drawn, storey, type Facade } from "./facade.js";
import { groundFloor } from "./ground-floor.js";
import { dormer, slope } from "./roofs.js";

/** A neoclassical herenhuis, 1840–1914: white plaster or blue stone, tall windows, one balcony in the middle of the first floor. */
export const townhouse: Facade = (random, light, plot, storeys) => {
  const { x, width, ground } = plot;
  const wall: Wall = random.chance(0.72)
    ? plasterWall(random, random.pick([...plasters, "#EFE3CF", "#E4D6C3", "#D9DEDC"]))
    : brickWall(random, random.pick(bricks.slice(2, 6)), "cross");
  const roof = tiles(random, random.pick(["#4A4F55", "#3F4246", "#5A4A45"]), true);
  const stone = wall.brick ? random.pick(["#C9C4B8", "#DCD0BC"]) : lighter(wall.color, 0.45);
  const columns = 3;
  const first = random.between(176, 190);
  const heights = [first, random.between(172, 184), 148, 118].slice(0, storeys);
  const top = ground - heights.reduce((sum, height) => sum + height, 0);
  const rise = random.between(52, 78);
  const hood = random.pick(["hood", "keystone", "round", "hood"] as const);
  const style: WindowStyle = {
    frame: random.chance(0.75) ? random.pick(whites) : random.pick(accents),
    stone,
    light,
    bars: random.pick(["cross", "transom"]),
    lintel: hood,
  };
  const iron = random.pick(["#23262A", "#2F3A38", "#3A3330"]);
  let body =
    chimney(random, x + width * random.pick([0.08, 0.82]), top - rise + 10, 56, wall, stone) +
    slope(x + 4, top, width - 8, rise, 14, roof);
  for (const at of random.pick([[0.5], [0.22, 0.78], [0.2, 0.5, 0.8]]))
    body += dormer(random, x + width * at, top - 6, [54, rise * 0.8], random.pick(["round", "gabled"]), roof, style);
  body += rect(x, top, width, ground - top, wall.fill);
  // Rusticated ground floor: the stones are told by their joints.
  const base = wall.brick ? mix(random.pick(bluestones), "#FFFFFF", 0.12) : darker(wall.color, 0.05);
  let joints = "";
  for (let y = ground - first + 18; y < ground - 40; y += 25) joints += `M${x} ${y}h${width}`;
  body +=
    rect(x, ground - first, width, first, base) +
    path(joints, "none", { stroke: darker(base, 0.18), "stroke-width": 2.2 });
  if (random.chance(0.6))
    for (const at of [x + 4, x + width - 20])
      body +=
        rect(at, top + 20, 16, ground - first - top - 20, lighter(stone, 0.1)) +
        shade(at + (light.sun > 0 ? 16 : -4), top + 20, 4, ground - first - top - 20, light);
  let floor = ground - first;
  const balconied = random.pick(["middle", "all", "none", "middle"] as const);
  for (let level = 1; level < storeys; level += 1) {
    const high = heights[level] ?? 140;
    const tall = high * (level === 1 ? 0.72 : level === 3 ? 0.54 : 0.64);
    const wide = Math.min((width / columns) * 0.5, 66);
    let windows = rect(x, floor - 5, width, 11, stone) + shade(x, floor + 6, width, 5, light);
    for (const middle of bays(x, width, columns)) {
      const windowStyle = { ...style, lintel: level === 3 ? ("flat" as const) : style.lintel, sill: level !== 1 };
      windows += drawWindow(
        random,
        middle - wide / 2,
        floor - tall - (level === 1 ? 8 : high * 0.14),
        wide,
        tall,
        windowStyle,
      );
      if (level === 2 && random.chance(0.5)) windows += rect(middle - wide * 0.3, floor - 18, wide * 0.6, 5, stone);
    }
    if (level === 1 && balconied !== "none") {
      const across = balconied === "all" ? width * 0.92 : width * 0.4;
      for (const at of [-0.38, 0.38])
        windows += path(`M${x + width / 2 + across * at - 7} ${floor + 6}h14l-3 26h-8z`, darker(stone, 0.08));
      windows += balcony(random, x + width / 2 - across / 2, floor - 4, across, {
        kind: random.pick(["scroll", "iron"]),
        color: iron,
        slab: stone,
        light,
        high: 42,
      });
    }
    body += storey(level + 1, windows);
    floor -= high;
  }
  body += cornice(x, top - 4, width, stone, light, random.pick(["bracket", "dentil"]));
  const carriage = width > 330 && random.chance(0.45);
  const doorAt = carriage ? 1 : random.pick([0, 2]);
  const below = { ...plot, height: first, columns, stone, doorAt, plinthHeight: 52 };
  const entrance = groundFloor(random, light, {
    ...below,
    style: { ...style, lintel: hood === "round" ? "arch" : "keystone" },
    door: { color: random.pick(doorColors), width: carriage ? 104 : random.between(74, 84), kind: "double" },
  });
  body += storey(1, entrance.body) + downpipe(light.sun > 0 ? x + width - 9 : x + 3, top + 30, ground, light);
  return drawn([wall, roof], body, top - rise - 30, [entrance.door]);
};
