import { pictureLimits, type PictureFormat, type PictureWidth } from "@gevel/config";
import type sharp from "sharp";
import type { Sharp } from "sharp";
import type { PictureVariant } from "./picture-store";

const quality = 76;

let loaded: Promise<typeof sharp> | null = null;

/** Loaded with the first picture that is made: no first page waits for the library. */
export const loadSharp = () =>
  (loaded ??= import("sharp").then(({ default: resize }) => {
    // Two pictures are worked on at once; more threads for each would only take them from pages.
    resize.cache(false);
    resize.concurrency(1);
    return resize;
  }));

const encoders: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  webp: (picture) => picture.webp({ quality, effort: 4 }),
  // JPEG has no transparency: transparent areas become white, like the background of a mail.
  jpeg: (picture) => picture.flatten({ background: "#ffffff" }).jpeg({ quality: 80, progressive: true }),
  png: (picture) => picture.png(),
};

interface Wanted {
  widths: readonly PictureWidth[];
  format: PictureFormat;
}

/** All of these widths from one decode; never larger than the source. */
export async function resizeTo(source: Buffer, { widths, format }: Wanted): Promise<Map<PictureVariant, Buffer>> {
  const sharp = await loadSharp();
  const widest = Math.max(...widths);
  const { data, info } = await sharp(source, { limitInputPixels: pictureLimits.pixels, failOn: "error", pages: 1 })
    .rotate()
    .resize({ width: widest, withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const made = new Map<PictureVariant, Buffer>();
  for (const wanted of widths) {
    const scaled = sharp(data, { raw: { width, height, channels } }).resize({
      width: wanted,
      withoutEnlargement: true,
    });
    made.set(`${wanted}.${format}`, await encoders[format](scaled).toBuffer());
  }
  return made;
}
