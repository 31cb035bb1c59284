import type { Random } from "../random.js";
import { darker, lighter, mix, type Light } from "./palette.js";
import { circle, ellipse, gradient, group, line, path, polygon, rect, tag } from "./svg.js";

export const canvas = { width: 1360, height: 907, ground: 742 } as const;

/** Sky with a few flat clouds and, far off, the town: roofs, sometimes the cathedral, sometimes a crane of the port. */
export function sky(
  random: Random,
  light: Light,
  width: number = canvas.width,
  left = 0,
  top = -400,
  cathedral = 0.4,
): { defs: string; body: string; haze: (opacity: number) => string } {
  const whole = (opacity?: number) => rect(left, top, width, canvas.ground - top + 20, "url(#sky)", { opacity });
  const parts = [whole()];
  const clouds = random.whole(2, 5);
  const size = width / canvas.width;
  for (let index = 0; index < clouds; index += 1) {
    const x = left + random.between(-60, width - 100);
    const y = top + random.between(0.04, 0.5) * (canvas.ground - top);
    const scale = random.between(0.6, 2) * size;
    let cloud = `M${x} ${y}`;
    let rest = 0;
    for (let puff = 0; puff < 5; puff += 1) {
      const wide = random.between(34, 74) * scale;
      cloud += `q${wide / 2} -${random.between(16, 44) * scale * (puff === 0 || puff === 4 ? 0.5 : 1)} ${wide} 0`;
      rest += wide;
    }
    parts.push(
      path(`${cloud}q-${rest / 2} ${10 * scale} -${rest} 0z`, light.cloud, {
        opacity: light.name === "dusk" ? 0.28 : 0.6,
      }),
    );
  }
  const far = mix(light.haze, light.skyLow, 0.45);
  let town = "";
  for (let x = left - 20; x < left + width;) {
    const wide = random.between(40, 120);
    const roof = canvas.ground - 190 - random.between(60, 190);
    town += `M${x} ${canvas.ground}V${roof}${random.chance(0.5) ? `l${wide / 2} -30l${wide / 2} 30` : `h${wide}`}V${canvas.ground}z`;
    x += wide;
  }
  if (random.chance(cathedral)) {
    const tower = left + random.between(120, width - 160);
    const base = canvas.ground - 480;
    town += `M${tower} ${canvas.ground}V${base}h4v-40h6l13 -120l13 120h6v40h4V${canvas.ground}z`;
  }
  parts.push(path(town, far));
  return {
    defs: gradient("sky", [
      [0, light.skyTop],
      [0.85, light.skyLow],
    ]),
    body: parts.join(""),
    /** Laid over what stands behind, it steps back. */
    haze: whole,
  };
}

/** Pavement, kerb, cobbles or asphalt, and the shadow the houses throw; `depth` of it, as far as the picture goes. */
export function ground(
  random: Random,
  light: Light,
  width: number = canvas.width,
  depth: number = canvas.height - canvas.ground,
  left = 0,
): string {
  const top = canvas.ground;
  const kerb = top + Math.min(58, depth * 0.38);
  const slab = darker(light.pavement, 0.12);
  let joints = `M${left} ${top + (kerb - top) * 0.45}h${width}`;
  for (let x = left - 40; x < left + width; x += 62) joints += `M${x + 40} ${top}L${x} ${kerb}`;
  const tones = [darker(light.ground, 0.05), darker(light.ground, 0.11), lighter(light.ground, 0.07)] as const;
  const stones = tones.map(() => "");
  const cobbled = random.chance(0.6);
  if (cobbled)
    for (let row = 0, y = kerb + 20; y < top + depth; row += 1, y += 11 + row) {
      const size = 24 + row * 5;
      for (let x = left + (row % 2) * -(size / 2); x < left + width; x += size) {
        const tone = random.whole(0, 3);
        if (tone < 3) stones[tone] += `M${x + 1} ${y}h${size - 3}v${8 + row}h${3 - size}z`;
      }
    }
  const line = kerb + 16 + (top + depth - kerb - 16) * 0.6;
  return group(
    rect(left, top, width, depth, light.pavement) +
      path(joints, "none", { stroke: slab, "stroke-width": 1.2 }) +
      rect(left, kerb, width, 9, lighter(light.pavement, 0.18)) +
      rect(left, kerb + 9, width, 7, darker(light.ground, 0.28)) +
      rect(left, kerb + 16, width, depth, cobbled ? light.ground : mix(light.ground, "#4A4C4E", 0.35)) +
      stones.map((d, index) => (d ? path(d, tones[index] ?? light.ground) : "")).join("") +
      (cobbled ? "" : rect(left, line, width, 5, "#EDEAE2", { opacity: 0.5 })) +
      rect(left, top, width, 18, "#1A1512", { opacity: light.shade * 0.6 }),
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
  [x, y, width, height]: readonly [number, number, number, number] = [0, -400, canvas.width, canvas.height + 400],
): { defs: string; body: string } {
  const [from, to] = light.sun > 0 ? [0, 1] : [1, 0];
  return {
    defs: tag(
      "linearGradient",
      { id: "glow", x1: from, y1: 0, x2: to, y2: random.between(0.4, 0.8) },
      tag("stop", { offset: 0, "stop-color": light.glow, "stop-opacity": light.glowOpacity * 1.9 }) +
        tag("stop", { offset: 0.55, "stop-color": light.glow, "stop-opacity": light.glowOpacity * 0.4 }) +
        tag("stop", { offset: 1, "stop-color": "#20242C", "stop-opacity": light.shade * 0.55 }),
    ),
    body: rect(x, y, width, height, "url(#glow)"),
  };
}
