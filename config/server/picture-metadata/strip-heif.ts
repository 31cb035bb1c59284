import { UnreadablePicture } from "./unreadable-picture.js";

/** A part of an ISO base media file (ISO/IEC 14496-12), by places in the file. */
interface Box {
  type: string;
  /** Start and end of its content. */
  from: number;
  to: number;
  start: number;
}

function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  let at = from;
  while (at + 8 <= to) {
    const short = bytes.readUInt32BE(at);
    const isLong = short === 1;
    if (isLong && at + 16 > to) throw new UnreadablePicture("the file is cut off in a box");
    // 0: to the end of the file.
    const length = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short;
    const head = isLong ? 16 : 8;
    if (length < head || at + length > to) throw new UnreadablePicture("the file is cut off in a box");
    boxes.push({ type: bytes.toString("latin1", at + 4, at + 8), start: at, from: at + head, to: at + length });
    at += length;
  }
  return boxes;
}

/** Reads numbers one after another from an offset. */
function numbersFrom(bytes: Buffer, start: number) {
  let at = start;
  return {
    /** Reads a number of this many bytes; 0 for none. */
    next(size: number): number {
      if (size === 0) return 0;
      if (at + size > bytes.length) throw new UnreadablePicture("the file is cut off in a box");
      const value = size === 8 ? Number(bytes.readBigUInt64BE(at)) : bytes.readUIntBE(at, size);
      at += size;
      return value;
    },
    letters(size: number): string {
      at += size;
      return bytes.toString("latin1", at - size, at);
    },
  };
}

interface Extent {
  at: number;
  length: number;
}

const emptyExif = Buffer.from("\0\0\0\0MM\0*\0\0\0\x08\0\0\0\0\0\0", "latin1");

/** Items that describe the picture, by number: Exif, and XMP among those of a MIME type. */
function describingItems(bytes: Buffer, info: Box): Map<number, string> {
  const version = bytes[info.from] ?? 0;
  const entries = boxesIn(bytes, info.from + (version === 0 ? 6 : 8), info.to);
  const found = new Map<number, string>();
  for (const { from } of entries) {
    const entryVersion = bytes[from] ?? 0;
    if (entryVersion < 2) continue;
    const numbers = numbersFrom(bytes, from + 4);
    const id = numbers.next(entryVersion === 2 ? 2 : 4);
    numbers.next(2);
    const type = numbers.letters(4);
    if (type === "Exif" || type === "mime") found.set(id, type);
  }
  return found;
}

/** The byte ranges of each item (`iloc`). */
function itemExtents(bytes: Buffer, locations: Box, data: Box | undefined): Map<number, Extent[]> {
  const version = bytes[locations.from] ?? 0;
  const numbers = numbersFrom(bytes, locations.from + 4);
  const sizes = numbers.next(2);
  const [offsetSize, lengthSize, baseSize, indexSize] = [12, 8, 4, 0].map((bits) => (sizes >> bits) & 15);
  const count = numbers.next(version < 2 ? 2 : 4);
  const found = new Map<number, Extent[]>();
  for (let item = 0; item < count; item++) {
    const id = numbers.next(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : numbers.next(2) & 15;
    numbers.next(2);
    const base = numbers.next(baseSize ?? 0);
    const extents: Extent[] = [];
    const pieces = numbers.next(2);
    for (let piece = 0; piece < pieces; piece++) {
      if (version > 0) numbers.next(indexSize ?? 0);
      const at = base + numbers.next(offsetSize ?? 0);
      const length = numbers.next(lengthSize ?? 0);
      // 0: from the beginning of the file; 1: of the box of data.
      if (method === 0) extents.push({ at, length });
      if (method === 1 && data) extents.push({ at: data.from + at, length });
    }
    found.set(id, extents);
  }
  return found;
}

function eraseItems(bytes: Buffer, meta: Box): void {
  const parts = boxesIn(bytes, meta.from + 4, meta.to);
  const part = (type: string) => parts.find((box) => box.type === type);
  const info = part("iinf");
  const locations = part("iloc");
  if (!info || !locations) return;
  const extents = itemExtents(bytes, locations, part("idat"));
  for (const [id, type] of describingItems(bytes, info))
    for (const { at, length } of extents.get(id) ?? []) {
      if (at + length > bytes.length) throw new UnreadablePicture("the file is cut off in an item");
      bytes.fill(type === "mime" ? 0x20 : 0, at, at + length);
      if (type === "Exif" && length >= emptyExif.length) emptyExif.copy(bytes, at);
    }
}

/** Turns a box into an ignored one of the same length. */
function freeBox(bytes: Buffer, box: Box): void {
  bytes.write("free", box.start + 4, "latin1");
  bytes.fill(0, box.from, box.to);
}

/**
 * HEIC and AVIF, in place, because everything in them is found by its offset. The orientation is one of the picture's
 * properties and stays.
 */
export function stripHeif(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  for (const box of boxesIn(copy, 0, copy.length)) {
    if (box.type === "meta") eraseItems(copy, box);
    else if (box.type === "uuid") freeBox(copy, box);
    else if (box.type === "moov")
      // Sequences: the cameras' metadata about the whole.
      for (const part of boxesIn(copy, box.from, box.to)) if (/^(udta|meta|uuid)$/.test(part.type)) freeBox(copy, part);
  }
  return copy;
}
