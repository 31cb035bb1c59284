import type { TextStyle } from "./text-layout.js";

/** The look's own. */
const ink = "#1f2421";
export const stone = "#5f645f";
export const hairline = "#e6dfd7";
export const sand = "#f6f1ec";

/** A4, in points. */
export const paper = { width: 595.28, height: 841.89, side: 48, top: 44, bottom: 96 } as const;
export const contentWidth = paper.width - 2 * paper.side;
export const contentBottom = paper.height - paper.bottom;

export const styles = {
  body: { face: "text", size: 10, leading: 15, color: ink },
  lead: { face: "text", size: 11.5, leading: 17.5, color: ink },
  strong: { face: "strong", size: 10, leading: 15, color: ink },
  small: { face: "text", size: 8.5, leading: 12.5, color: stone },
  fine: { face: "text", size: 7.5, leading: 10.5, color: stone },
  label: { face: "strong", size: 7.5, leading: 11, color: stone, tracking: 0.9 },
  title: { face: "display", size: 31, leading: 34, color: ink },
  heading: { face: "display", size: 19, leading: 23, color: ink },
  quote: { face: "italic", size: 13.5, leading: 18.5, color: ink },
  number: { face: "display", size: 40, leading: 42, color: ink },
} as const satisfies Record<string, TextStyle>;

/** Relative luminance, by the standard's formula. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The agency's colour if its contrast on sand suffices, else ink. */
export const readableAccent = (accent: string): string =>
  (luminance(sand) + 0.05) / (luminance(accent) + 0.05) >= 4.5 ? accent : ink;
