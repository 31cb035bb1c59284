import { isUtf8 } from "node:buffer";
import { badByte } from "../draft/repair-characters.js";

const pieceBytes = 64 * 1024;

const lengthOf = (first: number) => (first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2);

/** Java's modified UTF-8 writes a letter beyond the first 65,536 as two surrogates of three bytes each. */
function surrogatesAt(bytes: Buffer, at: number): string | null {
  const [a, b = 0, c = 0, d, e = 0, f = 0] = bytes.subarray(at, at + 6);
  if (a !== 0xed || d !== 0xed || b < 0xa0 || b > 0xaf || e < 0xb0 || e > 0xbf) return null;
  return String.fromCharCode(0xd000 | ((b & 0x3f) << 6) | (c & 0x3f), 0xd000 | ((e & 0x3f) << 6) | (f & 0x3f));
}

/** Decodes each byte that is part of no letter as a lone surrogate, which the XML reader repairs and reports. */
function withBadBytes(bytes: Buffer): string {
  let text = "";
  let good = 0;
  for (let at = 0; at < bytes.length;) {
    const first = bytes[at] ?? 0;
    const next = at + (first < 0x80 ? 1 : lengthOf(first));
    if (first < 0x80 || (next <= bytes.length && isUtf8(bytes.subarray(at, next)))) {
      at = next;
      continue;
    }
    text += bytes.toString("utf8", good, at);
    const pair = surrogatesAt(bytes, at);
    text += pair ?? String.fromCharCode(badByte + first);
    at += pair === null ? 1 : 6;
    good = at;
  }
  return text + bytes.toString("utf8", good);
}

/** UTF-8 piece by piece, never splitting a letter. */
export function* decodeUtf8(bytes: Buffer): Generator<string> {
  const start = bytes.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf])) ? 3 : 0;
  for (let at = start; at < bytes.length;) {
    let end = Math.min(at + pieceBytes, bytes.length);
    for (let back = 0; back < 3 && end < bytes.length && ((bytes[end] ?? 0) & 0xc0) === 0x80; back += 1) end -= 1;
    const piece = bytes.subarray(at, end);
    yield isUtf8(piece) ? piece.toString("utf8") : withBadBytes(piece);
    at = end;
  }
}
