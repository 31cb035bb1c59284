import { UnreadablePicture } from "./unreadable-picture.js";

const block = { extension: 0x21, image: 0x2c, end: 0x3b, comment: 0xfe, application: 0xff };
/** How often an animation runs, and the colour profile. */
const applications = new Set(["NETSCAPE2.0", "ANIMEXTS1.0", "ICCRGBG1012"]);

const tableBytes = (packed: number) => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);

/** A sub-block of length zero ends the list. */
function endOfBlocks(bytes: Buffer, from: number): number {
  let at = from;
  for (;;) {
    const length = bytes[at];
    if (length === undefined) throw new UnreadablePicture("the GIF is cut off");
    at += 1 + length;
    if (length === 0) return at;
  }
}

/** Without comments, XMP and what follows the picture's end. */
export function stripGif(bytes: Buffer): Buffer {
  let at = 13 + tableBytes(bytes[10] ?? 0);
  const retained: Buffer[] = [bytes.subarray(0, at)];
  for (;;) {
    const kind = bytes[at];
    if (kind === block.end) break;
    if (kind === block.image) {
      const end = endOfBlocks(bytes, at + 11 + tableBytes(bytes[at + 9] ?? 0));
      retained.push(bytes.subarray(at, end));
      at = end;
      continue;
    }
    if (kind !== block.extension) throw new UnreadablePicture("the GIF is cut off or has an unknown block");
    const label = bytes[at + 1];
    const end = endOfBlocks(bytes, at + 2);
    const isOurs = label !== block.application || applications.has(bytes.toString("latin1", at + 3, at + 14));
    if (label !== block.comment && isOurs) retained.push(bytes.subarray(at, end));
    at = end;
  }
  retained.push(Buffer.from([block.end]));
  return Buffer.concat(retained);
}
