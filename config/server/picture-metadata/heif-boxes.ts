import { UnreadablePicture } from "./unreadable-picture.js";

/** A part of an ISO base media file (ISO/IEC 14496-12), by places in the file. */
export interface Box {
  type: string;
  /** Where its content begins and ends. */
  from: number;
  to: number;
  start: number;
}

export function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
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

/** Reads on from a place. */
export function numbersFrom(bytes: Buffer, start: number) {
  let at = start;
  return {
    /** Of so many bytes; none is 0. */
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
