export interface FileStart {
  /** Completes the message "it is no feed but". */
  what: string;
  /** Whether a document of a delivery may name it. */
  isMedia: boolean;
}

const starts: readonly [start: string, what: string, isMedia: boolean][] = [
  ["\x89PNG", "a PNG picture", true],
  ["\xff\xd8\xff", "a JPEG picture", true],
  ["GIF8", "a GIF picture", true],
  ["RIFF", "a WebP picture or a sound", true],
  ["II*\x00", "a TIFF picture", true],
  ["MM\x00*", "a TIFF picture", true],
  ["%PDF", "a PDF", true],
  ["Rar!", "a RAR archive; send a zip", false],
  ["7z\xbc\xaf", "a 7-Zip archive; send a zip", false],
  ["\xd0\xcf\x11\xe0", "a file of Word, Excel or another office program", false],
];

/** The type of a file that is no document, by its first bytes; null if they do not tell. */
export function fileStart(bytes: Buffer): FileStart | null {
  const start = bytes.toString("latin1", 0, 16);
  const found = starts.find(([first]) => start.startsWith(first));
  if (found) return { what: found[1], isMedia: found[2] };
  return start.slice(4).startsWith("ftyp") ? { what: "a HEIC picture or a film", isMedia: true } : null;
}
