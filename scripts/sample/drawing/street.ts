import type { Random } from "../random.js";
import { darker, lighter, mix, type Light } from "./palette.js";
import { circle, ellipse, gradient, group, line, path, polygon, rect, tag } from "./svg.js";

export const canvas = { width: 1360, height: 907, ground: 742 } as const;

/** Sky with a few flat clouds and, far off, the town: roofs, sometimes the cathedral, sometimes a crane of the port. */
export function sky(random: Random, light: Light, width: number = canvas.width): { defs: string; body: string } {
  const parts = [rect(0, -400, width, 1300, "url(#sky)")];
  for (let index = 0; index < random.whole(2, 4); index += 1) {
    const x = random.between(-60, width - 100);
    const y = random.between(50, 330);
    const scale = random.between(0.7, 1.8);
    for (let puff = 0; puff < 5; puff += 1)
      parts.push(
        ellipse(
          x + puff * 46 * scale,
          y + random.between(-7, 7),
          58 * scale,
          random.between(9, 17) * scale,
          light.cloud,
          { opacity: light.name === "dusk" ? 0.3 : 0.62 },
        ),
      );
  }
  let x = -20;
  const far = mix(light.haze, light.skyLow, 0.45);
  while (x < width) {
    const wide = random.between(40, 120);
    const high = random.between(60, 190);
    parts.push(rect(x, canvas.ground - 190 - high, wide, high + 200, far));
    if (random.chance(0.5))
      parts.push(
        polygon(
          [
            [x, canvas.ground - 190 - high],
            [x + wide / 2, canvas.ground - 220 - high],
            [x + wide, canvas.ground - 190 - high],
          ],
          far,
        ),
      );
    x += wide;
  }
  if (random.chance(0.4)) {
    const tower = random.between(120, width - 160);
    const top = canvas.ground - 640;
    parts.push(
      rect(tower, top + 160, 46, 420, far),
      polygon(
        [
          [tower + 4, top + 160],
          [tower + 23, top],
          [tower + 42, top + 160],
        ],
        far,
      ),
      rect(tower + 8, top + 120, 30, 50, far),
    );
  }
  return {
    defs: gradient("sky", [
      [0, light.skyTop],
      [0.85, light.skyLow],
    ]),
    body: parts.join(""),
  };
}

/** Pavement, kerb, cobbles and the shadow the houses throw. */
export function ground(
  random: Random,
  light: Light,
  width: number = canvas.width,
  height: number = canvas.height,
): string {
  const top = canvas.ground;
  const kerb = top + 58;
  const parts = [rect(0, top, width, height - top, light.pavement)];
  for (let x = -40; x < width; x += 62) parts.push(line(x + 40, top, x, kerb, darker(light.pavement, 0.12), 1.2));
  parts.push(line(0, top + 26, width, top + 26, darker(light.pavement, 0.12), 1.2));
  parts.push(
    rect(0, kerb, width, 9, lighter(light.pavement, 0.18)),
    rect(0, kerb + 9, width, 7, darker(light.ground, 0.28)),
    rect(0, kerb + 16, width, height - kerb, light.ground),
  );
  for (let row = 0, y = kerb + 20; y < height; row += 1, y += 11 + row) {
    const size = 24 + row * 5;
    for (let x = (row % 2) * -(size / 2); x < width; x += size) {
      if (random.chance(0.72))
        parts.push(
          rect(
            x + 1,
            y,
            size - 3,
            9 + row,
            random.chance(0.5)
              ? darker(light.ground, random.between(0.02, 0.13))
              : lighter(light.ground, random.between(0.02, 0.1)),
            { rx: 3 },
          ),
        );
    }
  }
  parts.push(rect(0, top, width, 20, "#1A1512", { opacity: light.shade * 0.6 }));
  return group(parts.join(""));
}

export function tree(random: Random, light: Light, x: number, base: number, size: number): string {
  const trunk = mix("#6B5646", light.skyLow, light.name === "dusk" ? 0 : 0.12);
  const parts = [
    path(
      `M${x - size * 0.04} ${base}L${x - size * 0.025} ${base - size * 0.5}h${size * 0.05}L${x + size * 0.045} ${base}z`,
      trunk,
    ),
  ];
  parts.push(ellipse(x + size * 0.12, base + 4, size * 0.36, size * 0.035, "#1A1512", { opacity: 0.22 }));
  for (const [dark, shiftX, shiftY] of [
    [0.16, 0.05, 0.06],
    [0, 0, 0],
    [-0.12, -0.06, -0.07],
  ] as const) {
    for (let index = 0; index < 16; index += 1) {
      const angle = random.between(0, Math.PI * 2);
      const reach = Math.sqrt(random.next()) * size * (dark < 0 ? 0.2 : 0.32);
      const color = random.pick(light.leaf);
      parts.push(
        circle(
          x + Math.cos(angle) * reach + size * shiftX,
          base - size * 0.74 + Math.sin(angle) * reach * 0.9 + size * shiftY,
          random.between(size * 0.07, size * 0.13),
          dark >= 0 ? darker(color, dark) : lighter(color, -dark),
          { opacity: 0.93 },
        ),
      );
    }
  }
  return group(parts.join(""));
}

export function hedge(random: Random, light: Light, x: number, base: number, width: number, height: number): string {
  const color = random.pick(light.leaf);
  const bumps = Array.from({ length: Math.round(width / 14) }, (_, index) =>
    circle(x + index * 14 + 7, base - height, random.between(9, 14), random.chance(0.5) ? color : lighter(color, 0.08)),
  ).join("");
  return group(
    bumps +
      rect(x, base - height, width, height, darker(color, 0.08)) +
      rect(x, base - height * 0.35, width, height * 0.35, darker(color, 0.24), { opacity: 0.6 }),
  );
}

export function lamp(light: Light, x: number, base: number): string {
  const iron = "#2B2E30";
  const glow =
    light.lit > 0.2
      ? circle(x, base - 292, 46, "#FFD590", { opacity: 0.28 }) + circle(x, base - 292, 24, "#FFE1AC", { opacity: 0.5 })
      : "";
  return group(
    rect(x - 3, base - 280, 6, 280, iron) +
      rect(x - 8, base - 16, 16, 16, iron) +
      polygon(
        [
          [x - 13, base - 306],
          [x + 13, base - 306],
          [x + 8, base - 276],
          [x - 8, base - 276],
        ],
        light.lit > 0.2 ? "#FFE3B3" : "#DDE3E2",
      ) +
      polygon(
        [
          [x - 16, base - 306],
          [x, base - 322],
          [x + 16, base - 306],
        ],
        iron,
      ) +
      glow,
  );
}

export function bicycle(random: Random, x: number, base: number): string {
  const color = random.pick(["#2F4A45", "#7F3320", "#33475B", "#1F2421"]);
  const wheel = (at: number) =>
    tag("circle", { cx: at, cy: base - 27, r: 27, fill: "none", stroke: "#23262A", "stroke-width": 3.4 }) +
    circle(at, base - 27, 4, "#23262A");
  return group(
    ellipse(x + 44, base + 2, 72, 5, "#1A1512", { opacity: 0.25 }) +
      wheel(x) +
      wheel(x + 88) +
      path(
        `M${x} ${base - 27}L${x + 26} ${base - 66}L${x + 72} ${base - 70}L${x + 40} ${base - 27}zM${x + 26} ${base - 66}L${x + 40} ${base - 27}M${x + 88} ${base - 27}L${x + 70} ${base - 84}l-14 -6`,
        "none",
        { stroke: color, "stroke-width": 4, "stroke-linejoin": "round" },
      ) +
      path(`M${x + 14} ${base - 78}h24`, "none", { stroke: "#3A2C22", "stroke-width": 7, "stroke-linecap": "round" }) +
      line(x + 26, base - 66, x + 25, base - 78, color, 4),
  );
}

/** Low light from one side over everything: what makes a flat drawing feel like a time of day. */
export function atmosphere(
  random: Random,
  light: Light,
  width: number = canvas.width,
  height: number = canvas.height,
): { defs: string; body: string } {
  const left = random.chance(0.5);
  return {
    defs: gradient(
      "glow",
      [
        [0, light.glow, light.glowOpacity * 1.9],
        [0.55, light.glow, light.glowOpacity * 0.4],
        [1, "#20242C", light.shade * 0.55],
      ],
      { x2: 1, y2: 0.6 },
    ),
    body: tag("rect", {
      x: 0,
      y: -400,
      width,
      height: height + 400,
      fill: "url(#glow)",
      transform: left ? undefined : `translate(${width} 0) scale(-1 1)`,
    }),
  };
}
