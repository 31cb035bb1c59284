/** Picture types accepted from imports and foreign hosts, named by their file extension. */
export type PictureType = "jpg" | "png" | "webp" | "gif" | "avif" | "tif";

const letters = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** A picture's type by its first bytes, whatever its name or header says; null if it is not a picture, SVG included. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpg";
  if (letters(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (/^GIF8[79]a$/.test(letters(bytes, 0, 6))) return "gif";
  if (letters(bytes, 0, 4) === "RIFF" && letters(bytes, 8, 12) === "WEBP") return "webp";
  if (/^(II\*\0|MM\0\*)$/.test(letters(bytes, 0, 4))) return "tif";
  // Its own brand, or a compatible one.
  if (letters(bytes, 4, 8) === "ftyp" && /avif|avis/.test(letters(bytes, 8, 48))) return "avif";
  return null;
}
