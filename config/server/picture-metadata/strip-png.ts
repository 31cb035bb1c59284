import { crc32 } from "node:zlib";
import { exifOrientation, exifWithOrientation } from "./exif-orientation.js";
import { UnreadablePicture } from "./unreadable-picture.js";

/** The chunks needed to show a PNG, animated ones too (PNG, third edition); texts, dates and Exif are removed. */
const shown = new Set(
  "IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT".split(" "),
);

function chunk(type: string, body: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, "latin1"), body]);
  const made = Buffer.alloc(typed.length + 8);
  made.writeUInt32BE(body.length, 0);
  typed.copy(made, 4);
  made.writeUInt32BE(crc32(typed), typed.length + 4);
  return made;
}

/** Without Exif, XMP and texts, and without what follows the picture's end. */
export function stripPng(bytes: Buffer): Buffer {
  const retained: Buffer[] = [bytes.subarray(0, 8)];
  let orientation = 1;
  let at = 8;
  while (at < bytes.length) {
    if (at + 12 > bytes.length) throw new UnreadablePicture("the PNG is cut off in a chunk");
    const type = bytes.toString("latin1", at + 4, at + 8);
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) throw new UnreadablePicture("the PNG is cut off in a chunk");
    if (type === "eXIf") orientation = exifOrientation(bytes.subarray(at + 8, end - 4));
    if (shown.has(type)) retained.push(bytes.subarray(at, end));
    if (type === "IEND") break;
    at = end;
  }
  // After IHDR, so that it is known before the pixels.
  if (orientation > 1) retained.splice(2, 0, chunk("eXIf", exifWithOrientation(orientation)));
  return Buffer.concat(retained);
}
