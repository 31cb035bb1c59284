/** A colour by its bytes. */
export type Bytes = readonly [red: number, green: number, blue: number];

/** The three bytes of `#rgb` or `#rrggbb` (an alpha byte is ignored), or null. */
export function bytesOf(color: string): Bytes | null {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])[0-9a-f]?$/i.exec(color.trim());
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})(?:[0-9a-f]{2})?$/i.exec(color.trim());
  const [, red = "", green = "", blue = ""] = long ?? short ?? [];
  if (!red) return null;
  const byte = (text: string) => parseInt(text.length === 1 ? text + text : text, 16);
  return [byte(red), byte(green), byte(blue)];
}

/** WCAG's relative luminance. */
function luminance([red, green, blue]: Bytes): number {
  const linear = (byte: number) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG's contrast of two colours, 1 to 21. */
export function contrast(one: Bytes, other: Bytes): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** WCAG 2.2 AA for text of any size. */
export const readable = 4.5;
