import { pictureLimits, pictureWidths } from "@gevel/config";
import sharp from "sharp";
import type { PictureWidth } from "./picture-request";

const quality = 76;

// Two pictures are worked on at once; more threads for each would only take them from pages.
sharp.cache(false);
sharp.concurrency(1);

/** All widths from one decode, the widest first; never larger than the source. */
export async function resizeToAll(source: Buffer): Promise<Map<PictureWidth, Buffer>> {
  const widest = Math.max(...pictureWidths);
  const { data, info } = await sharp(source, { limitInputPixels: pictureLimits.pixels, failOn: "error", pages: 1 })
    .rotate()
    .resize({ width: widest, withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const made = new Map<PictureWidth, Buffer>();
  for (const wanted of pictureWidths.toReversed()) {
    const scaled = sharp(data, { raw: { width, height, channels } }).resize({
      width: wanted,
      withoutEnlargement: true,
    });
    made.set(wanted, await scaled.webp({ quality, effort: 4 }).toBuffer());
  }
  return made;
}
