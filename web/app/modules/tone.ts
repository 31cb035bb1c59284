import { bytesOf, contrast, readable, type Bytes } from "~/ui/contrast";

/** As in `module-bands.module.css`: what stands on a ground of the tone. */
const inks = {
  /** The quiet grey and the links of the look. */
  light: [
    [95, 100, 95],
    [164, 69, 44],
  ],
  dark: [[255, 255, 255]],
  middle: [[31, 36, 33]],
  /** Where neither white nor the look's ink can be read. */
  black: [[0, 0, 0]],
} as const satisfies Record<string, readonly Bytes[]>;

export type Tone = keyof typeof inks;

/** How text stands on a colour that staff chose, by its contrast (WCAG 2.2 AA); null where it is no colour. */
export function toneOf(color: string): Tone | null {
  const ground = bytesOf(color);
  if (!ground) return null;
  const reads = (tone: Tone) => inks[tone].every((ink) => contrast(ground, ink) >= readable);
  return (["light", "dark", "middle"] as const).find(reads) ?? "black";
}
