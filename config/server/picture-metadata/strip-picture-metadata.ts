import { pictureTypeOf, type PictureType } from "@gevel/config";
import { stripGif } from "./strip-gif.js";
import { stripHeif } from "./strip-heif.js";
import { stripJpeg } from "./strip-jpeg.js";
import { stripPng } from "./strip-png.js";
import { stripTiff } from "./strip-tiff.js";
import { stripWebp } from "./strip-webp.js";
import { UnreadablePicture } from "./unreadable-picture.js";

const strippers: Record<PictureType | "heic", (bytes: Buffer) => Buffer> = {
  jpg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
  gif: stripGif,
  tif: stripTiff,
  avif: stripHeif,
  heic: stripHeif,
};

/** Made by phones; stored as a file and not shown. */
const isHeic = (bytes: Buffer) =>
  bytes.toString("latin1", 4, 8) === "ftyp" && /hei[cxms]|hev[cxms]|mif1|msf1/.test(bytes.toString("latin1", 8, 48));

/** Whatever its name: a phone's photo is sent on as `photo.jpg`. */
export const isHeicPhoto = (head: Buffer): boolean => pictureTypeOf(head) === null && isHeic(head);

/** Enough bytes to detect a picture. */
export const pictureHeadBytes = 64;

/** Whether these are the first bytes of a picture that may contain metadata. */
export const canHaveMetadata = (head: Buffer): boolean => pictureTypeOf(head) !== null || isHeic(head);

/**
 * PROP-9: removes from a picture where, when, with what and by whom it was taken. Lossless: besides the pixels, the
 * colour profile and the orientation stay. `null`: not a picture, or nothing to remove. Throws UnreadablePicture.
 */
export function stripPictureMetadata(bytes: Buffer): Buffer | null {
  const type = pictureTypeOf(bytes) ?? (isHeic(bytes) ? "heic" : null);
  if (type === null) return null;
  try {
    const stripped = strippers[type](bytes);
    return stripped.equals(bytes) ? null : stripped;
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    // Node's error code for reading past the end.
    throw new UnreadablePicture("the picture is cut off", { cause });
  }
}
