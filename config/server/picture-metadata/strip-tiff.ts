import { tiffNumbers, type NumberReader } from "./byte-order.js";
import { UnreadablePicture } from "./unreadable-picture.js";

const entryBytes = 12;
/** Bytes of one value by its type (TIFF 6.0, page 15; 13 is an offset). */
const valueBytes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4];

/** Tags that describe the picture and are not needed to show it: texts, dates, makers, XMP, IPTC, Photoshop, Exif and GPS. */
const removed = new Set([
  ...[269, 270, 271, 272, 285, 305, 306, 315, 316, 700, 33432, 33723, 34377, 37510, 37724, 40091, 40092, 40093],
  ...[40094, 40095, 42033, 42036, 42112, 42113, 50341, 50735, 50740, 50781],
]);
/** Tags that point to a directory of their own. */
const directories = new Set([34665, 34853, 40965]);
/** A thumbnail or another size of the picture: one more directory as the first. */
const furtherPictures = 330;

class Stripper {
  readonly #bytes: Buffer;
  readonly #numbers: NumberReader;
  readonly #seen = new Set<number>();

  constructor(bytes: Buffer, numbers: NumberReader) {
    this.#bytes = bytes;
    this.#numbers = numbers;
  }

  /** Empties a directory with all its values. */
  #erase(at: number): void {
    if (this.#seen.has(at)) return;
    this.#seen.add(at);
    const count = this.#count(at);
    for (let index = 0; index < count; index++) this.#eraseValue(at + 2 + index * entryBytes);
    this.#bytes.fill(0, at, at + 2 + count * entryBytes);
  }

  #eraseValue(entry: number): void {
    if (directories.has(this.#numbers.u16(entry))) this.#erase(this.#numbers.u32(entry + 8));
    const { at, length } = this.#valueOf(entry);
    this.#bytes.fill(0, at, at + length);
  }

  #valueOf(entry: number): { at: number; length: number } {
    const length = (valueBytes[this.#numbers.u16(entry + 2)] ?? 1) * this.#numbers.u32(entry + 4);
    const at = length <= 4 ? entry + 8 : this.#numbers.u32(entry + 8);
    if (at + length > this.#bytes.length) throw new UnreadablePicture("the TIFF is cut off in a value");
    return { at, length };
  }

  #count(at: number): number {
    if (at < 8 || at + 2 > this.#bytes.length) throw new UnreadablePicture("the TIFF is cut off in a directory");
    const count = this.#numbers.u16(at);
    if (at + 6 + count * entryBytes > this.#bytes.length)
      throw new UnreadablePicture("the TIFF is cut off in a directory");
    return count;
  }

  /** Removes the entries that are not needed; the others move up, because they must stay sorted. */
  strip(first: number): void {
    let at = first;
    while (at !== 0 && !this.#seen.has(at)) {
      this.#seen.add(at);
      const count = this.#count(at);
      const entries = this.#bytes.subarray(at + 2, at + 2 + count * entryBytes);
      const next = Buffer.from(this.#bytes.subarray(at + 2 + count * entryBytes, at + 6 + count * entryBytes));
      const following = this.#numbers.u32(at + 2 + count * entryBytes);
      const retained: Buffer[] = [];
      for (let index = 0; index < count; index++) {
        const entry = at + 2 + index * entryBytes;
        const tag = this.#numbers.u16(entry);
        if (removed.has(tag) || directories.has(tag)) this.#eraseValue(entry);
        else retained.push(Buffer.from(this.#bytes.subarray(entry, entry + entryBytes)));
        if (tag === furtherPictures) this.#stripFurther(entry);
      }
      entries.fill(0);
      this.#bytes.fill(0, at + 2 + count * entryBytes, at + 6 + count * entryBytes);
      Buffer.concat([...retained, next]).copy(this.#bytes, at + 2);
      if (this.#numbers.littleEndian) this.#bytes.writeUInt16LE(retained.length, at);
      else this.#bytes.writeUInt16BE(retained.length, at);
      at = following;
    }
  }

  #stripFurther(entry: number): void {
    const { at, length } = this.#valueOf(entry);
    for (let offset = at; offset + 4 <= at + length; offset += 4) this.strip(this.#numbers.u32(offset));
  }
}

/** Within the same bytes, for everything in a TIFF is found by its place. */
export function stripTiff(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  const numbers = tiffNumbers(copy);
  if (!numbers) throw new UnreadablePicture("is no TIFF");
  new Stripper(copy, numbers).strip(numbers.u32(4));
  return copy;
}
