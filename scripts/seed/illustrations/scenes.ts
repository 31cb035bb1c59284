import { random, type Random } from "../random.js";
import { villa } from "./facades/villa.js";
import type { Facade } from "./facades/facade.js";
import { apartments } from "./facades/apartments.js";
import { terrace } from "./facades/terrace.js";
import { shop } from "./facades/shop.js";
import { accents, bricks, lighter, lights, mix, type Light } from "./palette.js";
import { atmosphere, bicycle, canvas, ground, lamp, sky } from "./street.js";
import { hedge, tree } from "./greenery.js";
import { circle, ellipse, gradient, group, line, path, polygon, rect, svg } from "./svg.js";
import { drawWindow } from "./openings.js";
import { brickWall } from "./walls.js";

type Frame = readonly [width: number, height: number];

const lightNamed = (name: Light["name"]): Light => {
  const found = lights.find((light) => light.name === name);
  if (!found) throw new Error(`no light is called ${name}`);
  return found;
};

interface Street {
  seed: string;
  light: Light["name"];
  /** Width of the scene in the units of a façade. */
  wide: number;
  /** Buildings from left to right, their widths and storeys; the rest is filled with terraces. */
  row: readonly (readonly [facade: Facade, width: number, storeys: number])[];
  trees: readonly number[];
  more?: (random: Random, light: Light) => string;
}

/** A whole street in one of the three lights, with as much sky as the frame needs. */
function street({ seed, light: name, wide, row, trees, more }: Street, [width, height]: Frame): string {
  const chance = random(seed);
  const light = lightNamed(name);
  const high = (wide * height) / width;
  const above = sky(chance, light, wide, 0, Math.min(-100, canvas.ground - high));
  let x = (wide - row.reduce((sum, [, each]) => sum + each, 0)) / 2;
  const parts = [above.body];
  let defs = above.defs;
  for (let left = x; row.length > 0 && row[0]?.[0] !== villa && left > 0;) {
    const each = chance.between(240, 320);
    left -= each;
    const drawn = terrace(chance, light, { x: left, width: each, ground: canvas.ground }, chance.pick([2, 3]));
    defs += drawn.defs;
    parts.push(drawn.body);
  }
  for (const [facade, each, storeys] of row) {
    const drawn = facade(chance, light, { x, width: each, ground: canvas.ground }, storeys);
    defs += drawn.defs;
    parts.push(drawn.body);
    x += each;
  }
  for (let right = x; row.length > 0 && row[0]?.[0] !== villa && right < wide;) {
    const each = chance.between(240, 320);
    const drawn = terrace(chance, light, { x: right, width: each, ground: canvas.ground }, chance.pick([2, 3]));
    defs += drawn.defs;
    parts.push(drawn.body);
    right += each;
  }
  parts.push(ground(chance, light, wide, Math.max(165, high * 0.2)));
  for (const at of trees) parts.push(tree(chance, light, wide * at, canvas.ground + 42, chance.between(430, 520)));
  if (more) parts.push(more(chance, light));
  const air = atmosphere(chance, light, [0, -400, wide, canvas.height + 600]);
  const bottom = canvas.ground + high * 0.15;
  return svg(width, height, defs + air.defs, parts.join("") + air.body, `0 ${bottom - high} ${wide} ${high}`);
}

const person = (x: number, base: number, coat: string, hair: string, tall = 1) =>
  group(
    ellipse(x, base + 2, 40, 6, "#000", { opacity: 0.22 }) +
      rect(x - 20, base - 100 * tall, 16, 100 * tall, "#2B2F36") +
      rect(x + 4, base - 100 * tall, 16, 100 * tall, "#23272D") +
      path(`M${x - 34} ${base - 84 * tall}q-4 -130 34 -132q38 2 34 132z`, coat) +
      circle(x, base - 238 * tall, 24, hair),
  );

const door = ([width, height]: Frame): string => {
  const chance = random("selling-banner");
  const light = lightNamed("morning");
  const wall = brickWall(chance, bricks[3]);
  const hall = gradient("hall", [
    [0, "#F7E7C8"],
    [1, "#D9B98C"],
  ]);
  let body =
    rect(0, 0, 1360, 907, wall.fill) + rect(0, 660, 1360, 110, "#8E9499") + rect(0, 770, 1360, 140, light.pavement);
  body +=
    rect(470, 40, 420, 730, "#DCD0BC") + rect(500, 74, 360, 696, "#4B3B34") + rect(516, 90, 328, 680, "url(#hall)");
  // The hall behind it, in one point of view: floor, walls and the garden door at its end.
  const [left, right, far] = [516, 844, { left: 618, right: 742, top: 250, floor: 560 }];
  const wallTo = (x: number, farX: number, fill: string) =>
    polygon(
      [
        [x, 90],
        [farX, far.top],
        [farX, far.floor],
        [x, 770],
      ],
      fill,
    );
  body += wallTo(left, far.left, "#EAD5AE") + wallTo(right, far.right, "#DFC598");
  const rows = 7;
  const columns = 8;
  const depth = (row: number) => far.floor + (770 - far.floor) * (row / rows) ** 1.7;
  const tile = (column: number, y: number) => {
    const near = (y - far.floor) / (770 - far.floor);
    const [from, to] = [far.left + (left - far.left) * near, far.right + (right - far.right) * near];
    return [from + ((to - from) * column) / columns, y] as const;
  };
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [near, away] = [depth(row + 1), depth(row)];
      body += polygon(
        [tile(column, away), tile(column + 1, away), tile(column + 1, near), tile(column, near)],
        (row + column) % 2 === 0 ? "#4A4F52" : "#EFE6D4",
      );
    }
  body +=
    rect(far.left, far.top, far.right - far.left, far.floor - far.top, "#F5E8CC") +
    rect(640, 300, 80, 260, "#F9F4E6") +
    rect(648, 308, 64, 180, "#BFD3BE") +
    ellipse(668, 470, 26, 34, "#7E9A76") +
    ellipse(698, 476, 22, 28, "#6C8A68") +
    rect(678, 308, 4, 180, "#F9F4E6") +
    rect(648, 396, 64, 4, "#F9F4E6") +
    rect(648, 500, 64, 52, "#E7DAC0") +
    line(680, 90, 680, 190, "#4B3B34", 3) +
    circle(680, 204, 20, "#FFF7E3");
  body +=
    polygon(
      [
        [844, 90],
        [964, 132],
        [964, 800],
        [844, 770],
      ],
      "#2F4A45",
    ) +
    polygon(
      [
        [868, 150],
        [940, 172],
        [940, 420],
        [868, 404],
      ],
      "#24403A",
    ) +
    polygon(
      [
        [868, 450],
        [940, 470],
        [940, 730],
        [868, 708],
      ],
      "#24403A",
    ) +
    circle(858, 470, 9, "#D9B36A");
  body += rect(440, 770, 480, 30, "#A7ADB0") + rect(410, 800, 540, 34, "#959BA0") + rect(380, 834, 600, 40, "#848A8F");
  for (const x of [120, 1040])
    body += drawWindow(chance, x, 180, 210, 380, {
      frame: "#F4F0E8",
      stone: "#DCD0BC",
      light,
      bars: "cross",
      lintel: "arch",
    });
  const air = atmosphere(chance, light);
  const high = (1360 * height) / width;
  return svg(width, height, wall.defs + hall + air.defs, body + air.body, `0 ${880 - high} 1360 ${high}`);
};

const elevation = ([width, height]: Frame): string => {
  const chance = random("valuation-banner");
  const light = lightNamed("noon");
  const drawn = terrace(random("valuation-front:5"), light, { x: 560, width: 340, ground: canvas.ground }, 3);
  const ink = "#33475B";
  let paper = rect(0, -100, 1360, 1100, "#F6F1EC");
  for (let x = 0; x < 1360; x += 34) paper += line(x, -100, x, 1000, "#E6DFD7", 1);
  for (let y = -100; y < 1000; y += 34) paper += line(0, y, 1360, y, "#E6DFD7", 1);
  const outline = (x: number) => {
    let lines =
      rect(x, 190, 330, 552, "#FBF9F5", { stroke: ink, "stroke-width": 2.5 }) +
      polygon(
        [
          [x, 190],
          [x + 36, 92],
          [x + 294, 92],
          [x + 330, 190],
        ],
        "none",
        { stroke: ink, "stroke-width": 2.5 },
      );
    for (let row = 0; row < 3; row += 1)
      for (let column = 0; column < 3; column += 1)
        lines +=
          row === 2 && column === 0
            ? rect(x + 26, 590, 76, 152, "none", { stroke: ink, "stroke-width": 2 })
            : rect(x + 32 + column * 100, 226 + row * 180, 66, 108, "none", { stroke: ink, "stroke-width": 2 }) +
              line(x + 65 + column * 100, 226 + row * 180, x + 65 + column * 100, 334 + row * 180, ink, 1.4);
    return lines;
  };
  let body = outline(190);
  for (const [x1, y1, x2, y2] of [
    [190, 790, 520, 790],
    [140, 190, 140, 742],
  ] as const)
    body +=
      line(x1, y1, x2, y2, ink, 1.6) +
      line(x1 - 8, y1 + 8, x1 + 8, y1 - 8, ink, 2) +
      line(x2 - 8, y2 + 8, x2 + 8, y2 - 8, ink, 2);
  body +=
    line(-400, 742, 1800, 742, ink, 3) + drawn.body + tree(chance, light, 1100, 742, 430) + lamp(light, 1010, 742);
  // Small enough that a banner of any width has the roofs and the ground.
  const smaller = `${paper}<g transform="translate(128 152) scale(.8)">${body}</g>`;
  const high = (1360 * height) / width;
  return svg(width, height, drawn.defs, smaller, `0 ${846 - high} 1360 ${high}`);
};

const docks = ([width, height]: Frame): string => {
  const chance = random("eilandje");
  const light = lightNamed("dusk");
  const above = sky(chance, light);
  let defs =
    above.defs +
    gradient("water", [
      [0, mix(light.skyLow, "#39466A", 0.25)],
      [1, "#2B3550"],
    ]);
  let body = above.body;
  let x = -30;
  for (const each of [320, 250, 300, 280, 330]) {
    const facade = each > 310 ? apartments : terrace;
    const drawn = facade(chance, light, { x, width: each, ground: 620 }, facade === terrace ? 3 : 4);
    defs += drawn.defs;
    body += drawn.body;
    x += each;
  }
  body += rect(0, 620, 1360, 34, "#5B5557") + rect(0, 654, 1360, 400, "url(#water)");
  for (let index = 0; index < 70; index += 1)
    body += rect(
      chance.between(0, 1360),
      chance.between(670, 900),
      chance.between(30, 150),
      3,
      chance.chance(0.4) ? "#F6CE8A" : light.skyLow,
      { opacity: chance.between(0.1, 0.4), rx: 1.5 },
    );
  for (const [at, hull] of [
    [250, "#7F3320"],
    [640, "#F1EBE0"],
    [1000, "#2F4A45"],
  ] as const)
    body +=
      path(`M${at} 742h240q-14 48 -48 50h-150q-32 -2 -42 -50z`, hull) +
      rect(at + 60, 706, 108, 38, lighter(hull, 0.3)) +
      rect(at + 72, 714, 26, 18, "#F6CE8A") +
      rect(at + 110, 714, 26, 18, "#F6CE8A") +
      line(at + 118, 706, at + 118, 570, "#2B2E30", 4) +
      path(`M${at - 6} 796h236`, "none", { stroke: "#F1EBE0", "stroke-width": 3, opacity: 0.25 });
  const high = (1360 * height) / width;
  return svg(width, height, defs, body, `0 ${900 - high} 1360 ${high}`);
};

const table = ([width, height]: Frame): string => {
  const chance = random("office-table");
  const light = lightNamed("noon");
  let body = rect(0, -100, 1360, 1100, "#ECE5D8");
  for (const x of [120, 520, 920])
    body +=
      rect(x, 60, 320, 360, light.skyLow) +
      tree(chance, light, x + 150, 440, 340) +
      rect(x - 60, 420, 440, 50, "#ECE5D8") +
      rect(x, 400, 320, 24, "#FBF8F2") +
      rect(x - 8, 52, 336, 12, "#2A2F33") +
      rect(x - 8, 52, 10, 372, "#2A2F33") +
      rect(x + 318, 52, 10, 372, "#2A2F33") +
      rect(x + 155, 60, 8, 350, "#2A2F33");
  for (const x of [330, 680, 1020])
    body +=
      rect(x - 84, 470, 12, 180, "#7A5B43") +
      rect(x + 72, 470, 12, 180, "#7A5B43") +
      rect(x - 92, 452, 184, 64, "#A4452C", { rx: 22 }) +
      rect(x - 72, 560, 144, 12, "#7A5B43");
  for (const x of [330, 1020])
    body +=
      line(x, -100, x, 150, "#2A2F33", 5) +
      path(`M${x - 92} 214q8 -64 92 -64t92 64z`, "#2F4A45") +
      ellipse(x, 214, 92, 9, "#F3E3B8");
  body +=
    polygon(
      [
        [60, 640],
        [1300, 640],
        [1420, 900],
        [-60, 900],
      ],
      "#B98A5E",
    ) +
    polygon(
      [
        [-60, 900],
        [1420, 900],
        [1420, 940],
        [-60, 940],
      ],
      "#9A6E49",
    );
  for (const [x, y] of [
    [220, 672],
    [560, 690],
    [900, 668],
  ] as const)
    body +=
      polygon(
        [
          [x, y],
          [x + 250, y],
          [x + 280, y + 130],
          [x - 20, y + 130],
        ],
        "#FFFFFF",
      ) +
      polygon(
        [
          [x + 30, y + 20],
          [x + 220, y + 20],
          [x + 238, y + 104],
          [x + 12, y + 104],
        ],
        "none",
        { stroke: "#33475B", "stroke-width": 4 },
      ) +
      line(x + 120, y + 20, x + 124, y + 104, "#33475B", 3) +
      line(x + 122, y + 60, x + 230, y + 60, "#33475B", 3);
  body += ellipse(500, 760, 34, 12, "#FFFFFF") + rect(470, 728, 60, 32, "#FBF8F2", { rx: 8 });
  const high = (1360 * height) / width;
  return svg(width, height, "", body, `0 ${940 - high} 1360 ${high}`);
};

const board = (chance: Random) =>
  rect(806, 520, 8, 150, "#F1EBE0") +
  rect(770, 500, 120, 76, accents[1]) +
  rect(786, 520, 88, 10, "#F6F1EC") +
  rect(786, 542, 60, 8, "#F6F1EC") +
  Array.from({ length: 14 }, (_, index) =>
    circle(
      480 + index * 30,
      738 - chance.between(0, 26),
      chance.between(15, 24),
      chance.pick(["#C98CA0", "#A9B7D9", "#D9C7DE", "#5F7F4F"]),
    ),
  ).join("");

/** Scenes of the seeded pages, by the name the seed gives them. */
export const scenes: Readonly<Record<string, (frame: Frame) => string>> = {
  "about-banner": (frame) =>
    street(
      {
        seed: "about-banner",
        light: "noon",
        wide: 1500,
        row: [
          [terrace, 290, 3],
          [shop, 470, 3],
          [terrace, 300, 2],
        ],
        trees: [0.12],
        more: (chance, light) =>
          bicycle(chance, 560, canvas.ground + 30) +
          bicycle(chance, 880, canvas.ground + 34) +
          lamp(light, 1100, canvas.ground + 44),
      },
      frame,
    ),
  "contact-banner": (frame) =>
    street(
      { seed: "contact-banner", light: "morning", wide: 1500, row: [[villa, 680, 2]], trees: [0.04, 0.16, 0.84, 0.96] },
      frame,
    ),
  "projects-banner": (frame) =>
    street(
      {
        seed: "projects-banner:2",
        light: "morning",
        wide: 1700,
        row: [
          [apartments, 520, 5],
          [apartments, 560, 5],
        ],
        trees: [0.06, 0.94],
        more: (chance, light) =>
          hedge(chance, light, -10, canvas.ground + 24, 420, 56) +
          hedge(chance, light, 1330, canvas.ground + 24, 400, 56),
      },
      frame,
    ),
  selling: (frame) =>
    street(
      {
        seed: "selling:4",
        light: "noon",
        wide: 1150,
        row: [
          [terrace, 300, 2],
          [terrace, 360, 3],
          [terrace, 290, 3],
        ],
        trees: [],
        more: (chance) => board(chance),
      },
      frame,
    ),
  searching: (frame) =>
    street(
      {
        seed: "searching:2",
        light: "noon",
        wide: 1150,
        row: [
          [terrace, 320, 3],
          [apartments, 420, 5],
        ],
        trees: [0.94],
        more: () => person(430, 830, "#A4452C", "#2B211C", 1.05) + person(520, 834, "#33475B", "#8C6239"),
      },
      frame,
    ),
  zurenborg: (frame) =>
    street(
      {
        seed: "zurenborg:7",
        light: "morning",
        wide: 1250,
        row: [
          [terrace, 300, 2],
          [terrace, 330, 4],
          [terrace, 300, 2],
        ],
        trees: [0.08],
        more: (chance) => bicycle(chance, 760, canvas.ground + 46),
      },
      frame,
    ),
  brasschaat: (frame) =>
    street(
      { seed: "brasschaat:2", light: "morning", wide: 1300, row: [[villa, 660, 2]], trees: [0.05, 0.14, 0.9, 0.98] },
      frame,
    ),
  "office-antwerp": (frame) =>
    street(
      {
        seed: "office-antwerp",
        light: "noon",
        wide: 1050,
        row: [
          [terrace, 290, 3],
          [shop, 470, 3],
          [terrace, 290, 2],
        ],
        trees: [],
        more: (chance) => bicycle(chance, 760, canvas.ground + 34),
      },
      frame,
    ),
  "office-brasschaat": (frame) =>
    street(
      {
        seed: "office-brasschaat:2",
        light: "morning",
        wide: 1050,
        row: [[shop, 500, 2]],
        trees: [0.08, 0.2, 0.86, 0.97],
        more: (chance, light) => lamp(light, 790, canvas.ground + 44),
      },
      frame,
    ),
  "selling-banner": door,
  "valuation-banner": elevation,
  eilandje: docks,
  "office-table": table,
};
