import type { Random } from "../random.js";
import { accents, bricks, darker, lighter, mix, plasters, roofs, type Light } from "./palette.js";
import { canvas, hedge, tree } from "./street.js";
import { circle, group, line, path, polygon, rect, tag } from "./svg.js";
import { brickWall, drawDoor, drawWindow, plasterWall, tiles, woodWall, type Wall, type WindowStyle } from "./walls.js";

export interface Drawn {
  defs: string;
  body: string;
}

const drawn = (walls: readonly Wall[], body: string): Drawn & { walls: readonly Wall[] } => ({
  defs: walls.map(({ defs }) => defs).join(""),
  body: group(body),
  walls,
});

/** The same building without the texture of its walls: texture is what costs time, and far off nobody sees it. */
export const plain = ({ body, walls }: ReturnType<typeof drawn>): string =>
  walls.reduce((text, { fill, color }) => text.replaceAll(fill, color), body);

export interface Plot {
  x: number;
  width: number;
  ground: number;
}

export type Facade = (random: Random, light: Light, plot: Plot) => ReturnType<typeof drawn>;

const wallOf = (random: Random): Wall =>
  random.chance(0.68) ? brickWall(random, random.pick(bricks)) : plasterWall(random, random.pick(plasters));
const stoneOf = (wall: Wall) => (wall.fill.includes("brick") ? "#DCD0BC" : lighter(wall.color, 0.4));

function windowStyle(random: Random, light: Light, wall: Wall, more: Partial<WindowStyle> = {}): WindowStyle {
  const dark = random.chance(0.4);
  return {
    frame: dark ? random.pick(accents) : "#F4F0E8",
    stone: stoneOf(wall),
    light,
    bars: random.pick(["cross", "sash", "mullion"]),
    lintel: random.pick(["flat", "arch", "flat"]),
    ...more,
  };
}

const shadowed = (x: number, y: number, width: number, height: number, light: Light) =>
  rect(x, y, width, height, "#15110E", { opacity: light.shade * 0.5 });

/** Rows of equal windows over the storeys above the ground floor. */
function storeys(
  random: Random,
  plot: Plot,
  top: number,
  bottom: number,
  count: number,
  columns: number,
  style: WindowStyle,
): string {
  const high = (bottom - top) / count;
  const wide = plot.width / columns;
  let windows = "";
  for (let row = 0; row < count; row += 1) {
    const tall = high * (row === count - 1 && count > 1 ? 0.62 : 0.58);
    for (let column = 0; column < columns; column += 1) {
      const width = Math.min(wide * 0.5, tall * 0.72);
      windows += drawWindow(
        random,
        plot.x + wide * (column + 0.5) - width / 2,
        top + row * high + high * 0.2,
        width,
        tall,
        { ...style, planter: style.planter && row === count - 1 },
      );
    }
  }
  return windows;
}

/** A row house of Zurenborg or the old town: brick or plaster, a cornice or a stepped gable, a stone plinth. */
export const terrace: Facade = (random, light, plot) => {
  const wall = wallOf(random);
  const stone = stoneOf(wall);
  const levels = random.pick([2, 2, 3]);
  const columns = plot.width < 260 ? 2 : 3;
  const storey = random.between(150, 168);
  const plinth = storey * 1.12;
  const top = plot.ground - plinth - levels * storey;
  const stepped = random.chance(0.42);
  const style = windowStyle(random, light, wall, { planter: random.chance(0.3) });
  const roof = tiles(random.pick(roofs));
  const { x, width, ground } = plot;
  const parts: string[] = [];
  if (stepped) {
    const steps = random.pick([4, 5]);
    const stepWidth = width / 2 / (steps + 0.6);
    const stepHeight = random.between(30, 38);
    let outline = `M${x} ${top + 4}`;
    for (let step = 0; step < steps; step += 1) outline += `V${top - step * stepHeight}h${stepWidth}`;
    outline += `V${top - steps * stepHeight}H${x + width - steps * stepWidth}`;
    for (let step = steps - 1; step >= 0; step -= 1) outline += `V${top - step * stepHeight}h${stepWidth}`;
    parts.push(path(`${outline}V${top + 4}z`, wall.fill, { stroke: stone, "stroke-width": 7 }));
    const gable = Math.min(width * 0.22, 74);
    parts.push(
      drawWindow(random, x + width / 2 - gable / 2, top - steps * stepHeight * 0.72, gable, steps * stepHeight * 0.6, {
        ...style,
        planter: false,
      }),
    );
  } else {
    const rise = random.between(74, 112);
    parts.push(
      polygon(
        [
          [x + 3, top],
          [x + 26, top - rise],
          [x + width - 26, top - rise],
          [x + width - 3, top],
        ],
        roof.fill,
      ),
    );
    const dormers = columns === 2 ? [0.5] : random.chance(0.5) ? [0.28, 0.72] : [0.5];
    for (const at of dormers) {
      const dx = x + width * at;
      parts.push(
        rect(dx - 38, top - rise * 0.86, 76, rise * 0.86, lighter(roof.color, 0.16)),
        polygon(
          [
            [dx - 46, top - rise * 0.84],
            [dx, top - rise * 1.18],
            [dx + 46, top - rise * 0.84],
          ],
          darker(roof.color, 0.16),
        ),
      );
      parts.push(
        drawWindow(random, dx - 25, top - rise * 0.7, 50, rise * 0.58, { ...style, lintel: "none", planter: false }),
      );
    }
    const chimney = x + width * random.pick([0.12, 0.8]);
    parts.push(
      rect(chimney, top - rise - 52, 34, 62, darker(wall.color, 0.16)),
      rect(chimney - 4, top - rise - 58, 42, 9, stone),
      rect(chimney + 6, top - rise - 74, 9, 18, "#8C4C38"),
      rect(chimney + 20, top - rise - 70, 9, 14, "#8C4C38"),
    );
  }
  parts.push(rect(x, top, width, ground - top, wall.fill));
  if (!stepped) {
    parts.push(rect(x - 7, top - 6, width + 14, 20, stone), shadowed(x, top + 14, width, 9, light));
    for (let corbel = x + 8; corbel < x + width - 8; corbel += 30)
      parts.push(rect(corbel, top + 14, 9, 12, darker(stone, 0.1)));
  }
  for (let level = 1; level <= levels; level += 1)
    parts.push(
      rect(x, ground - plinth - (level - 1) * storey - 4, width, level === 1 ? 10 : 5, stone, {
        opacity: level === 1 ? 1 : 0.75,
      }),
    );
  parts.push(storeys(random, plot, top + 12, ground - plinth, levels, columns, style));
  if (random.chance(0.3)) {
    const bx = x + width / 2 - width * 0.2;
    const by = ground - plinth - storey * 0.16;
    parts.push(rect(bx, by, width * 0.4, 9, stone));
    for (let bar = bx + 3; bar < bx + width * 0.4; bar += 9) parts.push(line(bar, by - 40, bar, by, "#23262A", 2));
    parts.push(rect(bx - 2, by - 43, width * 0.4 + 4, 4, "#23262A"));
  }
  const doorLeft = random.chance(0.5);
  const doorWidth = Math.min(78, width * 0.24);
  const doorX = doorLeft ? x + width * 0.1 : x + width * 0.9 - doorWidth;
  parts.push(rect(x, ground - 46, width, 46, darker(stone, 0.22)));
  parts.push(drawDoor(random, doorX, ground, doorWidth, plinth * 0.82, random.pick(accents), stone, light));
  const rest = doorLeft ? { from: doorX + doorWidth, to: x + width } : { from: x, to: doorX };
  const openings = rest.to - rest.from > 190 ? 2 : 1;
  for (let index = 0; index < openings; index += 1) {
    const room = (rest.to - rest.from) / openings;
    const wide = Math.min(room * 0.62, 96);
    parts.push(
      drawWindow(random, rest.from + room * (index + 0.5) - wide / 2, ground - plinth + 34, wide, plinth * 0.52, {
        ...style,
        planter: false,
      }),
    );
  }
  parts.push(
    tag("rect", { x, y: top, width: 5, height: ground - top, fill: "#000", opacity: 0.12 }),
    rect(x + width - 5, top, 5, ground - top, "#FFF", { opacity: 0.1 }),
  );
  return drawn([wall, roof], parts.join(""));
};

/** White cubes of the interwar modernists and their heirs: long windows, a roof terrace, one wall of wood. */
export const modernist: Facade = (random, light, { x, width, ground }) => {
  const white = plasterWall(random, random.pick(["#F5F1E8", "#F1EBE0", "#ECE7DC"]));
  const dark = random.chance(0.5)
    ? woodWall(random, random.pick(["#8A6242", "#A57B52", "#6B4B36"]))
    : brickWall(random, random.pick(bricks));
  const frame = random.pick(["#23282B", "#33393B", "#2F4A45"]);
  const style: WindowStyle = { frame, stone: "#E4DED2", light, bars: "mullion", lintel: "none" };
  const upper = ground - random.between(372, 410);
  const lower = ground - 196;
  const shift = random.chance(0.5) ? 0 : width * 0.22;
  const parts = [
    rect(x + width * 0.06, lower, width * 0.88, ground - lower, dark.fill),
    rect(x + shift, upper, width * 0.78, lower - upper, white.fill),
    rect(x + shift - 5, upper - 12, width * 0.78 + 10, 14, lighter(white.color, 0.4)),
    shadowed(x + width * 0.06, lower, width * 0.88, 30, light),
  ];
  const terraceX = shift === 0 ? x + width * 0.78 : x;
  for (let bar = terraceX; bar < terraceX + width * 0.22; bar += 13)
    parts.push(line(bar, lower - 52, bar, lower, frame, 2));
  parts.push(
    rect(terraceX, lower - 55, width * 0.22, 4, frame),
    rect(terraceX, lower - 5, width * 0.22, 9, lighter(white.color, 0.3)),
  );
  const bands = random.pick([2, 3]);
  for (let index = 0; index < bands; index += 1) {
    const room = (width * 0.78) / bands;
    parts.push(drawWindow(random, x + shift + room * index + room * 0.13, upper + 52, room * 0.74, 94, style));
  }
  parts.push(
    drawWindow(random, x + width * 0.4, lower + 40, width * 0.48, ground - lower - 58, { ...style, bars: "cross" }),
  );
  parts.push(drawDoor(random, x + width * 0.14, ground, 82, 146, random.pick(accents), "#D8D1C4", light));
  parts.push(rect(x + width * 0.1, ground - 172, 150, 8, frame));
  parts.push(
    hedge(random, light, x - 30, ground + 2, width * 0.16, 44),
    hedge(random, light, x + width * 0.9, ground + 2, width * 0.18, 52),
  );
  return drawn([white, dark], parts.join(""));
};

/** Six to eight floors on a quay: a calm grid, balconies with glass, a set-back top floor. */
export const apartments: Facade = (random, light, { x, width, ground }) => {
  const wall = random.chance(0.6) ? brickWall(random, random.pick(bricks)) : plasterWall(random, random.pick(plasters));
  const floors = random.whole(4, 5);
  const columns = random.whole(3, 4);
  const high = random.between(106, 116);
  const base = 132;
  const top = ground - base - floors * high;
  const frame = random.pick(["#2A2F33", "#F1EDE4", "#3C4A50"]);
  const style: WindowStyle = { frame, stone: stoneOf(wall), light, bars: "mullion", lintel: "none" };
  const wide = width / columns;
  const parts = [
    rect(x + width * 0.08, top - 84, width * 0.84, 88, mix(wall.color, "#3A3F44", 0.72)),
    rect(x + width * 0.06, top - 94, width * 0.88, 12, "#2C3134"),
  ];
  for (let column = 0; column < columns; column += 1)
    parts.push(
      drawWindow(
        random,
        x + width * 0.08 + ((width * 0.84) / columns) * (column + 0.14),
        top - 66,
        ((width * 0.84) / columns) * 0.72,
        62,
        style,
      ),
    );
  parts.push(rect(x, top, width, ground - top, wall.fill), rect(x - 6, top - 6, width + 12, 14, stoneOf(wall)));
  const alternate = random.chance(0.5);
  for (let floor = 0; floor < floors; floor += 1) {
    const y = top + floor * high;
    parts.push(rect(x, y + high - 4, width, 5, stoneOf(wall), { opacity: 0.55 }));
    for (let column = 0; column < columns; column += 1) {
      const balcony = alternate ? (column + floor) % 2 === 0 : column % 2 === 1;
      const wx = x + wide * column + wide * (balcony ? 0.12 : 0.24);
      const ww = wide * (balcony ? 0.76 : 0.52);
      parts.push(drawWindow(random, wx, y + 24, ww, balcony ? high - 34 : high - 52, style));
      if (balcony) {
        parts.push(
          rect(wx - 10, y + high - 12, ww + 20, 11, lighter(stoneOf(wall), 0.1)),
          rect(wx - 10, y + high - 50, ww + 20, 38, mix(light.glass, "#FFFFFF", 0.4), { opacity: 0.5 }),
          rect(wx - 10, y + high - 53, ww + 20, 4, frame),
        );
        parts.push(shadowed(wx - 10, y + high - 1, ww + 20, 12, light));
        if (random.chance(0.4))
          parts.push(
            circle(wx + ww * random.between(0.1, 0.9), y + high - 30, random.between(10, 16), random.pick(light.leaf)),
          );
      }
    }
  }
  parts.push(
    rect(x, ground - base, width, base, darker(stoneOf(wall), 0.14)),
    shadowed(x, ground - base, width, 12, light),
  );
  for (let column = 0; column < columns; column += 1) {
    if (column === Math.floor(columns / 2))
      parts.push(
        drawDoor(random, x + wide * (column + 0.5) - 46, ground, 92, base * 0.86, "#23282B", "#E6E0D5", light),
      );
    else
      parts.push(
        drawWindow(random, x + wide * column + wide * 0.12, ground - base + 24, wide * 0.76, base - 48, style),
      );
  }
  return drawn([wall], parts.join(""));
};

/** A detached house with a big roof, dormers, hedges and old trees. */
export const villa: Facade = (random, light, { x, width, ground }) => {
  const wall = random.chance(0.55)
    ? plasterWall(random, random.pick(plasters))
    : brickWall(random, random.pick(bricks));
  const roof = tiles(random.pick(roofs));
  const eaves = ground - random.between(218, 250);
  const ridge = eaves - random.between(188, 232);
  const style = windowStyle(random, light, wall, {
    lintel: "none",
    bars: "cross",
    ...(random.chance(0.55) ? { shutters: random.pick(accents) } : {}),
  });
  const parts = [
    polygon(
      [
        [x - 34, eaves],
        [x + width * 0.2, ridge],
        [x + width * 0.8, ridge],
        [x + width + 34, eaves],
      ],
      roof.fill,
    ),
    rect(x, eaves, width, ground - eaves, wall.fill),
  ];
  parts.push(
    rect(x - 36, eaves - 4, width + 72, 13, lighter(wall.color, 0.35)),
    shadowed(x, eaves + 9, width, 22, light),
  );
  const gableX = x + width * random.pick([0.12, 0.56]);
  const gableWidth = width * 0.32;
  parts.push(
    polygon(
      [
        [gableX - 22, eaves + 4],
        [gableX + gableWidth / 2, ridge + 22],
        [gableX + gableWidth + 22, eaves + 4],
      ],
      darker(roof.color, 0.12),
    ),
    polygon(
      [
        [gableX, eaves + 8],
        [gableX + gableWidth / 2, ridge + 56],
        [gableX + gableWidth, eaves + 8],
      ],
      wall.fill,
    ),
    rect(gableX, eaves, gableWidth, 40, wall.fill),
  );
  parts.push(
    drawWindow(random, gableX + gableWidth / 2 - 36, eaves - 66, 72, 84, {
      frame: style.frame,
      stone: style.stone,
      light,
      bars: "cross",
      lintel: "none",
    }),
  );
  const dormer = gableX > x + width * 0.4 ? x + width * 0.26 : x + width * 0.7;
  parts.push(
    rect(dormer - 44, eaves - 118, 88, 74, lighter(roof.color, 0.18)),
    rect(dormer - 52, eaves - 128, 104, 12, darker(roof.color, 0.2)),
    drawWindow(random, dormer - 31, eaves - 106, 62, 52, { ...style, shutters: undefined, bars: "mullion" }),
  );
  parts.push(
    rect(x + width * 0.84, ridge - 34, 42, 120, darker(wall.color, 0.2)),
    rect(x + width * 0.84 - 5, ridge - 42, 52, 10, stoneOf(wall)),
  );
  const door = gableX + gableWidth / 2 - 42;
  parts.push(drawDoor(random, door, ground, 84, 158, random.pick(accents), stoneOf(wall), light));
  const spots = [0.05, 0.24, 0.44, 0.63, 0.82]
    .map((at) => x + width * at)
    .filter((at) => at + 92 < door - 46 || at - 46 > door + 84);
  for (const at of spots) parts.push(drawWindow(random, at, eaves + 62, 82, 116, style));
  parts.push(
    hedge(random, light, x - 120, ground + 4, 150, 58),
    hedge(random, light, x + width - 24, ground + 4, 170, 66),
  );
  return drawn([wall, roof], parts.join(""));
};

/** A shop with a flat above: big panes, an awning, a name board without a name. */
export const shop: Facade = (random, light, plot) => {
  const { x, width, ground } = plot;
  const wall = wallOf(random);
  const stone = stoneOf(wall);
  const front = random.pick(accents);
  const top = ground - 560;
  const style = windowStyle(random, light, wall);
  const parts = [
    rect(x, top, width, ground - top, wall.fill),
    rect(x - 7, top - 12, width + 14, 22, stone),
    shadowed(x, top + 10, width, 9, light),
  ];
  parts.push(storeys(random, plot, top + 16, ground - 236, 2, 3, style));
  parts.push(
    rect(x, ground - 232, width, 232, front),
    rect(x + 14, ground - 222, width - 28, 44, darker(front, 0.22)),
    rect(x + width * 0.3, ground - 206, width * 0.4, 9, "#E8D9B8", { rx: 4 }),
  );
  const pane = (width - 150) / 2;
  for (const px of [x + 18, x + width - 18 - pane])
    parts.push(
      rect(px, ground - 168, pane, 138, light.lit > 0.2 ? "#F4CE8C" : light.glassLow),
      path(`M${px} ${ground - 60}L${px + pane * 0.7} ${ground - 168}h${pane * 0.2}L${px} ${ground - 30}z`, "#FFF", {
        opacity: 0.16,
      }),
    );
  parts.push(drawDoor(random, x + width / 2 - 42, ground, 84, 166, darker(front, 0.2), lighter(front, 0.16), light));
  const stripe = random.pick(["#F1EBE0", "#E7DCC9"]);
  for (let at = 0; at < width; at += 44)
    parts.push(
      polygon(
        [
          [x + at, ground - 176],
          [x + at + 22, ground - 176],
          [x + at + 15, ground - 132],
          [x + at - 7, ground - 132],
        ],
        stripe,
      ),
      polygon(
        [
          [x + at + 22, ground - 176],
          [x + at + 44, ground - 176],
          [x + at + 37, ground - 132],
          [x + at + 15, ground - 132],
        ],
        mix(front, stripe, 0.25),
      ),
    );
  return drawn([wall], parts.join(""));
};

/** A saw-tooth hall of brick. */
export const factory: Facade = (random, light, { x, width, ground }) => {
  const wall = brickWall(random, random.pick(bricks));
  const bays = 4;
  const bay = width / bays;
  const top = ground - 330;
  let body = "";
  for (let index = 0; index < bays; index += 1) {
    const bx = x + index * bay;
    body +=
      polygon(
        [
          [bx, top],
          [bx + bay * 0.82, top - 92],
          [bx + bay * 0.82, top],
        ],
        darker(wall.color, 0.3),
      ) +
      polygon(
        [
          [bx + bay * 0.82, top - 92],
          [bx + bay, top],
          [bx + bay * 0.82, top],
        ],
        light.glassLow,
      );
  }
  body += rect(x, top, width, ground - top, wall.fill);
  for (let index = 0; index < bays; index += 1)
    body +=
      index === 1
        ? rect(x + index * bay + bay * 0.14, ground - 214, bay * 0.72, 214, "#39424A")
        : drawWindow(random, x + index * bay + bay * 0.16, ground - 252, bay * 0.68, 180, {
            frame: "#2A2F33",
            stone: stoneOf(wall),
            light,
            bars: "cross",
            lintel: "arch",
          });
  return drawn([wall], body);
};

/** An office: a grid of glass. */
export const office: Facade = (random, light, { x, width, ground }) => {
  const floors = 5;
  const high = 98;
  const top = ground - floors * high - 60;
  let body = rect(x, top, width, ground - top, "#C9CCC8") + rect(x - 6, top - 10, width + 12, 14, "#9EA3A2");
  for (let floor = 0; floor < floors; floor += 1)
    for (let column = 0; column < 6; column += 1)
      body += drawWindow(random, x + (width / 6) * column + 8, top + 18 + floor * high, width / 6 - 16, high - 26, {
        frame: "#3A4348",
        stone: "#B9BDBA",
        light,
        bars: "none",
        lintel: "none",
      });
  return drawn(
    [],
    body +
      rect(x, ground - 62, width, 62, "#5B6468") +
      rect(x + width * 0.42, ground - 110, width * 0.16, 110, light.glassLow) +
      rect(x + width * 0.38, ground - 122, width * 0.24, 12, "#33393B"),
  );
};

/** A garage box or an underground entrance. */
export const garage: Facade = (random, light, { x, width, ground }) => {
  const wall = brickWall(random, random.pick(bricks));
  const doors = random.whole(2, 4);
  const bay = width / doors;
  let body = rect(x, ground - 268, width, 268, wall.fill) + rect(x - 10, ground - 284, width + 20, 20, "#4A4F55");
  for (let index = 0; index < doors; index += 1) {
    const color = random.pick(accents);
    body += rect(x + index * bay + bay * 0.1, ground - 210, bay * 0.8, 210, color);
    for (let y = ground - 204; y < ground - 8; y += 17)
      body += line(x + index * bay + bay * 0.1, y, x + index * bay + bay * 0.9, y, darker(color, 0.25), 2.2);
  }
  return drawn([wall], body);
};

/** A building plot: grass, a row of trees, a surveyor's post. */
export const land: Facade = (random, light, { x, width, ground }) => {
  const grass = random.pick(light.leaf);
  let body = "";
  for (let index = 0; index < 6; index += 1)
    body += tree(random, light, x - 120 + index * ((width + 260) / 5), ground - 96, random.between(230, 330));
  body += path(
    `M-10 ${ground - 104}q${canvas.width / 2} -34 ${canvas.width + 20} 0V${ground + 4}H-10z`,
    lighter(grass, 0.14),
  );
  for (let index = 0; index < 160; index += 1) {
    const gx = random.between(0, canvas.width);
    const gy = random.between(ground - 92, ground);
    body += line(
      gx,
      gy,
      gx + random.between(-5, 5),
      gy - random.between(6, 18),
      random.chance(0.5) ? grass : lighter(grass, 0.28),
      1.6,
    );
  }
  for (const at of [0.12, 0.88])
    body +=
      rect(x + width * at - 5, ground - 74, 10, 74, "#C9B08A") +
      rect(x + width * at - 5, ground - 74, 10, 14, "#A4452C");
  body += line(x + width * 0.12, ground - 52, x + width * 0.88, ground - 52, "#F1EBE0", 2);
  return drawn([], body);
};
