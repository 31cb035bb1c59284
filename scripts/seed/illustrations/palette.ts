import type { Random } from "../random.js";

export interface Light {
  name: "morning" | "noon" | "dusk" | "golden" | "grey";
  /** Which way shadows fall: 1 to the right, with the sun on the left. */
  sun: 1 | -1;
  skyTop: string;
  skyLow: string;
  cloud: string;
  /** Far silhouettes. */
  haze: string;
  /** Laid over the whole street, from the side the sun is on. */
  glow: string;
  glowOpacity: number;
  shade: number;
  glass: string;
  glassLow: string;
  /** Share of lit windows. */
  lit: number;
  ground: string;
  pavement: string;
  leaf: readonly string[];
}

export const lights: readonly Light[] = [
  {
    name: "morning",
    sun: 1,
    skyTop: "#BFD3DB",
    skyLow: "#F4E6D2",
    cloud: "#FBF4EA",
    haze: "#CDD3CF",
    glow: "#FFDFA8",
    glowOpacity: 0.22,
    shade: 0.16,
    glass: "#8FA6AE",
    glassLow: "#D9DAD0",
    lit: 0.05,
    ground: "#B9B2A6",
    pavement: "#D3CCC0",
    leaf: ["#7C8F63", "#93A374", "#667B56"],
  },
  {
    name: "noon",
    sun: 1,
    skyTop: "#9CC3DA",
    skyLow: "#E3EEF0",
    cloud: "#FFFFFF",
    haze: "#C4D2D4",
    glow: "#FFF4D6",
    glowOpacity: 0.12,
    shade: 0.2,
    glass: "#6E8C9B",
    glassLow: "#BCD0D6",
    lit: 0,
    ground: "#B3AFA8",
    pavement: "#D6D2CA",
    leaf: ["#5F7F4F", "#789662", "#4D6B44"],
  },
  {
    name: "dusk",
    sun: -1,
    skyTop: "#39466A",
    skyLow: "#E8A27C",
    cloud: "#D98E7E",
    haze: "#6A6478",
    glow: "#E88B5A",
    glowOpacity: 0.14,
    shade: 0.34,
    glass: "#3B4457",
    glassLow: "#8B6F73",
    lit: 0.5,
    ground: "#6C6466",
    pavement: "#857A78",
    leaf: ["#465243", "#56604A", "#384338"],
  },
  {
    name: "golden",
    sun: -1,
    skyTop: "#A9BCC6",
    skyLow: "#F6D9AE",
    cloud: "#FBE6C6",
    haze: "#D2C3AE",
    glow: "#FFC978",
    glowOpacity: 0.26,
    shade: 0.26,
    glass: "#77828A",
    glassLow: "#E6C79B",
    lit: 0.12,
    ground: "#B0A491",
    pavement: "#D2C5B0",
    leaf: ["#8A8A4E", "#A39457", "#6F7A48", "#B08A48"],
  },
  {
    name: "grey",
    sun: 1,
    skyTop: "#C3CBCE",
    skyLow: "#EAEBE8",
    cloud: "#F5F5F2",
    haze: "#CBD0CF",
    glow: "#F6F3EA",
    glowOpacity: 0.1,
    shade: 0.13,
    glass: "#7F8D92",
    glassLow: "#CFD6D6",
    lit: 0.14,
    ground: "#A9AAA7",
    pavement: "#CDCDC9",
    leaf: ["#6E8560", "#5C7253", "#829570"],
  },
];

/** One family of façade colours for the whole collection. */
export const bricks = ["#A65A42", "#8F4A38", "#B9714F", "#C08863", "#7D4437", "#9C6B55", "#CDAA84", "#6E5248"] as const;
export const plasters = ["#F1EBE0", "#E7DCC9", "#F5F1E8", "#DDD3C4", "#E9E4DA", "#D7DAD3"] as const;
export const accents = ["#2F4A45", "#7F3320", "#33475B", "#4B3B34", "#5C6B4A", "#8A6A3B", "#1F2421"] as const;
export const roofs = ["#5A4A45", "#6F4A3C", "#4A4F55", "#7B4E3E", "#3F4246"] as const;

/** What is built of blue stone, the plinth of every Belgian street. */
export const bluestones = ["#8B9398", "#7A8489", "#9AA1A3"] as const;
export const paleBricks = ["#D8CDBB", "#C9B9A2", "#E3DACB", "#B9A58E", "#D2C3B0", "#8A8580"] as const;
export const timbers = ["#8A6242", "#A57B52", "#6B4B36", "#B98F63", "#57493F"] as const;
export const doorColors = [
  ...["#2F4A45", "#7F3320", "#33475B", "#1F2421", "#5C6B4A", "#A9742F"],
  ...["#2C5A63", "#6B2E35", "#C9BBA2", "#4B3B34", "#7D8C8A"],
] as const;
export const whites = ["#F4F0E8", "#FBF8F2", "#EDE7DA"] as const;

export const pickLight = (random: Random): Light => ({ ...random.pick(lights), sun: random.chance(0.5) ? 1 : -1 });

const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** `part` of the second colour in the first. */
export function mix(first: string, second: string, part: number): string {
  const other = channels(second);
  return `#${channels(first)
    .map((value, index) =>
      Math.round(value + ((other[index] ?? value) - value) * part)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

export const darker = (hex: string, part: number) => mix(hex, "#14161A", part);
export const lighter = (hex: string, part: number) => mix(hex, "#FFFFFF", part);
