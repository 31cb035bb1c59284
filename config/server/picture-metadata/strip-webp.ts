import { exifOrientation, exifWithOrientation } from "./exif-orientation.js";
import { UnreadablePicture } from "./unreadable-picture.js";

const shown = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]);
/** Flags in the header of the extended format: that there is Exif, that there is XMP. */
const flags = { exif: 0x08, xmp: 0x04 };

function chunk(type: string, body: Buffer): Buffer {
  const made = Buffer.alloc(8 + body.length + (body.length % 2));
  made.write(type, "latin1");
  made.writeUInt32LE(body.length, 4);
  body.copy(made, 8);
  return made;
}

/** Some programs write the name that JPEG has before it. */
const exifOf = (body: Buffer) => (body.toString("latin1", 0, 6) === "Exif\0\0" ? body.subarray(6) : body);

/** Without Exif, XMP and unknown chunks, and without trailing data. */
export function stripWebp(bytes: Buffer): Buffer {
  const retained: Buffer[] = [];
  let orientation = 1;
  const whole = 8 + bytes.readUInt32LE(4);
  if (whole > bytes.length) throw new UnreadablePicture("the WebP is cut off");
  let at = 12;
  while (at + 8 <= whole) {
    const type = bytes.toString("latin1", at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    if (at + 8 + length > whole) throw new UnreadablePicture("the WebP is cut off in a chunk");
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (type === "EXIF") orientation = exifOrientation(exifOf(body));
    if (shown.has(type)) retained.push(chunk(type, body));
    at += 8 + length + (length % 2);
  }
  const header = retained[0];
  if (header?.toString("latin1", 0, 4) === "VP8X") {
    header[8] = ((header[8] ?? 0) & ~(flags.exif | flags.xmp)) | (orientation > 1 ? flags.exif : 0);
    if (orientation > 1) retained.push(chunk("EXIF", exifWithOrientation(orientation)));
  }
  const riff = Buffer.from(bytes.subarray(0, 12));
  const body = Buffer.concat(retained);
  riff.writeUInt32LE(4 + body.length, 4);
  return Buffer.concat([riff, body]);
}
