import type { Random } from "../random.js";
import { darker, lighter, mix, type Light } from "./palette.js";
import { group, line, rect, tag } from "./svg.js";

let used = 0;
/** Ids are unique within the process; each picture is one document, so they need not be stable. */
const nextId = (name: string) => `${name}${(used += 1)}`;

export interface Wall {
  defs: string;
  fill: string;
  color: string;
}

/** Brick in stretcher bond: courses and a few odd stones, quiet enough to read as texture. */
export function brickWall(random: Random, color: string): Wall {
  const id = nextId("brick");
  const course = random.pick([7, 8, 9]);
  const stone = course * 2.6;
  const joint = lighter(color, 0.22);
  const odd = [darker(color, 0.1), lighter(color, 0.08), darker(color, 0.06)];
  const stones = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2].map((column) => {
      const shift = row % 2 === 0 ? 0 : stone / 2;
      return rect(
        column * stone + shift - stone / 2 + 0.6,
        row * course + 0.6,
        stone - 1.2,
        course - 1.2,
        random.chance(0.35) ? random.pick(odd) : color,
      );
    }),
  );
  const defs = tag(
    "pattern",
    { id, width: stone * 2, height: course * 4, patternUnits: "userSpaceOnUse" },
    rect(0, 0, stone * 2, course * 4, mix(color, joint, 0.45)) + stones.join(""),
  );
  return { defs, fill: `url(#${id})`, color };
}

export function plasterWall(random: Random, color: string): Wall {
  const id = nextId("plaster");
  const specks = Array.from({ length: 22 }, () =>
    rect(random.between(0, 90), random.between(0, 90), random.between(2, 14), 0.8, darker(color, 0.12), {
      opacity: 0.35,
    }),
  ).join("");
  return {
    defs: tag(
      "pattern",
      { id, width: 90, height: 90, patternUnits: "userSpaceOnUse" },
      rect(0, 0, 90, 90, color) + specks,
    ),
    fill: `url(#${id})`,
    color,
  };
}

export function woodWall(random: Random, color: string): Wall {
  const id = nextId("wood");
  const boards = Array.from({ length: 6 }, (_, index) =>
    rect(index * 13, 0, 12, 80, random.chance(0.5) ? color : darker(color, random.between(0.03, 0.12))),
  ).join("");
  return {
    defs: tag(
      "pattern",
      { id, width: 78, height: 80, patternUnits: "userSpaceOnUse" },
      rect(0, 0, 78, 80, darker(color, 0.35)) + boards,
    ),
    fill: `url(#${id})`,
    color,
  };
}

export function tiles(color: string): Wall {
  const id = nextId("tiles");
  const rows = [0, 1]
    .map((row) =>
      [0, 1, 2]
        .map((column) =>
          tag("path", {
            d: `M${column * 14 + row * 7 - 7} ${row * 11}q7 10 14 0v11h-14z`,
            fill: row ? color : darker(color, 0.09),
          }),
        )
        .join(""),
    )
    .join("");
  return {
    defs: tag(
      "pattern",
      { id, width: 28, height: 22, patternUnits: "userSpaceOnUse" },
      rect(0, 0, 28, 22, darker(color, 0.22)) + rows,
    ),
    fill: `url(#${id})`,
    color,
  };
}

export interface WindowStyle {
  frame: string;
  stone: string;
  light: Light;
  bars: "cross" | "sash" | "none" | "mullion";
  lintel: "flat" | "arch" | "none";
  shutters?: string;
  planter?: boolean;
}

/** A window with its reveal, glass that mirrors the sky, frame, sill and lintel; now and then a lamp behind it. */
export function drawWindow(
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  style: WindowStyle,
): string {
  const { frame, stone, light, bars, lintel } = style;
  const isLit = random.chance(light.lit);
  const glass = isLit ? random.pick(["#F6CE8A", "#F2BE73", "#FADCA6"]) : light.glass;
  const low = isLit ? "#FCE9C4" : light.glassLow;
  const id = nextId("glass");
  const parts: string[] = [];
  parts.push(
    tag(
      "linearGradient",
      { id, x1: 0, y1: 0, x2: 0.3, y2: 1 },
      tag("stop", { offset: 0, "stop-color": glass }) + tag("stop", { offset: 1, "stop-color": low }),
    ),
  );
  if (lintel === "arch")
    parts.push(
      tag("path", {
        d: `M${x - 5} ${y + 2}q${width / 2 + 5} ${-height * 0.22} ${width + 10} 0v6h${-width - 10}z`,
        fill: stone,
      }),
    );
  if (lintel === "flat")
    parts.push(rect(x - 6, y - 9, width + 12, 10, stone), rect(x - 6, y + 1, width + 12, 2, "#000", { opacity: 0.14 }));
  parts.push(rect(x - 2, y - 1, width + 4, height + 3, darker(frame, 0.45), { opacity: 0.5 }));
  parts.push(rect(x, y, width, height, frame));
  const edge = Math.max(3, width * 0.055);
  parts.push(rect(x + edge, y + edge, width - edge * 2, height - edge * 2, `url(#${id})`));
  if (!isLit)
    parts.push(
      tag("path", {
        d: `M${x + edge} ${y + height * 0.62}L${x + width * 0.7} ${y + edge}H${x + width * 0.9}L${x + edge} ${y + height * 0.86}z`,
        fill: "#FFF",
        opacity: 0.13,
      }),
    );
  if (random.chance(0.45)) {
    const curtain = isLit ? "#E9B76C" : mix("#EFE8DC", light.glass, 0.35);
    const drop = width * random.between(0.1, 0.2);
    parts.push(
      rect(x + edge, y + edge, drop, height - edge * 2, curtain, { opacity: 0.75 }),
      rect(x + width - edge - drop, y + edge, drop, height - edge * 2, curtain, { opacity: 0.75 }),
    );
  }
  if (bars === "cross")
    parts.push(
      rect(x + width / 2 - edge / 3, y, edge / 1.5, height, frame),
      rect(x, y + height * 0.3, width, edge / 1.5, frame),
    );
  if (bars === "sash")
    parts.push(
      rect(x, y + height * 0.48, width, edge / 1.3, frame),
      rect(x + width / 2 - 1, y, 2.4, height * 0.48, frame),
    );
  if (bars === "mullion") parts.push(rect(x + width / 2 - edge / 3, y, edge / 1.5, height, frame));
  parts.push(rect(x + edge, y + edge, width - edge * 2, Math.min(10, height * 0.08), "#000", { opacity: 0.2 }));
  parts.push(
    rect(x - 6, y + height, width + 12, 7, lighter(stone, 0.1)),
    rect(x - 6, y + height + 7, width + 12, 3, "#000", { opacity: 0.16 }),
  );
  if (style.shutters) {
    for (const sx of [x - width * 0.42 - 5, x + width + 5]) {
      parts.push(rect(sx, y - 2, width * 0.42, height + 4, style.shutters));
      for (let slat = y + 6; slat < y + height - 4; slat += 8)
        parts.push(line(sx + 4, slat, sx + width * 0.42 - 4, slat, darker(style.shutters, 0.25), 2));
    }
  }
  if (style.planter) {
    parts.push(rect(x - 2, y + height - 8, width + 4, 12, darker(frame, 0.35)));
    for (let at = x; at < x + width; at += 7)
      parts.push(
        tag("circle", {
          cx: at + 3,
          cy: y + height - 10 - random.between(0, 6),
          r: random.between(4, 7),
          fill: random.pick([...light.leaf, "#C9705A"]),
        }),
      );
  }
  return group(parts.join(""));
}

/** A front door with panels, a light over it, a step and a house number. */
export function drawDoor(
  random: Random,
  x: number,
  ground: number,
  width: number,
  height: number,
  color: string,
  stone: string,
  light: Light,
): string {
  const y = ground - height;
  const fan = height * 0.2;
  const parts = [
    rect(x - 9, y - 10, width + 18, height + 10, stone),
    rect(x - 4, y - 4, width + 8, height + 4, darker(stone, 0.35)),
    rect(x, y, width, fan - 4, light.lit > 0.2 ? "#F8D79B" : light.glassLow),
    rect(x, y + fan, width, height - fan, color),
  ];
  const panel = (top: number, share: number) =>
    rect(x + width * 0.16, y + fan + (height - fan) * top, width * 0.68, (height - fan) * share, darker(color, 0.22), {
      rx: 2,
    });
  parts.push(
    random.chance(0.5)
      ? panel(0.08, 0.42) + panel(0.58, 0.34)
      : rect(x + width * 0.2, y + fan + (height - fan) * 0.08, width * 0.6, (height - fan) * 0.5, light.glass) +
          panel(0.66, 0.26),
  );
  parts.push(tag("circle", { cx: x + width * 0.86, cy: y + fan + (height - fan) * 0.55, r: 3.2, fill: "#D9B36A" }));
  parts.push(rect(x - 14, ground - 8, width + 28, 9, lighter(stone, 0.12)));
  return group(parts.join(""));
}
