import { tiffNumbers } from "./byte-order.js";

const orientationTag = 0x0112;
const entryBytes = 12;

/** The camera's orientation (1 to 8), from an Exif block with a TIFF header; 1 if it has none. */
export function exifOrientation(exif: Buffer): number {
  const numbers = tiffNumbers(exif);
  if (!numbers || exif.length < 8) return 1;
  const directory = numbers.u32(4);
  if (directory + 2 > exif.length) return 1;
  const count = numbers.u16(directory);
  for (let index = 0; index < count; index++) {
    const entry = directory + 2 + index * entryBytes;
    if (entry + entryBytes > exif.length) return 1;
    if (numbers.u16(entry) !== orientationTag) continue;
    const value = numbers.u16(entry + 8);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** An Exif block with only the orientation. */
export function exifWithOrientation(orientation: number): Buffer {
  const block = Buffer.alloc(26);
  block.write("MM\0*", "latin1");
  block.writeUInt32BE(8, 4);
  block.writeUInt16BE(1, 8);
  block.writeUInt16BE(orientationTag, 10);
  block.writeUInt16BE(3, 12);
  block.writeUInt32BE(1, 14);
  block.writeUInt16BE(orientation, 18);
  return block;
}
