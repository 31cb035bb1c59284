import { areaCorners } from "@gevel/config";

interface Pixel {
  x: number;
  y: number;
}

/** As few corners as look the same: a hand's line has hundreds, an address holds sixty. */
export function simplified<Corner>(corners: readonly Corner[], pixelOf: (corner: Corner) => Pixel): Corner[] {
  const pixels = corners.map(pixelOf);
  for (let slack = 2; ; slack *= 1.5) {
    const retained = retainedPoints(pixels, slack);
    if (retained.length <= areaCorners.most) return corners.filter((_, at) => retained.includes(at));
  }
}

/** Douglas and Peucker's: of each stretch the corner that is farthest from its chord, while it is far enough. */
function retainedPoints(pixels: readonly Pixel[], slack: number): number[] {
  const retained = new Set([0, pixels.length - 1]);
  const stretches: [number, number][] = [[0, pixels.length - 1]];
  for (let stretch = stretches.pop(); stretch; stretch = stretches.pop()) {
    const [from, to] = stretch;
    let [farthest, distance] = [from, slack];
    for (let at = from + 1; at < to; at++) {
      const away = distanceTo(pixels[from], pixels[to], pixels[at]);
      if (away > distance) [farthest, distance] = [at, away];
    }
    if (farthest === from) continue;
    retained.add(farthest);
    stretches.push([from, farthest], [farthest, to]);
  }
  return [...retained].filter((at) => at >= 0).sort((a, b) => a - b);
}

const nowhere: Pixel = { x: 0, y: 0 };

function distanceTo(from = nowhere, to = nowhere, pixel = nowhere): number {
  const [wide, high] = [to.x - from.x, to.y - from.y];
  const length = wide * wide + high * high;
  const along = length === 0 ? 0 : ((pixel.x - from.x) * wide + (pixel.y - from.y) * high) / length;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(pixel.x - from.x - share * wide, pixel.y - from.y - share * high);
}
