import { random, type Random } from "../random.js";
import { accents, darker, lighter, mix, pickLight, type Light } from "./palette.js";
import { canvas } from "./street.js";
import { tree } from "./greenery.js";
import { circle, ellipse, gradient, group, line, path, polygon, rect, svg } from "./svg.js";

const { width, height } = canvas;
const back = { x: 250, y: 150, width: 860, height: 440 } as const;
const floorTop = back.y + back.height;

const fabrics = ["#A4452C", "#5C6B4A", "#33475B", "#C9B08A", "#8A6A3B", "#7C7F78", "#2F4A45", "#B9714F"] as const;
const woods = ["#B98A5E", "#9A6E49", "#D0AC82", "#7A5B43"] as const;
const walls = ["#F3EEE5", "#ECE5D8", "#E5E3DA", "#EFE8E0", "#DDD9CE"] as const;

interface Room {
  random: Random;
  light: Light;
  wood: string;
  fabric: string;
  wall: string;
}

/** Floor, side walls, ceiling and skirting in one-point perspective. */
function shell({ random, wall, wood }: Room): string {
  const right = back.x + back.width;
  const parts = [
    rect(0, 0, width, height, wall),
    polygon(
      [
        [0, 0],
        [back.x, back.y],
        [back.x, floorTop],
        [0, height],
      ],
      darker(wall, 0.07),
    ),
    polygon(
      [
        [width, 0],
        [right, back.y],
        [right, floorTop],
        [width, height],
      ],
      darker(wall, 0.12),
    ),
    polygon(
      [
        [0, 0],
        [width, 0],
        [right, back.y],
        [back.x, back.y],
      ],
      lighter(wall, 0.5),
    ),
    polygon(
      [
        [0, height],
        [back.x, floorTop],
        [right, floorTop],
        [width, height],
      ],
      wood,
    ),
  ];
  const herring = random.chance(0.4);
  const boards: string[] = [];
  for (let index = 0; index <= 26; index += 1) {
    const at = index / 26;
    boards.push(line(back.x + back.width * at, floorTop, (width + 900) * at - 450, height, darker(wood, 0.17), 1.6));
  }
  for (let step = 0, y = floorTop + 6; y < height; step += 1, y += 9 + step * 5)
    if (herring || step % 2 === 0) boards.push(line(0, y, width, y, darker(wood, 0.1), 1.2, { opacity: 0.7 }));
  parts.push(
    `<clipPath id="floor"><polygon points="0,${height} ${back.x},${floorTop} ${right},${floorTop} ${width},${height}"/></clipPath>`,
    group(boards.join(""), { "clip-path": "url(#floor)" }),
  );
  parts.push(rect(back.x, floorTop - 13, back.width, 13, lighter(wall, 0.6)));
  return parts.join("");
}

/** A tall window with what is outside it. */
function view({ random, light }: Room, x: number, y: number, wide: number, high: number, bars: number): string {
  const frame = random.chance(0.5) ? "#2A2F33" : "#FBF8F2";
  let inside = rect(x, y, wide, high, light.skyLow) + rect(x, y, wide, high * 0.55, light.skyTop, { opacity: 0.7 });
  inside +=
    tree(random, light, x + wide * random.between(0.15, 0.4), y + high + 30, high * 0.75) +
    tree(random, light, x + wide * random.between(0.6, 0.95), y + high + 30, high * 0.6);
  const id = `pane${Math.round(x)}x${Math.round(y)}`;
  const framed = [
    `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${wide}" height="${high}"/></clipPath>`,
    group(inside, { "clip-path": `url(#${id})` }),
  ];
  framed.push(rect(x - 9, y - 9, wide + 18, 11, frame), rect(x - 9, y + high - 2, wide + 18, 11, frame));
  for (let bar = 0; bar <= bars; bar += 1) framed.push(rect(x + (wide / bars) * bar - 5, y - 9, 10, high + 18, frame));
  return framed.join("");
}

/** Sunlight that falls through the window on the floor. */
const sunPatch = (x: number, wide: number, light: Light) =>
  light.name === "dusk"
    ? ""
    : polygon(
        [
          [x, floorTop + 24],
          [x + wide, floorTop + 24],
          [x + wide + 170, height - 60],
          [x + 90, height - 60],
        ],
        light.glow,
        { opacity: 0.3 },
      );

function plant(random: Random, light: Light, x: number, base: number, size: number): string {
  let leaves = "";
  for (let index = 0; index < 11; index += 1) {
    const angle = -Math.PI / 2 + random.between(-1.1, 1.1);
    const reach = size * random.between(0.6, 1);
    const tipX = x + Math.cos(angle) * reach;
    const tipY = base - size * 0.34 + Math.sin(angle) * reach;
    leaves += path(
      `M${x} ${base - size * 0.34}Q${(x + tipX) / 2 - 22} ${(base + tipY) / 2 - 40} ${tipX} ${tipY}Q${(x + tipX) / 2 + 26} ${(base + tipY) / 2 - 14} ${x} ${base - size * 0.34}`,
      random.pick(light.leaf),
    );
  }
  return group(
    leaves +
      polygon(
        [
          [x - size * 0.2, base - size * 0.36],
          [x + size * 0.2, base - size * 0.36],
          [x + size * 0.15, base],
          [x - size * 0.15, base],
        ],
        "#E2D6C4",
      ) +
      ellipse(x, base + 3, size * 0.24, 6, "#000", { opacity: 0.15 }),
  );
}

const pendant = (x: number, drop: number, color: string) =>
  line(x, 40, x, drop, "#2B2E30", 2.4) +
  path(`M${x - 58} ${drop + 44}q58 -92 116 0z`, color) +
  ellipse(x, drop + 44, 58, 9, lighter(color, 0.25)) +
  ellipse(x, drop + 48, 26, 7, "#FFE9BE");

function artwork(random: Random, x: number, y: number, wide: number, high: number): string {
  const ground = random.pick(["#F1E5D3", "#E4DACB", "#DFE3DD"]);
  let inside = "";
  for (let index = 0; index < 4; index += 1)
    inside += random.chance(0.5)
      ? circle(
          x + random.between(0.25, 0.75) * wide,
          y + random.between(0.25, 0.75) * high,
          random.between(0.1, 0.24) * wide,
          random.pick(fabrics),
          { opacity: 0.85 },
        )
      : rect(
          x + random.between(0.12, 0.5) * wide,
          y + random.between(0.12, 0.5) * high,
          random.between(0.2, 0.36) * wide,
          random.between(0.2, 0.36) * high,
          random.pick(accents),
          { opacity: 0.8 },
        );
  return rect(x - 8, y - 8, wide + 16, high + 16, "#2B2622") + rect(x, y, wide, high, ground) + inside;
}

function living(room: Room): string {
  const { random, light, fabric, wood } = room;
  const windowX = random.chance(0.5) ? back.x + 60 : back.x + back.width - 420;
  const artX = windowX < 500 ? back.x + 560 : back.x + 90;
  const sofa = 330 + random.between(-40, 130);
  const rug = random.pick(["#E8DFD0", "#D8CFC0", "#C9BBA6"]);
  let drawn =
    view(room, windowX, 196, 360, 330, 3) + sunPatch(windowX, 360, light) + artwork(random, artX, 220, 200, 150);
  drawn +=
    ellipse(680, 792, 440, 76, rug) +
    ellipse(680, 792, 405, 66, "none", { stroke: darker(rug, 0.16), "stroke-width": 4 });
  drawn += ellipse(sofa + 250, 742, 330, 26, "#000", { opacity: 0.16 });
  drawn +=
    rect(sofa, 500, 500, 150, fabric, { rx: 26 }) +
    rect(sofa - 34, 560, 84, 156, darker(fabric, 0.1), { rx: 26 }) +
    rect(sofa + 450, 560, 84, 156, darker(fabric, 0.14), { rx: 26 }) +
    rect(sofa + 36, 622, 428, 92, lighter(fabric, 0.09), { rx: 18 });
  drawn +=
    line(sofa + 250, 626, sofa + 250, 712, darker(fabric, 0.2), 3) +
    rect(sofa + 14, 714, 14, 30, "#3A2C22") +
    rect(sofa + 470, 714, 14, 30, "#3A2C22");
  for (const at of [60, 350])
    drawn += rect(sofa + at, 548, 92, 84, random.pick(fabrics), {
      rx: 14,
      transform: `rotate(${random.between(-9, 9)} ${sofa + at + 46} 590)`,
    });
  drawn +=
    ellipse(640, 796, 128, 30, darker(wood, 0.35)) +
    ellipse(640, 786, 128, 30, lighter(wood, 0.1)) +
    rect(600, 766, 54, 10, "#F3EEE5") +
    rect(606, 756, 44, 10, random.pick(accents));
  return (
    drawn +
    pendant(random.between(560, 800), random.between(150, 220), random.pick(accents)) +
    plant(random, light, random.chance(0.5) ? 178 : 1190, 744, 220)
  );
}

function kitchen(room: Room): string {
  const { random, light, wood } = room;
  const front = random.pick(["#2F4A45", "#33475B", "#F1EBE0", "#E3DDD0", "#5C6B4A", "#3A3F44"]);
  const top = random.pick(["#EDE7DC", "#D9CFC0", "#4A4745"]);
  let drawn = view(room, back.x + 300, 196, 270, 190, 2);
  const tile = lighter(room.wall, 0.4);
  drawn += rect(back.x, 396, back.width, 62, tile);
  for (let x = back.x; x < back.x + back.width; x += 42) drawn += line(x, 396, x, 458, darker(tile, 0.12), 1.3);
  drawn += line(back.x, 427, back.x + back.width, 427, darker(tile, 0.12), 1.3);
  for (const [from, to] of [
    [back.x, back.x + 270],
    [back.x + 600, back.x + back.width],
  ] as const) {
    drawn += rect(from, 172, to - from, 190, front);
    for (let x = from; x < to - 20; x += (to - from) / 3)
      drawn += rect(x + 5, 178, (to - from) / 3 - 10, 178, lighter(front, 0.06));
  }
  drawn += rect(back.x, 452, back.width, 18, top) + rect(back.x, 470, back.width, 120, front);
  for (let x = back.x; x < back.x + back.width - 20; x += back.width / 7)
    drawn +=
      rect(x + 5, 478, back.width / 7 - 10, 106, lighter(front, 0.06)) +
      rect(x + back.width / 14 - 26, 486, 52, 5, "#C9A76A");
  drawn += path(`M${back.x + 430} 452v-46q0 -22 24 -22t24 22v8`, "none", { stroke: "#B9BDBA", "stroke-width": 8 });
  drawn +=
    ellipse(680, 852, 470, 30, "#000", { opacity: 0.16 }) +
    rect(270, 640, 820, 26, lighter(top, 0.12), { rx: 4 }) +
    rect(300, 666, 760, 176, darker(front, 0.08));
  for (const x of [360, 560, 760, 940])
    drawn +=
      rect(x + 6, 730, 8, 132, "#2B2622") +
      rect(x + 62, 730, 8, 132, "#2B2622") +
      rect(x - 4, 714, 86, 20, wood, { rx: 8 });
  drawn += ellipse(520, 640, 74, 18, "#E2D6C4");
  for (let index = 0; index < 6; index += 1)
    drawn += circle(475 + index * 18, 626 - (index % 2) * 9, 13, random.pick(["#C9705A", "#D9B36A", "#8FA35E"]));
  return (
    drawn +
    [430, 680, 930].map((x) => pendant(x, 240, random.pick(["#2B2E30", "#C9A76A"]))).join("") +
    plant(random, light, 1010, 642, 120)
  );
}

function bedroom(room: Room): string {
  const { random, light, fabric, wood } = room;
  const head = random.pick([fabric, darker(wood, 0.1)]);
  let drawn =
    view(room, back.x + 40, 190, 230, 340, 2) +
    view(room, back.x + back.width - 270, 190, 230, 340, 2) +
    sunPatch(back.x + 40, 230, light) +
    artwork(random, 600, 206, 160, 130);
  for (const x of [back.x + 10, back.x + 256, back.x + back.width - 300, back.x + back.width - 54])
    drawn +=
      rect(x, 164, 46, 420, mix("#F3EDE2", fabric, 0.14), { opacity: 0.94 }) +
      line(x + 15, 170, x + 12, 580, "#00000022", 2) +
      line(x + 31, 170, x + 33, 580, "#00000022", 2);
  drawn += polygon(
    [
      [230, 900],
      [380, 640],
      [980, 640],
      [1130, 900],
    ],
    random.pick(["#E8DFD0", "#D3C8B6"]),
  );
  drawn += rect(420, 400, 520, 210, head, { rx: 14 });
  for (let x = 440; x < 920; x += 82) drawn += line(x, 412, x, 600, darker(head, 0.14), 2.4);
  drawn +=
    polygon(
      [
        [430, 590],
        [930, 590],
        [1040, 850],
        [320, 850],
      ],
      "#F7F2EA",
    ) +
    polygon(
      [
        [390, 680],
        [970, 680],
        [1040, 850],
        [320, 850],
      ],
      lighter(fabric, 0.16),
    ) +
    polygon(
      [
        [390, 680],
        [970, 680],
        [984, 712],
        [376, 712],
      ],
      lighter(fabric, 0.34),
    ) +
    polygon(
      [
        [320, 850],
        [1040, 850],
        [1040, 884],
        [320, 884],
      ],
      darker(fabric, 0.16),
    );
  for (const x of [458, 692])
    drawn +=
      rect(x, 548, 212, 88, "#FFFDF8", { rx: 28 }) +
      rect(x + 24, 580, 160, 66, x < 500 ? lighter(fabric, 0.32) : "#E9DFCF", { rx: 22 });
  for (const x of [318, 958])
    drawn +=
      rect(x, 560, 92, 100, wood) +
      rect(x + 8, 572, 76, 34, darker(wood, 0.14)) +
      rect(x + 42, 500, 8, 60, "#C9A76A") +
      polygon(
        [
          [x + 16, 504],
          [x + 76, 504],
          [x + 64, 452],
          [x + 28, 452],
        ],
        light.lit > 0.2 ? "#FFDFA3" : "#F1E6D2",
      );
  return drawn;
}

function bathroom(room: Room): string {
  const { random, light, wood } = room;
  const tile = random.pick(["#DDE2DC", "#E7DFD2", "#CBD3D0", "#D9CBBB"]);
  let drawn = rect(back.x, back.y, back.width, back.height, tile);
  for (let y = back.y; y < floorTop; y += 44) drawn += line(back.x, y, back.x + back.width, y, darker(tile, 0.1), 1.4);
  for (let x = back.x; x < back.x + back.width; x += 66) drawn += line(x, back.y, x, floorTop, darker(tile, 0.1), 1.4);
  drawn += view(room, back.x + 560, 190, 230, 240, 2);
  drawn +=
    circle(back.x + 230, 300, 104, darker(wood, 0.1)) +
    circle(back.x + 230, 300, 95, mix(light.glassLow, "#FFFFFF", 0.55)) +
    path(`M${back.x + 160} 350l120 -130h36l-130 150z`, "#FFF", { opacity: 0.4 });
  drawn +=
    rect(back.x + 60, 470, 350, 96, wood) +
    rect(back.x + 48, 452, 374, 20, "#FBF8F2") +
    path(`M${back.x + 170} 452q60 -44 120 0z`, "#FFFFFF") +
    line(back.x + 235, 470, back.x + 235, 566, darker(wood, 0.2), 3) +
    rect(back.x + 224, 398, 9, 34, "#C9A76A") +
    rect(back.x + 224, 398, 36, 8, "#C9A76A");
  drawn +=
    ellipse(860, 812, 350, 22, "#000", { opacity: 0.16 }) +
    path("M560 600h600q-12 190 -120 196H680q-108 -6 -120 -196z", "#FFFFFF") +
    path("M560 600h600q-2 34 -8 62H568q-6 -28 -8 -62z", "#EDEAE3") +
    rect(540, 588, 640, 20, "#FBF8F2", { rx: 10 }) +
    path("M1106 588v-92q0 -30 -32 -30t-32 30", "none", { stroke: "#C9A76A", "stroke-width": 10 });
  drawn += rect(600, 590, 96, 130, random.pick(fabrics), { rx: 4 }) + rect(600, 704, 96, 8, "#F7F2EA");
  return drawn + plant(random, light, 470, 770, 190);
}

function garden(room: Room): string {
  const { random, light, wood } = room;
  const grass = random.pick(light.leaf);
  let drawn = rect(0, 0, width, height, light.skyLow) + rect(0, 0, width, 420, "url(#air)");
  for (let index = 0; index < 9; index += 1)
    drawn += tree(random, light, index * 175 + random.between(-50, 50), 520, random.between(280, 440));
  drawn += rect(0, 430, width, 120, darker(random.pick(woods), 0.1));
  for (let x = 0; x < width; x += 26) drawn += line(x, 430, x, 550, "#00000030", 2);
  drawn += rect(0, 540, width, height, lighter(grass, 0.16));
  for (let band = 0; band < 6; band += 1)
    drawn += polygon(
      [
        [width / 2 + (band - 3) * 120, 540],
        [width / 2 + (band - 2.5) * 120, 540],
        [width / 2 + (band - 2.5) * 420, height],
        [width / 2 + (band - 3) * 420, height],
      ],
      lighter(grass, 0.24),
      { opacity: 0.6 },
    );
  for (let index = 0; index < 60; index += 1)
    drawn += circle(
      random.between(0, width),
      540 + random.between(-22, 26),
      random.between(10, 26),
      random.chance(0.16) ? random.pick(["#C9705A", "#E7C9A0", "#B9A7C9"]) : darker(random.pick(light.leaf), 0.06),
    );
  drawn += polygon(
    [
      [0, height],
      [120, 720],
      [width - 120, 720],
      [width, height],
    ],
    mix(wood, "#D6D2CA", 0.4),
  );
  for (let index = 0; index <= 12; index += 1)
    drawn += line(120 + index * 93, 720, index * 113, height, "#00000022", 2);
  drawn +=
    ellipse(640, 842, 250, 22, "#000", { opacity: 0.18 }) +
    rect(380, 712, 560, 22, darker(wood, 0.3), { rx: 6 }) +
    rect(470, 736, 12, 104, "#2B2622") +
    rect(798, 736, 12, 104, "#2B2622");
  for (const x of [390, 560, 720, 880])
    drawn +=
      rect(x, 690, 10, 150, "#2B2622") +
      rect(x - 6, 772, 84, 14, room.fabric, { rx: 6 }) +
      rect(x + 64, 780, 9, 64, "#2B2622");
  return drawn + plant(random, light, 210, 830, 230) + plant(random, light, 1150, 820, 180);
}

export const interiorKinds = [
  "living",
  "kitchen",
  "kitchen-island",
  "dining",
  "bedroom",
  "bathroom",
  "study",
  "hall",
  "garden",
  "terrace",
] as const;
export type InteriorKind = (typeof interiorKinds)[number];
export type Era = "period" | "modern";

const interiors: Record<InteriorKind, (room: Room) => string> = {
  living,
  kitchen,
  "kitchen-island": kitchen,
  dining: living,
  bedroom,
  bathroom,
  study: living,
  hall: living,
  garden,
  terrace: garden,
};

/** A room with light in it, different for every seed. */
export function interiorPicture(kind: InteriorKind, era: Era, seed: string): string {
  const chance = random(`${kind}:${era}:${seed}`);
  const light = pickLight(chance);
  const room: Room = {
    random: chance,
    light,
    wood: chance.pick(woods),
    fabric: chance.pick(fabrics),
    wall: chance.pick(walls),
  };
  const evening = light.name === "dusk";
  const defs =
    gradient("air", [
      [0, light.skyTop, 0.85],
      [1, light.skyTop, 0],
    ]) +
    gradient(
      "mood",
      [
        [0, evening ? "#F2B26A" : light.glow, evening ? 0.2 : 0.16],
        [1, "#2A2420", evening ? 0.3 : 0.08],
      ],
      { x2: 0.8, y2: 1 },
    );
  return svg(
    width,
    height,
    defs,
    (kind === "garden" ? "" : shell(room)) + interiors[kind](room) + rect(0, 0, width, height, "url(#mood)"),
  );
}
