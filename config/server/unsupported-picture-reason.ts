import { isHeicPhoto } from "./picture-metadata/strip-picture-metadata.js";

/** Why a file is not accepted as a picture, by its first bytes. The codec of HEIC is patented and not included. */
export const unsupportedPictureReason = (head: Buffer): string =>
  isHeicPhoto(head)
    ? "is a photo in HEIC, the format of an iPhone, which most browsers do not show; send it as JPEG"
    : "is no picture (JPEG, PNG, WebP, GIF, AVIF or TIFF)";
