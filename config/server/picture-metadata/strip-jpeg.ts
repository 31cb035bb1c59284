import { exifOrientation, exifWithOrientation } from "./exif-orientation.js";
import { UnreadablePicture } from "./unreadable-picture.js";

const exifName = "Exif\0\0";
const app = (number: number) => 0xe0 + number;
const marker = { start: 0xd8, end: 0xd9, scan: 0xda, comment: 0xfe, temporary: 0x01 };

const isRestart = (code: number) => code >= 0xd0 && code <= 0xd7;
const isMetadata = (code: number) => (code >= app(0) && code <= app(15)) || code === marker.comment;

/** The JFIF header without its thumbnail. */
const withoutThumbnail = (body: Buffer): Buffer => {
  const plain = Buffer.from(body.subarray(0, 14));
  plain.fill(0, 12);
  return plain;
};

/** The part of a segment needed to show the picture; null if none. */
function needed(code: number, body: Buffer): Buffer | null {
  const starts = (name: string) => body.toString("latin1", 0, name.length) === name;
  if (!isMetadata(code)) return body;
  if (code === app(0) && starts("JFIF\0") && body.length >= 14) return withoutThumbnail(body);
  if (code === app(2) && starts("ICC_PROFILE\0")) return body;
  // The colour encoding; without it the colours are wrong.
  return code === app(14) && starts("Adobe") ? body : null;
}

function segment(code: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** The end of a scan's compressed data: the next marker that is not part of it. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && at + 1 < bytes.length) {
    const code = bytes[at + 1] ?? 0;
    if (code === 0xff) at += 1;
    else if (code === 0 || isRestart(code)) at = bytes.indexOf(0xff, at + 2);
    else return at;
  }
  return bytes.length;
}

/** Without Exif, XMP, IPTC, comments and thumbnails, and without what cameras write behind the picture. */
export function stripJpeg(bytes: Buffer): Buffer {
  const retained: Buffer[] = [bytes.subarray(0, 2)];
  let orientation = 1;
  let at = 2;
  while (at < bytes.length) {
    if (bytes[at] !== 0xff) {
      // Decoders skip bytes between two segments.
      const next = bytes.indexOf(0xff, at);
      at = next === -1 ? bytes.length : next;
      continue;
    }
    const code = bytes[at + 1] ?? 0;
    if (code === 0xff) {
      at += 1;
      continue;
    }
    if (code === marker.end) {
      retained.push(bytes.subarray(at, at + 2));
      break;
    }
    if (isRestart(code) || code === marker.temporary) {
      retained.push(bytes.subarray(at, at + 2));
      at += 2;
      continue;
    }
    if (at + 4 > bytes.length) throw new UnreadablePicture("the JPEG is cut off in a segment");
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length || end < at + 4) throw new UnreadablePicture("the JPEG is cut off in a segment");
    const body = bytes.subarray(at + 4, end);
    if (code === app(1) && body.toString("latin1", 0, 6) === exifName)
      orientation = Math.max(orientation, exifOrientation(body.subarray(6)));
    const rest = needed(code, body);
    if (rest) retained.push(segment(code, rest));
    at = end;
    if (code !== marker.scan) continue;
    const scanned = endOfScan(bytes, at);
    retained.push(bytes.subarray(at, scanned));
    at = scanned;
  }
  if (orientation > 1) {
    const exif = Buffer.concat([Buffer.from(exifName, "latin1"), exifWithOrientation(orientation)]);
    // Behind the JFIF header, which has to be first.
    const isJfif = retained[1]?.[1] === app(0);
    retained.splice(isJfif ? 2 : 1, 0, segment(app(1), exif));
  }
  return Buffer.concat(retained);
}
