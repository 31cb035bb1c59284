import type { ShareContent } from "../../../app/shell/head/share-address.server";
import { loadSharp } from "../resize";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Font } from "opentype.js";

const faces = {
  text: "figtree/files/figtree-$-400-normal.woff",
  strong: "figtree/files/figtree-$-600-normal.woff",
  display: "instrument-serif/files/instrument-serif-$-400-normal.woff",
} as const;
type Face = keyof typeof faces;
/** The fonts of a face: Latin, further languages, then the next face for missing characters. */
type FaceFonts = readonly Font[];

async function read(path: string): Promise<Font> {
  const bytes = await readFile(createRequire(import.meta.url).resolve(`@fontsource/${path}`));
  const { parse } = await import("opentype.js");
  return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}

const readFace = async (face: Face): Promise<Font[]> => [
  await read(faces[face].replace("$", "latin")),
  await read(faces[face].replace("$", "latin-ext")),
];

async function readFaces(): Promise<Readonly<Record<Face, FaceFonts>>> {
  const [text, strong, display] = [await readFace("text"), await readFace("strong"), await readFace("display")];
  // Instrument Serif has no ².
  return { text, strong, display: [...display, ...text] };
}

let loaded: ReturnType<typeof readFaces> | null = null;

/** Loaded with the first share picture: no page waits for them. */
export const shareFonts = () => (loaded ??= readFaces());

type Run = readonly [font: FaceFonts[number], text: string];

/** Characters that no font has are left out: a share picture shows no boxes. */
function runsOf(text: string, fonts: FaceFonts): Run[] {
  const runs: [FaceFonts[number], string][] = [];
  for (const sign of text.normalize("NFC").replace(/\s/g, " ")) {
    const font = fonts.find((each) => each.charToGlyphIndex(sign) > 0);
    if (!font) continue;
    const last = runs.at(-1);
    if (last?.[0] === font) last[1] += sign;
    else runs.push([font, sign]);
  }
  return runs;
}

export const widthOf = (text: string, fonts: FaceFonts, size: number): number =>
  runsOf(text, fonts).reduce((width, [font, run]) => width + font.getAdvanceWidth(run, size), 0);

/** The outlines of a line: no machine needs our fonts. */
function lineOf(text: string, fonts: FaceFonts, { x, y, size }: { x: number; y: number; size: number }): string {
  let at = x;
  return runsOf(text, fonts)
    .map(([font, run]) => {
      const path = font.getPath(run, at, y, size).toPathData(1);
      at += font.getAdvanceWidth(run, size);
      return path;
    })
    .join("");
}

/** Splits a word longer than a line at the line's end. */
function cut(word: string, fits: (text: string) => boolean): string[] {
  const pieces: string[] = [];
  let piece = "";
  for (const sign of word) {
    if (piece !== "" && !fits(piece + sign)) {
      pieces.push(piece);
      piece = "";
    }
    piece += sign;
  }
  return [...pieces, piece];
}

/** Breaks text into at most so many lines that fit a width; the last one shows an ellipsis if text is left. */
export function wrap(text: string, fits: (line: string) => boolean, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).flatMap((each) => (fits(each) ? [each] : cut(each, fits)))) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  let end = lines[most - 1] ?? "";
  while (end !== "" && !fits(`${end}…`)) end = end.slice(0, -1).trimEnd();
  return [...lines.slice(0, most - 1), `${end}…`];
}

/** The size that sites with link previews expect. */
const size = { width: 1200, height: 630 };
/** Width of the photo, beside the text. */
const photoWidth = 744;

/** The look's own colours (tokens.css). */
const [ink, stone, brick, paper, sand] = ["#1f2421", "#5f645f", "#a4452c", "#ffffff", "#f6f1ec"];

interface Place {
  left: number;
  width: number;
  titleSize: number;
  lines: number;
  priceSize: number;
}
const beside: Place = {
  left: photoWidth + 40,
  width: size.width - photoWidth - 80,
  titleSize: 48,
  lines: 4,
  priceSize: 34,
};
const alone: Place = { left: 72, width: size.width - 144, titleSize: 76, lines: 3, priceSize: 44 };

/** The text as outlines over the whole picture. */
async function words(
  { title, place, price, label, agency }: ShareContent,
  on: Place,
  isAlone: boolean,
): Promise<Buffer> {
  const fonts = await shareFonts();
  const line = (text: string, face: Face, at: { y: number; size: number; x?: number }, colour: string) =>
    `<path fill="${colour}" d="${lineOf(text, fonts[face], { x: on.left, ...at })}"/>`;
  const fitting = (face: Face, of: number) => (text: string) => widthOf(text, fonts[face], of) <= on.width;
  const titleLines = wrap(title, fitting("display", on.titleSize), on.lines);
  const leading = on.titleSize * 1.08;
  const firstLine = 330 - ((titleLines.length - 1) * leading) / 2;
  const placeLines = wrap(place, fitting("text", 24), 2);
  const prices = wrap(price, fitting("strong", on.priceSize), 2);
  const labelWidth = widthOf(label, fonts.strong, 26) + 40;
  const labelAt = isAlone ? { x: size.width - 72 - labelWidth, y: 52 } : { x: 32, y: 32 };
  const shapes = [
    line(agency, "display", { y: 88, size: 40 }, ink),
    ...placeLines.map((text, at) =>
      line(text, "text", { y: firstLine - on.titleSize - 14 - (placeLines.length - 1 - at) * 30, size: 24 }, stone),
    ),
    ...titleLines.map((text, at) => line(text, "display", { y: firstLine + at * leading, size: on.titleSize }, ink)),
    ...prices.map((text, at) =>
      line(text, "strong", { y: 574 - (prices.length - 1 - at) * on.priceSize * 1.2, size: on.priceSize }, ink),
    ),
    ...(label === ""
      ? []
      : [
          `<rect x="${labelAt.x}" y="${labelAt.y}" width="${labelWidth}" height="52" rx="4" fill="${brick}"/>`,
          line(label, "strong", { x: labelAt.x + 20, y: labelAt.y + 35, size: 26 }, paper),
        ]),
  ];
  const { width, height } = size;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes.join("")}</svg>`,
  );
}

/** The photo in its place. Of an upright one the upper part: there is the face of who it shows. */
async function fitted(photo: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(photo).metadata();
  const position = height > width ? "top" : "centre";
  return sharp(photo).resize({ width: photoWidth, height: size.height, fit: "cover", position }).toBuffer();
}

/** SEO-3: photo, title and price on one card; without a photo the text alone. */
export async function drawShare(content: ShareContent, photo: Buffer | null): Promise<Buffer> {
  const sharp = await loadSharp();
  const ground = photo ? paper : sand;
  const over = [{ input: await words(content, photo ? beside : alone, photo === null), left: 0, top: 0 }];
  const shown = photo && (await fitted(photo));
  return sharp({ create: { ...size, channels: 3, background: ground } })
    .composite(shown ? [{ input: shown, left: 0, top: 0 }, ...over] : over)
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
