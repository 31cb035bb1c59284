/** The three bytes of `#rgb` or `#rrggbb` (an alpha byte is ignored), or null. */
function bytesOf(color: string): [number, number, number] | null {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])[0-9a-f]?$/i.exec(color.trim());
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})(?:[0-9a-f]{2})?$/i.exec(color.trim());
  const [, red = "", green = "", blue = ""] = long ?? short ?? [];
  if (!red) return null;
  const byte = (text: string) => parseInt(text.length === 1 ? text + text : text, 16);
  return [byte(red), byte(green), byte(blue)];
}

function luminance([red, green, blue]: readonly [number, number, number]): number {
  const linear = (byte: number) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG's stone on the background must still pass 4.5:1, so light means lighter than this. */
const lightEnough = 0.56;

/** How text stands on a colour that staff chose; null where it is no colour. */
export function toneOf(color: string): "light" | "dark" | "middle" | null {
  const bytes = bytesOf(color);
  if (!bytes) return null;
  const value = luminance(bytes);
  if (value >= lightEnough) return "light";
  // White on it, or ink on it: whichever reads better.
  return 1.05 / (value + 0.05) >= (value + 0.05) / (0.0158 + 0.05) ? "dark" : "middle";
}
