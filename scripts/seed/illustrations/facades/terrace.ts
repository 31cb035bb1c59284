import type { Random } from "../../random.js";
import { balcony, chimney, cornice, downpipe, shade } from "../details.js";
import { drawWindow, type WindowStyle } from "../openings.js";
import { accents, darker, doorColors, roofs, whites } from "../palette.js";
import { path, rect } from "../svg.js";
import { tiles } from "../walls.js";
import { bays, drawn, oldWall, stoneOf, storey, type Facade } from "./facade.js";
import { groundFloor } from "./ground-floor.js";
import { dormer, pointedGable, slope, steppedGable } from "./roofs.js";

function bands(random: Random, x: number, width: number, from: number, to: number, color: string): string {
  const step = random.pick([34, 46, 58]);
  let lines = "";
  for (let y = from + step; y < to - 8; y += step) lines += `M${x} ${y}h${width}v5h-${width}z`;
  return path(lines, color, { opacity: 0.85 });
}

/** A row house of Zurenborg, Borgerhout or the old town, 1880–1925: brick or plaster, bluestone, a cornice or a gable. */
export const terrace: Facade = (random, light, plot, storeys) => {
  const { x, width, ground } = plot;
  const wall = oldWall(random);
  const roof = tiles(random, random.pick(roofs));
  const stone = stoneOf(wall);
  const columns = width > 300 ? 3 : 2;
  const first = random.between(160, 172);
  const each = random.between(138, 152) - (storeys === 4 ? 8 : 0);
  const top = ground - first - (storeys - 1) * each;
  const crown = random.pick(["eaves", "eaves", "eaves", "stepped", "pointed"] as const);
  const style: WindowStyle = {
    frame: random.chance(0.4) ? random.pick(accents) : random.pick(whites),
    stone,
    light,
    bars: random.pick(["cross", "sash", "mullion", "transom"]),
    lintel: wall.brick ? random.pick(["flat", "arch", "soldier", "keystone"]) : random.pick(["hood", "flat", "none"]),
    planter: random.chance(0.16),
  };
  let body = "";
  let peak = top;
  if (crown === "stepped") {
    const steps = [random.pick([4, 5]), random.between(24, 32)] as const;
    peak = top - steps[0] * steps[1];
    body += steppedGable(x, top, width, wall, stone, steps);
    body += drawWindow(random, x + width / 2 - 24, top - steps[0] * steps[1] * 0.7, 48, 66, {
      ...style,
      planter: false,
    });
  } else if (crown === "pointed") {
    peak = top - width * 0.42;
    body += pointedGable(x, top, width, width * 0.4, wall, stone, light);
    body += drawWindow(random, x + width / 2 - 25, top - 84, 50, 70, { ...style, lintel: "arch", planter: false });
  } else {
    const rise = random.between(58, 92);
    peak = top - rise - 40;
    body +=
      chimney(random, x + width * random.pick([0.1, 0.82]), top - rise + 12, 58, wall, stone) +
      slope(x + 3, top, width - 6, rise, 22, roof);
    const kind = random.pick(["gabled", "flat", "round"] as const);
    if (random.chance(0.75))
      for (const at of columns === 3 && random.chance(0.5) ? [0.28, 0.72] : [0.5])
        body += dormer(random, x + width * at, top - 4, [64, rise * 0.72], kind, roof, style);
  }
  body += rect(x, top, width, ground - top, wall.fill);
  if (wall.brick && random.chance(0.35))
    body += bands(random, x, width, top + 20, ground, random.chance(0.6) ? stone : darker(wall.color, 0.22));
  if (!wall.brick && random.chance(0.5)) {
    let joints = "";
    for (let y = ground - first + 16; y < ground - 50; y += 24) joints += `M${x} ${y}h${width}`;
    body += path(joints, "none", { stroke: darker(wall.color, 0.16), "stroke-width": 2 });
  }
  for (let level = 1; level < storeys; level += 1) {
    const floor = ground - first - (level - 1) * each;
    const tall = each * (level === storeys - 1 && storeys > 2 ? 0.56 : 0.64);
    const wide = Math.min((width / columns) * 0.54, tall * 0.72);
    let windows =
      level === 1
        ? rect(x, floor - 4, width, 9, stone) + shade(x, floor + 5, width, 4, light)
        : rect(x, floor - 2, width, 4, stone, { opacity: 0.6 });
    for (const middle of bays(x, width, columns))
      windows += drawWindow(random, middle - wide / 2, floor - tall - each * 0.14, wide, tall, style);
    body += storey(level + 1, windows);
  }
  if (random.chance(0.3) && columns === 3)
    body += balcony(random, x + width / 2 - width * 0.19, ground - first - 6, width * 0.38, {
      kind: "iron",
      color: "#23262A",
      slab: stone,
      light,
    });
  const kind = random.pick(["bracket", "dentil", "plain"] as const);
  if (crown === "eaves")
    body += cornice(x, top - 4, width, random.chance(0.7) ? stone : random.pick(doorColors), light, kind);
  const doorAt = random.chance(0.5) ? 0 : columns - 1;
  const color = random.pick(doorColors);
  const door = { color, width: random.between(64, 78) };
  const below = {
    ...plot,
    height: first,
    columns,
    style: { ...style, planter: false },
    stone,
    door,
    doorAt,
    plinthHeight: 44,
  };
  const entrance = groundFloor(random, light, below);
  body += storey(1, entrance.body);
  body += downpipe(doorAt === 0 ? x + width - 12 : x + 6, crown === "eaves" ? top + 8 : top, ground, light);
  return drawn([wall, roof], body, peak, [entrance.door]);
};
