import { ascentOf, inFonts, type Face, type FontRun } from "./report-fonts.js";

export interface TextStyle {
  face: Face;
  size: number;
  /** From one line to the next. */
  leading: number;
  color: string;
  /** Between letters, for small capitals. */
  tracking?: number;
}

interface Run extends FontRun {
  width: number;
}
export interface Line {
  runs: readonly Run[];
  width: number;
}

/** Of its style: how large a raised sign is, and how far above the line it stands. */
const raised = { size: 0.6, by: 0.33 };
const sizeOf = (run: FontRun, { size }: TextStyle) => (run.raised ? size * raised.size : size);

/** Figures stand under one another. */
const figures: PDFKit.Mixins.OpenTypeFeatures[] = ["tnum", "kern", "liga"];

function runsOf(doc: PDFKit.PDFDocument, text: string, style: TextStyle): Run[] {
  const { face, tracking = 0 } = style;
  return inFonts(text, face).map((part) => ({
    ...part,
    width: doc
      .font(part.font)
      .fontSize(sizeOf(part, style))
      .widthOfString(part.text, { characterSpacing: tracking, features: figures }),
  }));
}

const widthOf = (doc: PDFKit.PDFDocument, text: string, style: TextStyle) =>
  runsOf(doc, text, style).reduce((sum, { width }) => sum + width, 0);

export const textWidth = widthOf;

/** Of pieces that come again and again; fonts are the same files in each report. */
const measured = new Map<string, number>();
const cacheLimit = 20_000;

function pieceWidth(doc: PDFKit.PDFDocument, piece: string, style: TextStyle): number {
  const key = `${style.face} ${style.size} ${style.tracking ?? 0} ${piece}`;
  const known = measured.get(key);
  if (known !== undefined) return known;
  if (measured.size >= cacheLimit) measured.clear();
  const width = widthOf(doc, piece, style);
  measured.set(key, width);
  return width;
}

/** Words, and the places within them where a line may end; a number stays beside what it counts. */
const pieces = (paragraph: string) =>
  paragraph.match(/(?:\d[\d.,\u00A0\u202F]* (?=\p{L}))?(?:[^ \t/-]*[/-]+|[^ \t/-]+)|[ \t]+/gu) ?? [];

/** Cuts what is longer than a line wherever the line ends. */
function cut(doc: PDFKit.PDFDocument, piece: string, style: TextStyle, width: number): string[] {
  if (pieceWidth(doc, piece, style) <= width) return [piece];
  const parts: string[] = [];
  let part = "";
  for (const sign of piece) {
    if (part && widthOf(doc, part + sign, style) > width) {
      parts.push(part);
      part = "";
    }
    part += sign;
  }
  return [...parts, part];
}

/** A text in lines that are no wider; its own line ends stay. */
export function layOutText(doc: PDFKit.PDFDocument, text: string, style: TextStyle, width: number): Line[] {
  const lines: Line[] = [];
  const end = (line: string) => {
    const runs = runsOf(doc, line.trimEnd(), style);
    lines.push({ runs, width: runs.reduce((sum, run) => sum + run.width, 0) });
  };
  for (const paragraph of text.replace(/\r\n?/g, "\n").trim().split(/\n+/)) {
    let line = "";
    // Piece by piece: a line that is measured anew with each of its words costs a CMS half a second a report.
    let filled = 0;
    for (const piece of pieces(paragraph.trim()).flatMap((each) => cut(doc, each, style, width))) {
      const wide = pieceWidth(doc, piece, style);
      if (line && filled + wide > width && piece.trim()) {
        end(line);
        [line, filled] = [piece, wide];
      } else {
        line += piece;
        filled += wide;
      }
    }
    end(line);
  }
  return lines;
}

/** Draws a line with its top at `y`. */
export function drawLine(doc: PDFKit.PDFDocument, line: Line, style: TextStyle, x: number, y: number): void {
  let at = x;
  for (const run of line.runs) {
    // For readers it stays what it is.
    if (run.raised) doc.markContent("Span", { actual: run.raised });
    doc
      .font(run.font)
      .fontSize(sizeOf(run, style))
      .fillColor(style.color)
      .text(run.text, at, y, {
        ...{ lineBreak: false, characterSpacing: style.tracking ?? 0, features: figures },
        // Whichever fonts a line has, its letters stand on one line.
        baseline: -(ascentOf(style.face) - (run.raised ? raised.by : 0)) * style.size,
      });
    if (run.raised) doc.endMarkedContent();
    at += run.width;
  }
}
