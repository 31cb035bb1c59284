/** The windows-1252 letter for each byte from 0x80 on; some versions of Node decode it as Latin-1. */
const letters = [
  ..."€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ",
  ...Array.from({ length: 96 }, (_, at) => String.fromCharCode(at + 160)),
];
const bytes = new Map(letters.map((letter, at) => [letter, at + 128]));

/** Converts text decoded as Latin-1 to windows-1252, which is what senders mean by that name. */
export const asWindows1252 = (latin: string) =>
  latin.replace(/[\x80-\x9f]/g, (character) => letters[character.charCodeAt(0) - 128] ?? character);

/** A byte that is invalid in its encoding becomes a lone surrogate in the decoded text: this plus the byte. */
export const badByte = 0xdc00;
const badBytes = "\\udc80-\\udcff";
// XML forbids the first, and nobody means the second: they are windows-1252 under another name.
const controls = "\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\ufffe\\uffff";
const latinControls = "\\u007f-\\u009f";
/** Characters that no text has. */
export const strayCharacter = new RegExp(`[${controls}${latinControls}${badBytes}]`, "gu");

export const isStray = (code: number) => String.fromCodePoint(code).search(strayCharacter) !== -1;

export interface CharacterRepair {
  /** The original, to be reported to its sender. */
  written: string;
  meant: string;
}

const hex = (code: number) => code.toString(16).toUpperCase().padStart(2, "0");

/** The meaning of one of those characters: a letter of windows-1252, the line break of Word, or nothing. */
export function meaningOf(code: number): CharacterRepair {
  const byte = code - badByte;
  if (byte >= 0x80 && byte <= 0xff) return { written: `the byte ${hex(byte)}`, meant: letters[byte - 128] ?? "" };
  const written = `the character ${hex(code)}`;
  if (code >= 0x80 && code <= 0x9f) {
    const letter = letters[code - 128] ?? "";
    return { written, meant: letter.charCodeAt(0) === code ? "" : letter };
  }
  return { written, meant: code === 0x0b || code === 0x0c ? "\n" : "" };
}

const of = (...ranges: [number, number][]) =>
  ranges
    .flatMap(([from, to]) => letters.slice(from - 128, to - 127))
    .join("")
    .replace(/[\]\\^-]/g, "\\$&");
const following = `[${of([0x80, 0xbf])}]`;
/**
 * UTF-8 that was read as windows-1252 and encoded as UTF-8 again. Of the letters that may start a sequence, only those
 * that no language here has before such a sign: Ã¼, Â°, â€™, Å“, ðŸ˜Š.
 */
const twice = new RegExp(
  `Ã${following}|Â[${of([0xa0, 0xbf])}]|Å[${of([0x92, 0x93], [0xa0, 0xa1], [0xb8, 0xb8], [0xbd, 0xbe])}]|` +
    `â[${of([0x80, 0x84])}]${following}|ð[${of([0x9f, 0x9f])}]${following}{2}|ï»¿`,
  "g",
);
const maybeTwice = /[ÃÂÅâðï]/;

function readOnce(sequence: string): string {
  const written = Uint8Array.from([...sequence], (letter) => bytes.get(letter) ?? 0);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(written);
  } catch {
    return sequence;
  }
}

/** Decodes a text that was encoded twice; any other stays as it is. An address stays too, since its server defines it. */
export function undoDoubleEncoding(text: string): string {
  if (!maybeTwice.test(text) || /^\s*(?:https?:)?\/\//i.test(text)) return text;
  let meant = text;
  // Some texts went round twice.
  for (let round = 0; round < 2; round += 1) meant = meant.replace(twice, readOnce);
  // A no-break space within a sequence is often already a plain space.
  return meant === text ? text : meant.replaceAll("Ã ", "à").replaceAll("Â ", " ");
}
