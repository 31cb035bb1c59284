import { pictureLimits, pictureTypeOf, type PictureType } from "@gevel/config";
import { PictureFailure, unsupportedPictureReason } from "@gevel/config/server";
import sharp from "sharp";

/** What is learned from a picture's bytes. */
export interface PictureFacts {
  type: PictureType;
  width: number;
  height: number;
  /** Base64. */
  thumbhash: string;
}

/** The hash takes no more. */
const longest = 100;

/** Reads a picture to its end: one that is cut off, or none at all, is refused. */
export async function readPictureFacts(bytes: Buffer): Promise<PictureFacts> {
  const type = pictureTypeOf(bytes);
  if (type === null) throw new PictureFailure("refused", unsupportedPictureReason(bytes));
  if (bytes.length > pictureLimits.bytes)
    throw new PictureFailure("refused", `is larger than ${pictureLimits.bytes} bytes`);
  const { rgbaToThumbHash } = await import("thumbhash");
  try {
    const picture = sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: "error", pages: 1 });
    const { width, height, orientation = 1 } = await picture.metadata();
    const { data, info } = await picture
      .rotate()
      .resize({ width: longest, height: longest, fit: "inside" })
      .toColourspace("srgb")
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const lies = orientation >= 5;
    return {
      type,
      width: lies ? height : width,
      height: lies ? width : height,
      thumbhash: Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString("base64"),
    };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split("\n", 1)[0] : String(cause);
    throw new PictureFailure("refused", `cannot be read: ${reason}`);
  }
}
