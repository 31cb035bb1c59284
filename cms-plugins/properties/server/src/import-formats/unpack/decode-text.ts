import { isAscii, isUtf8 } from "node:buffer";
import { unreadableDelivery } from "../draft/unreadable-delivery.js";
import { asWindows1252 } from "../draft/repair-characters.js";
import { decodeUtf8 } from "./decode-utf8.js";

/** The encodings that feeds of this part of the world are written in. */
const known = new Set(
  (
    "utf-8 utf8 us-ascii ascii iso-8859-1 iso8859-1 latin1 iso-8859-15 iso8859-15 latin-9 windows-1252 cp1252 cp-1252 " +
    "ansi utf-16 utf-16le utf-16be ucs-2"
  ).split(" "),
);
/** Names that the platform's decoder does not have. */
const otherNames: Readonly<Record<string, string>> = {
  ...{ "latin-9": "iso-8859-15", "cp-1252": "windows-1252", ansi: "windows-1252", "iso8859-15": "iso-8859-15" },
};

const startsWith = (bytes: Buffer, ...start: number[]) => start.every((byte, index) => bytes[index] === byte);

/** By the byte order mark, the pattern of a first `<`, or the XML declaration; UTF-8 where none says otherwise. */
function encodingOf(bytes: Buffer): string {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return "utf-8";
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0x3c, 0x00)) return "utf-16le";
  if (startsWith(bytes, 0xfe, 0xff) || startsWith(bytes, 0x00, 0x3c)) return "utf-16be";
  const declared = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(bytes.toString("latin1", 0, 256))?.[1];
  if (declared === undefined) return "utf-8";
  const name = declared.toLowerCase();
  if (!known.has(name)) throw unreadableDelivery(`its encoding ${declared} is not read; send it as UTF-8`);
  // A document that could be read this far is not UTF-16; one that is valid UTF-8 with non-ASCII letters is UTF-8,
  // whatever it declares.
  if (/^utf|^ucs|ascii$/.test(name) || (isUtf8(bytes) && !isAscii(bytes))) return "utf-8";
  return otherNames[name] ?? name;
}

/** Bytes decoded at once. */
const pieceBytes = 64 * 1024;

/**
 * The text of a document piece by piece, so that a large one is in memory once and not twice, or three times where it
 * has a two-byte letter. A byte invalid in its encoding costs no more than itself: see `decodeUtf8`.
 */
export function* decodePieces(bytes: Buffer): Generator<string> {
  const encoding = encodingOf(bytes);
  if (encoding === "utf-8") {
    yield* decodeUtf8(bytes);
    return;
  }
  if (["iso-8859-1", "iso8859-1", "latin1", "windows-1252", "cp1252"].includes(encoding)) {
    for (let at = 0; at < bytes.length; at += pieceBytes)
      yield asWindows1252(bytes.toString("latin1", at, at + pieceBytes));
    return;
  }
  const decoder = new TextDecoder(encoding);
  for (let at = 0; at < bytes.length; at += pieceBytes)
    yield decoder.decode(bytes.subarray(at, at + pieceBytes), { stream: true });
  yield decoder.decode();
}

/** The pieces without leading white space and without empty pieces. */
export function* withoutSpaceBefore(pieces: Iterable<string>): Generator<string> {
  let begun = false;
  for (const piece of pieces) {
    const text = begun ? piece : piece.trimStart();
    if (text === "") continue;
    begun = true;
    yield text;
  }
}
