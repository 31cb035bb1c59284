import type { FaceFonts } from "./share-fonts";

type Run = readonly [font: FaceFonts[number], text: string];

/** What no font has is left out: a share picture shows no boxes. */
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
export function lineOf(text: string, fonts: FaceFonts, { x, y, size }: { x: number; y: number; size: number }): string {
  let at = x;
  return runsOf(text, fonts)
    .map(([font, run]) => {
      const path = font.getPath(run, at, y, size).toPathData(1);
      at += font.getAdvanceWidth(run, size);
      return path;
    })
    .join("");
}

/** A word longer than a line is cut where the line ends. */
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

/** Lines that fit a width, so many at most; the last one tells that there is more. */
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
