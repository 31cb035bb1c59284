import { unreadableFeed } from "../draft/unreadable-feed.js";

/** The encodings that feeds of this part of the world are written in. */
const known = new Set(["utf-8", "utf8", "us-ascii", "ascii", "iso-8859-1", "iso-8859-15", "windows-1252", "utf-16"]);

const startsWith = (bytes: Buffer, ...start: number[]) => start.every((byte, index) => bytes[index] === byte);

/** By the byte order mark, the pattern of a first `<`, or the XML declaration; UTF-8 where none says otherwise. */
function encodingOf(bytes: Buffer): string {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return "utf-8";
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0x3c, 0x00)) return "utf-16le";
  if (startsWith(bytes, 0xfe, 0xff) || startsWith(bytes, 0x00, 0x3c)) return "utf-16be";
  const declared = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(bytes.toString("latin1", 0, 256))?.[1];
  if (declared === undefined) return "utf-8";
  const name = declared.toLowerCase();
  if (!known.has(name)) throw unreadableFeed(`its encoding ${declared} is not read; send it as UTF-8`);
  // A document that could be read thus far is no UTF-16.
  return name === "utf-16" || name.endsWith("ascii") ? "utf-8" : name;
}

/** Bytes decoded at once. */
const pieceBytes = 64 * 1024;

/**
 * The text of a document piece by piece, so that a large one is in memory once and not twice, or three times where it has
 * a letter that takes two bytes. Bytes that are none in its encoding are refused, not replaced.
 */
export function* decodePieces(bytes: Buffer): Generator<string> {
  const encoding = encodingOf(bytes);
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for (let at = 0; at < bytes.length; at += pieceBytes)
      yield decoder.decode(bytes.subarray(at, at + pieceBytes), { stream: true });
    yield decoder.decode();
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    throw unreadableFeed(`it is no ${encoding.toUpperCase()} text, or it is cut off`);
  }
}

/** The pieces without the white space before the first letter, and without empty ones. */
export function* withoutSpaceBefore(pieces: Iterable<string>): Generator<string> {
  let begun = false;
  for (const piece of pieces) {
    const text = begun ? piece : piece.trimStart();
    if (text === "") continue;
    begun = true;
    yield text;
  }
}
